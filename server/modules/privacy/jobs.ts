import { hourMs } from '#contract/time.ts'
import type { AppContext } from '#server/http/context.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeExpired } from '#server/modules/auth/erasure/erasure.ts'
import { purgeGuestClients } from '#server/modules/orders/orders.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { eraseDueAccounts } from './privacy.ts'

/** Schedules the purge of expired sessions and codes, and the erasure of accounts that are due. */
export function registerPrivacyJobs(jobs: JobRunner, engine: SearchEngine, { config }: Pick<AppContext, 'config'>): void {
  jobs.schedule('privacy.erase', hourMs, async (_, { database, now }) => {
    await eraseDueAccounts(database, engine, { config, now })
  })
  jobs.schedule('privacy.purge', 24 * hourMs, async (_, { database, now }) => {
    await purgeExpired(database.db, now)
    await purgeGuestClients(database.db, now)
  })
}
