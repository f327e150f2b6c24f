import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeUnconfirmed } from './newsletter.ts'

const dayMs = 86_400_000

/** Schedules the purge of emails that were never confirmed. */
export function registerNewsletterJobs(jobs: JobRunner): void {
  jobs.schedule('newsletter.purge', dayMs, (_, { database, now }) => purgeUnconfirmed(database.db, now))
}
