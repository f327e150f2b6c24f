import { lowestId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { GatewayError, type PaymentGateway, type SavedCard } from '#server/modules/payments/payments.ts'
import { cardColumns, notifyOfCard } from './begin.ts'
import { dropCustomer } from './cancel.ts'
import { type Context, type Dependencies, writeChanges } from './context.ts'
import * as orders from './order-queries.ts'
import * as queries from './queries.ts'

const batch = 100

/**
 * Asks the provider whether the requested card was given; true if it's charged from now on. If the provider can't be asked now, the job
 * does so later.
 */
export async function checkCard({ database, gateway }: Dependencies, id: string, context: Context): Promise<boolean> {
  const session = (await queries.deliveryById.one(database.db, { id }))?.card_session_id
  if (!session || !gateway) return false
  try {
    return (await attachCard({ database, gateway }, { id, session }, context)) === 'given'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return false
  }
}

/** Like `checkCard`, for all deliveries that wait for a card. */
export async function checkCards(dependencies: Dependencies, context: Context): Promise<void> {
  for (let last = lowestId; ;) {
    const found = await queries.deliveriesWithCardSession.all(dependencies.database.db, { after: last, limit: batch })
    for (const { id } of found) await checkCard(dependencies, id, context)
    if (found.length < batch) return
    last = found.at(-1)!.id
  }
}

/**
 * Makes the given card the one to charge, first for the open order. Returns the provider's state of the session, which the delivery keeps
 * only while it's open.
 */
export async function attachCard(
  { database, gateway }: { database: Dependencies['database']; gateway: PaymentGateway },
  { id, session }: { id: string; session: string },
  context: Context,
): Promise<'open' | 'over' | 'given'> {
  const card = await gateway.savedCards.readCard(session)
  if (card === 'open') return 'open'
  if (card !== 'over') return (await database.transaction((tx) => takeCard(tx, { id, session, card }, context))) ? 'given' : 'over'
  await queries.cardPages.endPage.run(database.db, { id, session })
  return 'over'
}

/** Stores the card; false if it isn't charged. */
async function takeCard(
  tx: Tx,
  { id, session, card }: { id: string; session: string; card: SavedCard },
  context: Context,
): Promise<boolean> {
  const { now } = context
  const row = await queries.lock.one(tx, { id })
  // The card was stored already, or the delivery was cancelled.
  if (row?.card_session_id !== session) return row?.card_id === card.cardId
  const isGone = card.customerId !== row.customer_id && !(await queries.needsCustomer.one(tx, { customer: card.customerId }))!.is_needed
  // Another customer's card has paid since: this one was deleted with its customer.
  if (isGone) {
    await queries.cardPages.endPage.run(tx, { id, session })
    return false
  }
  const changes = { ...cardColumns(card), card_session_id: null, ...(row.problem === 'no_card' && { problem: null }) }
  const after = await writeChanges(tx, row, changes, now)
  if (card.customerId !== row.customer_id) await dropCustomer(tx, row.customer_id, now)
  await orders.chargeNow.run(tx, { delivery: id, now })
  await notifyOfCard(tx, row, after, context)
  return true
}
