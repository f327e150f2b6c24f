import { dayMs, minuteMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { sendReports } from './mail.ts'
import { areCohortsCounted, countCohorts, countDays } from './rollup.ts'

/** Schedules the counting of past days and of cohorts, and the daily mail. */
export function registerAnalyticsJobs(jobs: JobRunner, config: Config): void {
  jobs.schedule('analytics.days', 10 * minuteMs, async (_, { database, now }) => {
    await countDays(database, now)
    if (!(await areCohortsCounted(database.db))) await countCohorts(database, now)
  })
  jobs.schedule('analytics.cohorts', dayMs, (_, { database, now }) => countCohorts(database, now))
  jobs.schedule('analytics.mail', 30 * minuteMs, (_, { database, now }) => sendReports(database, config, now))
}
