import { limits } from '#contract/limits.ts'
import { dayMs, dayOf } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeMissing, trimMissing } from './queries.ts'

/** The number of missing pages that stay in the log for each past day. */
const pagesPerDay = 1000

/** Schedules the purge of the log of missing pages. */
export function registerSeoJobs(jobs: JobRunner): void {
  jobs.schedule('seo.purge', dayMs, async (_, { database, now }) => {
    await purgeMissing.run(database.db, { before: dayOf(now.getTime() - limits.missingPages.days * dayMs) })
    for (const ago of [1, 2]) await trimMissing.run(database.db, { day: dayOf(now.getTime() - ago * dayMs), most: pagesPerDay })
  })
}
