import type { JobContext } from '#server/jobs/attempt.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { DeliveryError } from './gateway.ts'
import type { Gateways } from './gateways.ts'
import { toHtml } from './mail/html.ts'
import { toText } from './mail/text.ts'
import * as queries from './queries.ts'

/**
 * Delivers a message at most once: `begin` lets one sender through, and a delivery that began and got no response isn't begun again.
 * Throws a `PermanentJobError` unless it can be retried later.
 */
export async function deliver(id: string, gateways: Gateways, { database: { db }, now }: JobContext): Promise<void> {
  const message = await queries.messageToSend.one(db, { id })
  if (message?.state === 'sending') await endUnclear(db, id, 'its sender died')
  if (message?.state !== 'pending') return
  const gateway = gateways[message.channel]
  if (!gateway) return void (await queries.markStored.run(db, { id }))
  if (message.expires_at && message.expires_at <= now) throw new PermanentJobError('expired')
  const { recipient: to, subject, mail } = message
  const content = mail === null ? { text: message.body, html: null } : { text: toText(mail), html: toHtml(mail) }
  let begun = false
  const begin = async () => {
    begun = (await queries.markSending.run(db, { id })) > 0
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
