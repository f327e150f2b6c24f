import type { JobRunner } from '#server/jobs/runner.ts'
import { forgetExpired } from '#server/modules/auth/users/users.ts'
import { eraseDueAccounts } from './privacy.ts'

const hourMs = 3_600_000

/** What is forgotten by itself: accounts whose last day has passed; sessions and codes that are past. */
export function registerPrivacyJobs(jobs: JobRunner): void {
  jobs.schedule('privacy.erase', hourMs, async (_, { database, now }) => void (await eraseDueAccounts(database, now)))
  jobs.schedule('privacy.forget', 24 * hourMs, (_, { database, now }) => forgetExpired(database.db, now))
}
