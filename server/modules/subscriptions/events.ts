import type { Tx } from '#server/db/statement.ts'
import type { SubscriptionEvent } from '#server/modules/payments/payments.ts'
import { applyReading, type ReadingOutcome, type Reading } from './apply.ts'
import { readCard } from './read-card.ts'
import { saveInvoice } from './charges.ts'
import type { Context } from './mails.ts'
import * as queries from './queries.ts'
import { type ReadRequest, endUnpaid, readProvider } from './read.ts'

/**
 * Reads the subject of a provider's event outside of any transaction, and returns a function that stores it in one. An event may be old, so
 * only its ids are used: the current state is requested.
 */
export async function readEvent(
  readRequest: ReadRequest,
  event: SubscriptionEvent,
): Promise<(tx: Tx, context: Context) => Promise<ReadingOutcome>> {
  const { providerId, sessionId } = event
  if (providerId !== null) {
    const reading = await readProvider(readRequest, providerId)
    return (tx, context) => (reading ? applyEvent(tx, event, reading, context) : Promise.resolve('unknown subscription'))
  }
  const waiting =
    sessionId === null ? undefined : await queries.subscriptionByCardSession.one(readRequest.database.db, { session: sessionId })
  if (waiting?.card_session_id) return (await readCard(readRequest, waiting, waiting.card_session_id)).write
  const session = sessionId === null ? undefined : await readRequest.gateway.readSession(sessionId)
  return async (tx, { now }) => {
    const row =
      sessionId !== null && session?.state === 'expired' ? await queries.subscriptionBySession.one(tx, { session: sessionId }) : undefined
    if (!row) return 'nothing'
    await endUnpaid(tx, row.id, now)
    return 'applied'
  }
}

async function applyEvent(tx: Tx, { invoice }: SubscriptionEvent, reading: Reading, context: Context): Promise<ReadingOutcome> {
  const outcome = await applyReading(tx, reading, context)
  if (!invoice || invoice.id === reading.subscription.invoice?.id) return outcome
  // This is an earlier invoice, which the newest reading doesn't include.
  const row = await queries.subscriptionByProviderId.one(tx, { provider: reading.subscription.id })
  if (row) await saveInvoice(tx, row, invoice, context)
  return outcome
}
