import { dayMs } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import type { AppContext } from '#server/http/context.ts'
import { deliver, recordDead, queueDeliveries } from './deliver.ts'
import { purgeEvents } from './queries.ts'
import { deliverJob } from './webhooks.ts'

const storedMs = 30 * dayMs
const batch = 5000

/** Registers the jobs that deliver events to endpoints, and the purge of the log after a month. */
export function registerWebhookJobs(jobs: JobRunner, app: Pick<AppContext, 'config' | 'signingSecret' | 'clock'>): void {
  jobs.register('webhooks.event', queueDeliveries)
  jobs.register(deliverJob, (job, context) => deliver(job, context, app), recordDead, { hasLanes: true })
  jobs.schedule('webhooks.purge', dayMs, async (_, { database, now }) => {
    const before = new Date(now.getTime() - storedMs)
    await inBatches((limit) => purgeEvents.run(database.db, { before, limit }), batch)
  })
}
