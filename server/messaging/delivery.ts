import { dayMs, hourMs, minuteMs } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Job, JobContext } from '#server/jobs/attempt.ts'
import type { Db } from '#server/db/statement.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { bulkJob, sendBulk } from './bulk.ts'
import { deliver } from './deliver.ts'
import type { Gateways } from './gateways.ts'
import { sendJob } from './outbox.ts'
import * as queries from './queries.ts'

interface Delivery {
  gateways: Gateways
  clock: () => Date
}

/** Retention of the text of undelivered and outbox messages, and of the record that a message was sent. */
const textRetentionMs = dayMs
const recordRetentionMs = 90 * dayMs
const purgeBatch = 5000

/** Registers the jobs that deliver queued messages and purge old ones. */
export async function registerDelivery(db: Db, jobs: JobRunner, { gateways, clock }: Delivery): Promise<void> {
  await queries.setChannels.run(db, { channels: (['email', 'sms'] as const).filter((channel) => gateways[channel]) })
  jobs.register(sendJob, (job, context) => deliver(idOf(job), gateways, context), recordDead)
  jobs.schedule(bulkJob, minuteMs, (_, context) => sendBulk({ ...context, gateways, clock }), { isLong: true })
  jobs.schedule('messages.purge', hourMs, purge)
}

const idOf = ({ data }: Job): string => (data as { message: string }).message

async function recordDead(job: Job, reason: string, { database: { db } }: JobContext): Promise<void> {
  await queries.markUndelivered.run(db, { id: idOf(job), state: 'dead', reason })
}

async function purge(_: Job, { database: { db }, now }: JobContext): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await inBatches((limit) => queries.eraseText.run(db, { before: ago(textRetentionMs), limit }), purgeBatch)
  await inBatches((limit) => queries.purgeStoredMessages.run(db, { before: ago(textRetentionMs), limit }), purgeBatch)
  await inBatches((limit) => queries.purgeOldMessages.run(db, { before: ago(recordRetentionMs), limit }), purgeBatch)
}
