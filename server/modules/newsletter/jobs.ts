import { dayMs } from '#contract/time.ts'
import type { AppContext } from '#server/http/context.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeUnconfirmed } from './newsletter.ts'
import { sendIssues } from './send-issues.ts'

const sendEveryMs = 60_000

/** Schedules sending issues, and deleting emails that were never confirmed. */
export function registerNewsletterJobs(jobs: JobRunner, context: Pick<AppContext, 'config' | 'signingSecret'>): void {
  jobs.schedule('newsletter.send', sendEveryMs, (_, work) => sendIssues(work, context))
  jobs.schedule('newsletter.purge', dayMs, (_, { database, now }) => purgeUnconfirmed(database.db, now))
}
