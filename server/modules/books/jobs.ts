import { dayMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { compareBooks } from './books.ts'

/** Schedules the nightly comparison of the books, which logs each difference with its id. */
export function registerBookJobs(jobs: JobRunner, log: { error: (fields: object, message: string) => void }): void {
  jobs.schedule('books.compare', dayMs, async (_, { database, now }) => {
    for (const imbalance of await compareBooks(database, now)) log.error(imbalance, 'the books disagree')
  })
}
