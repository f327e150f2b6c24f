import { limits } from '#contract/limits.ts'
import { dayMs, dayOf } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeLog, purgeOpened, trimLog } from './log-queries.ts'

/** The number of queries that stay in the log for each past day. */
const queriesPerDay = 5000

/** Schedules the purge of the search log. */
export function registerSearchJobs(jobs: JobRunner): void {
  jobs.schedule('search.purge', dayMs, async (_, { database, now }) => {
    const before = dayOf(now.getTime() - limits.searchLog.days * dayMs)
    for (const purge of [purgeLog, purgeOpened]) await inBatches((limit) => purge.run(database.db, { before, limit }))
    for (const ago of [1, 2]) await trimLog.run(database.db, { day: dayOf(now.getTime() - ago * dayMs), most: queriesPerDay })
  })
}
