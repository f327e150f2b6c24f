import { openDatabase } from '#server/db/pool.ts'
import { countCohorts, countDays } from '#server/modules/analytics/rollup.ts'

/** Counts the days of the filled orders, as the nightly jobs would have. */
export async function fillDays(url: string): Promise<void> {
  const database = openDatabase(url, 1)
  try {
    await countDays(database, new Date())
    await countCohorts(database, new Date())
  } finally {
    await database.close()
  }
}
