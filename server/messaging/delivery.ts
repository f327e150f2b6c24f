import type { Job, JobContext } from '#server/jobs/attempt.ts'
import type { Db } from '#server/db/statement.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { DeliveryError } from './gateway.ts'
import type { Gateways } from './gateways.ts'
import { toHtml } from './mail/html.ts'
import { toText } from './mail/text.ts'
import { sendJob } from './outbox.ts'
import * as queries from './queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Retention of the text of undelivered and outbox messages, and of the record that a message was sent. */
const textRetentionMs = dayMs
const recordRetentionMs = 90 * dayMs
const purgeBatch = 5000

/** Registers the jobs that deliver queued messages and purge old ones. */
export async function registerDelivery(db: Db, jobs: JobRunner, gateways: Gateways): Promise<void> {
  await queries.setChannels.run(db, { channels: (['email', 'sms'] as const).filter((channel) => gateways[channel]) })
  jobs.register(sendJob, (job, context) => deliver(idOf(job), gateways, context), recordDead)
  jobs.schedule('messages.purge', hourMs, purge)
}

const idOf = ({ data }: Job): string => (data as { message: string }).message

/**
 * Delivers a message at most once: `begin` lets one sender through, and a delivery that began and got no response isn't begun again.
 * Throws a `PermanentJobError` unless it can be retried later.
 */
async function deliver(id: string, gateways: Gateways, { database: { db }, now }: JobContext): Promise<void> {
  const message = await queries.messageToSend.one(db, { id })
  if (message?.state === 'sending') await endUnclear(db, id, 'its sender died')
  if (message?.state !== 'pending') return
  const gateway = gateways[message.channel]
  if (!gateway) return void (await queries.store.run(db, { id }))
  if (message.expires_at && message.expires_at <= now) throw new PermanentJobError('expired')
  const { recipient: to, subject, mail } = message
  const content = mail === null ? { text: message.body, html: null } : { text: toText(mail), html: toHtml(mail) }
  let begun = false
  const begin = async () => {
    begun = (await queries.begin.run(db, { id })) > 0
    if (!begun) throw new DeliveryError('later', 'another process is sending it')
  }
  try {
    await gateway.send({ id, to, subject, ...content, unsubscribe: mail?.unsubscribe, now }, begin)
  } catch (error) {
    const outcome = error instanceof DeliveryError ? error.outcome : begun ? 'unclear' : 'later'
    if (outcome === 'never') throw new PermanentJobError((error as Error).message)
    if (outcome === 'unclear') await endUnclear(db, id, (error as Error).message)
    if (begun) await queries.release.run(db, { id })
    throw error
  }
  await queries.markSent.run(db, { id })
}

async function endUnclear(db: JobContext['database']['db'], id: string, reason: string): Promise<never> {
  await queries.markUndelivered.run(db, { id, state: 'unclear', reason })
  throw new PermanentJobError(`possibly sent, no response: ${reason}`)
}

async function recordDead(job: Job, reason: string, { database: { db } }: JobContext): Promise<void> {
  await queries.markUndelivered.run(db, { id: idOf(job), state: 'dead', reason })
}

async function purge(_: Job, { database: { db }, now }: JobContext): Promise<void> {
  const ago = (ms: number) => ({ before: new Date(now.getTime() - ms), limit: purgeBatch })
  while ((await queries.eraseText.run(db, ago(textRetentionMs))) === purgeBatch);
  while ((await queries.purgeKept.run(db, ago(textRetentionMs))) === purgeBatch);
  while ((await queries.purgeOld.run(db, ago(recordRetentionMs))) === purgeBatch);
}
