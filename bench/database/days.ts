import { openDatabase } from '#server/db/pool.ts'
import { countCohorts, countDays } from '#server/modules/analytics/rollup.ts'

/** Computes the daily counts of the filled orders, as the nightly jobs would have done. */
export async function fillDays(url: string): Promise<void> {
  const database = openDatabase(url, 1)
  try {
    await countDays(database, new Date())
    await countCohorts(database, new Date())
  } finally {
    await database.close()
  }
}
