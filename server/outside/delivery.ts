import type { Job, JobContext } from '#server/jobs/attempt.ts'
import type { Db } from '#server/db/statement.ts'
import { Hopeless } from '#server/jobs/retry.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { Undelivered } from './gateway.ts'
import type { Gateways } from './gateways.ts'
import { toHtml } from './mail/html.ts'
import type { Mail } from './mail/mail.ts'
import { sendJob } from './outbox.ts'
import * as queries from './queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** How long the words of what did not arrive, and of what the outbox shows, are kept; and how long it is known what was sent. */
const wordsMs = dayMs
const recordMs = 30 * dayMs

/** Has the jobs send what is posted from now on, and forget it in time. */
export async function openDelivery(db: Db, jobs: JobRunner, gateways: Gateways): Promise<void> {
  await queries.openChannels.run(db, { channels: (['email', 'sms'] as const).filter((channel) => gateways[channel]) })
  jobs.register(sendJob, (job, context) => deliver(idOf(job), gateways, context), noteDead)
  jobs.schedule('messages.forget', hourMs, forget)
}

const idOf = ({ data }: Job): string => (data as { message: string }).message

/**
 * Sends a message, never twice: `begin` lets one sender through, and what was begun and got no answer is not begun again. Throws where
 * it is to be tried later, and `Hopeless` where it is not.
 */
async function deliver(id: string, gateways: Gateways, { database: { db }, now }: JobContext): Promise<void> {
  const message = await queries.messageToSend.one(db, { id })
  if (message?.state === 'sending') await endUnclear(db, id, 'its sender was stopped')
  if (message?.state !== 'pending') return
  const gateway = gateways[message.channel as 'email' | 'sms']
  if (!gateway) return void (await queries.keep.run(db, { id }))
  if (message.expires_at && message.expires_at <= now) throw new Hopeless('too late to be of use')
  const html = message.mail === null ? null : toHtml(message.mail as Mail)
  let begun = false
  const begin = async () => {
    begun = (await queries.begin.run(db, { id })) > 0
    if (!begun) throw new Undelivered('later', 'another sender has it')
  }
  try {
    await gateway.send({ id, to: message.recipient, subject: message.subject, text: message.body, html, now }, begin)
  } catch (error) {
    const outcome = error instanceof Undelivered ? error.outcome : begun ? 'unclear' : 'later'
    if (outcome === 'never') throw new Hopeless((error as Error).message)
    if (outcome === 'unclear') await endUnclear(db, id, (error as Error).message)
    if (begun) await queries.release.run(db, { id })
    throw error
  }
  await queries.markSent.run(db, { id })
}

async function endUnclear(db: JobContext['database']['db'], id: string, reason: string): Promise<never> {
  await queries.giveUp.run(db, { id, state: 'unclear', reason })
  throw new Hopeless(`perhaps sent, no answer: ${reason}`)
}

async function noteDead(job: Job, reason: string, { database: { db } }: JobContext): Promise<void> {
  await queries.giveUp.run(db, { id: idOf(job), state: 'dead', reason })
}

async function forget(_: Job, { database: { db }, now }: JobContext): Promise<void> {
  const ago = (ms: number) => ({ before: new Date(now.getTime() - ms) })
  await queries.eraseOld.run(db, ago(wordsMs))
  await queries.forgetKept.run(db, ago(wordsMs))
  await queries.forgetOld.run(db, ago(recordMs))
}
