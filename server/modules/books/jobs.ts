import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { recountFits } from '#server/modules/reviews/reviews.ts'
import { compareBooks } from './books.ts'

interface Log {
  error: (fields: object, message: string) => void
}

/** Schedules the nightly comparison of the books, which logs each difference with its id. */
export function registerBookJobs(jobs: JobRunner, log: Log): void {
  jobs.schedule('books.compare', dayMs, (_, { database, now }) => checkBooks(database, now, log))
}

/** Compares the books. How sizes fit is counted anew where it differs, since that is only a count of what is there. */
export async function checkBooks(database: Database, now: Date, log: Log): Promise<void> {
  const found = await compareBooks(database, now)
  for (const imbalance of found) log.error(imbalance, 'the books disagree')
  const miscounted = found.filter(({ what }) => what === 'fits')
  if (miscounted.length === 0) return
  await recountFits(
    database,
    miscounted.map(({ id }) => id),
  )
  await compareBooks(database, now)
}
