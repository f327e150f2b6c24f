import { isDeepStrictEqual } from 'node:util'
import { addDays } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { findOrder, lockOrder, type OrderRow, type StoredRepeat } from '#server/modules/orders/orders.ts'
import { paymentsOf, type SavedCard } from '#server/modules/payments/payments.ts'
import { dropCustomer } from './cancel.ts'
import { nextAfter, shopDayOf } from './days.ts'
import { type Context, type Dependencies, writeChanges } from './context.ts'
import { queueMail } from './mails.ts'
import * as orders from './order-queries.ts'
import * as queries from './queries.ts'
import type { DeliveryRow } from './queries.ts'

/** Handles a card-paid order: begins its repeat deliveries, and continues the one that placed it. Idempotent. */
export async function orderPaid(dependencies: Dependencies, orderId: string, context: Context): Promise<void> {
  const { database, gateway } = dependencies
  const order = await findOrder(database.db, orderId)
  if (!order || order.user_id === null || order.payment_status !== 'Paid') return
  const paid = (await paymentsOf(database.db, orderId)).find(({ status }) => status === 'captured')
  // A charge of a saved card has a known card; a payment on the provider's page has a new one.
  const isNew = paid && paid.session_id !== paid.intent_id
  const read = isNew && gateway ? await gateway.savedCards.readCard(paid.session_id) : null
  const card = read && typeof read === 'object' ? read : null
  const seen = new Set<string>()
  for (const line of order.lines)
    for (const repeat of line.repeats ?? []) {
      // An order that a repeat delivery placed has its id on several lines.
      if (seen.has(repeat.id)) continue
      seen.add(repeat.id)
      await database.transaction((tx) => beginOrContinue(tx, { order, line, repeat, card }, context))
    }
}

interface Paid {
  order: OrderRow
  line: OrderRow['lines'][number]
  repeat: StoredRepeat
  card: SavedCard | null
}

async function beginOrContinue(tx: Tx, paid: Paid, context: Context): Promise<void> {
  const row = await queries.lock.one(tx, { id: paid.repeat.id })
  if (row) await continueDelivery(tx, row, paid, context)
  else await begin(tx, paid, context)
}

async function begin(tx: Tx, { order: { id }, repeat: { id: repeatId }, card }: Paid, context: Context): Promise<void> {
  const { now, config } = context
  // The order's lock makes a concurrent edit or cancellation find the repeat deliveries that begin here.
  const order = await lockOrder(tx, id)
  const line = order.lines.find(({ repeats }) => repeats?.some((one) => one.id === repeatId))
  const repeat = line?.repeats?.find((one) => one.id === repeatId)
  if (order.payment_status !== 'Paid' || !line || !repeat) return
  const ordered = shopDayOf(order.ordered_at, config.shipping.timeZone)
  const row: DeliveryRow = {
    id: repeat.id,
    user_id: order.user_id!,
    first_order_id: order.id,
    variant_id: line.variantId,
    quantity: repeat.quantity,
    weeks: repeat.weeks,
    percent: repeat.percent,
    state: card ? 'active' : 'paused',
    problem: card ? null : 'no_card',
    next_on: addDays(ordered, repeat.weeks * 7),
    reminded_for: null,
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    shipping_method: order.shipping_method.code,
    currency: order.currency?.code ?? null,
    price: repeat.price ?? Math.round(line.price - line.discount / line.quantity),
    customer_id: null,
    card_id: null,
    card: null,
    ...cardColumns(card),
    card_session_id: null,
    is_first_gone: false,
    version: 1,
    created_at: now,
  }
  if (!(await queries.insert.one(tx, row))) return
  await orders.insertFirst.run(tx, { id: newId(now), delivery: row.id, dueOn: ordered, order: order.id, now })
  await queueMail(tx, row, { event: 'started' }, context)
}

/** Makes the card that paid the one to charge from now on, and resumes a delivery that was paused because its card failed. */
async function continueDelivery(tx: Tx, row: DeliveryRow, { order, card }: Paid, context: Context): Promise<void> {
  const { now, config } = context
  await orders.endOrdered.run(tx, { delivery: row.id, order: order.id, state: 'paid' })
  const isOther = card !== null && row.state !== 'cancelled'
  const wasUnpaid = row.state === 'paused' && (row.problem === 'declined' || row.problem === 'unconfirmed')
  if (!isOther && row.problem === null) return
  const today = shopDayOf(now, config.shipping.timeZone)
  const after = await writeChanges(
    tx,
    row,
    {
      ...(isOther && cardColumns(card)),
      ...(row.state !== 'paused' && { problem: null }),
      ...(wasUnpaid && {
        state: 'active',
        problem: null,
        next_on: row.next_on > today ? row.next_on : nextAfter(row.next_on, row.weeks, today),
      }),
    },
    now,
  )
  if (!isOther) return
  if (card.customerId !== row.customer_id) await dropCustomer(tx, row.customer_id, now)
  await notifyOfCard(tx, row, after, context)
}

/** Mails the customer that another card will be charged; nothing if the same card was given again. */
export async function notifyOfCard(tx: Tx, before: DeliveryRow, after: DeliveryRow, context: Context): Promise<void> {
  if (!isDeepStrictEqual(before.card, after.card)) await queueMail(tx, after, { event: 'changed' }, context)
}

/** The columns stored for a card, none of which is enough to charge it elsewhere. */
export const cardColumns = (card: SavedCard | null) =>
  card && { customer_id: card.customerId, card_id: card.cardId, card: { brand: card.brand, last4: card.last4, expires: card.expires } }
