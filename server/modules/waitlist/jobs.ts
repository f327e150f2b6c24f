import { dayMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeUnconfirmed } from './waitlist.ts'

/** Schedules deleting emails that were never confirmed. */
export function registerWaitlistJobs(jobs: JobRunner): void {
  jobs.schedule('waitlist.purge', dayMs, (_, { database, now }) => purgeUnconfirmed(database.db, now))
}
