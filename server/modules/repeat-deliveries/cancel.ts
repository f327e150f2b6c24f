import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { cancel, lockOrder, type RepeatPieces } from '#server/modules/orders/orders.ts'
import { type Context, type Dependencies, writeChanges } from './context.ts'
import { nameOfFirst, queueMail } from './mails.ts'
import * as lineQueries from './line-queries.ts'
import * as orders from './order-queries.ts'
import * as queries from './queries.ts'
import * as firstOrderQueries from './first-order-queries.ts'
import type { DeliveryRow } from './queries.ts'

/**
 * The job that deletes a customer at the payment provider, with their card, once nothing needs it, and closes the page on which another
 * card could be given.
 */
export const dropCustomerJob = 'repeatDeliveries.dropCustomer'

/**
 * `reason` is staff's reason for the customer; empty if customers cancel themselves. `ended`: it ends with the order that it began with.
 */
type Why = { event: 'cancelled'; reason: string } | { event: 'ended'; number: string }

/** Cancels a locked repeat delivery for good, along with its unpaid order; its card is deleted, and no other can be given. */
export async function cancelDelivery(tx: Tx, row: DeliveryRow, why: Why, context: Context): Promise<DeliveryRow> {
  const { now } = context
  const open = await orders.openOrderOf.one(tx, { delivery: row.id })
  if (open) await cancelOpen(tx, row, open.order_id, context)
  const after = await writeChanges(tx, row, { state: 'cancelled', problem: null, card_session_id: null }, now)
  await dropCustomer(tx, row.customer_id, now, row.card_session_id)
  await queueMail(tx, after, why, context)
  return after
}

/**
 * Cancels a locked repeat delivery if nothing is left of what it began with (its order was cancelled or refunded, or its pieces were taken
 * out or sent back) and nothing was delivered since. Where other products were added, only its first one is taken out, as they have
 * nothing to do with that order. Returns whether it did either.
 */
export async function endWithOrder(tx: Tx, row: DeliveryRow, context: Context): Promise<boolean> {
  const over = await firstOrderQueries.refundedFirstOrder.one(tx, { id: row.id })
  if (!over || row.state === 'cancelled') return over !== undefined
  const [next] = await lineQueries.othersOf.all(tx, { delivery: row.id })
  if (!next) await cancelDelivery(tx, row, { event: 'ended', number: over.number }, context)
  else await endFirst(tx, row, { next, number: over.number }, context)
  return true
}

/** Takes the first product out, along with the unpaid order that it's in; the others come on the next date. */
async function endFirst(
  tx: Tx,
  row: DeliveryRow,
  { next, number }: { next: lineQueries.OtherLine; number: string },
  context: Context,
): Promise<void> {
  const open = await orders.openOrderOf.one(tx, { delivery: row.id })
  if (open) await cancelOpen(tx, row, open.order_id, context)
  const removed = await nameOfFirst(tx, row, context)
  // What was wrong with the open order is over with it.
  const changes = open && row.state === 'active' ? ({ problem: null } as const) : {}
  const after = await replaceFirst(tx, row, { ...next, ...changes }, context.now)
  await queueMail(tx, after, { event: 'endedFirst', number, removed }, context)
}

/** Takes the first product of a locked repeat delivery out; this one of the others takes its place. `problem`: null if it's over. */
export async function replaceFirst(
  tx: Tx,
  row: DeliveryRow,
  next: lineQueries.OtherLine & { problem?: null },
  now: Date,
): Promise<DeliveryRow> {
  await lineQueries.deleteLine.run(tx, { delivery: row.id, variant: next.variant_id })
  return writeChanges(tx, row, { ...problemAfter(row), ...next, is_first_gone: true }, now)
}

/** What was out of stock may not be needed anymore after a change. */
export const problemAfter = ({ state, problem }: DeliveryRow): { problem?: null } =>
  state === 'active' && problem === 'out_of_stock' ? { problem: null } : {}

interface Changed {
  orderId: string
  /** How many pieces the order had for each of its repeat deliveries; undefined if all of it is over. */
  pieces?: RepeatPieces | undefined
}

/** Handles an order that was edited, sent back or is over: the repeat deliveries that began with it follow. Idempotent. */
export async function orderChanged(
  { database }: Pick<Dependencies, 'database'>,
  { orderId, pieces }: Changed,
  context: Context,
): Promise<void> {
  for (const { id } of await firstOrderQueries.deliveriesStartedByOrder.all(database.db, { order: orderId }))
    await database.transaction(async (tx) => {
      const row = await queries.lock.one(tx, { id })
      if (row && !(await endWithOrder(tx, row, context))) await followOrder(tx, row, pieces?.[id], context)
    })
}

/** Delivers as many pieces as the order has now, unless the customer has chosen another number since (`before`: the previous number). */
async function followOrder(tx: Tx, row: DeliveryRow, before: number | undefined, context: Context): Promise<void> {
  if (row.state === 'cancelled' || row.is_first_gone || row.quantity !== before) return
  const now = await firstOrderQueries.quantityInOrder.one(tx, { order: row.first_order_id, id: row.id })
  if (!now || now.quantity === row.quantity) return
  const after = await writeChanges(tx, row, { quantity: now.quantity }, context.now)
  await queueMail(tx, after, { event: 'changed' }, context)
}

/** Cancels the open order. A payment in progress for it comes too late, and is refunded. */
async function cancelOpen(tx: Tx, row: DeliveryRow, orderId: string, context: Context): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const isUnpaid = order.order_status === 'Pending' && order.payment_status === 'Pending'
  if (isUnpaid) await cancel(tx, order, { by: 'customer', note: '' }, context)
  await orders.endOrdered.run(tx, { delivery: row.id, order: orderId, state: order.payment_status === 'Paid' ? 'paid' : 'unpaid' })
}

/**
 * Queues the deletion of a customer at the payment provider, unless something still needs them. `page` is their open card page, which is
 * closed: a card given there isn't used.
 */
export async function dropCustomer(tx: Tx, customer: string | null, now: Date, page: string | null = null): Promise<void> {
  if (customer !== null) await queries.queueJob.run(tx, { id: newId(now), name: dropCustomerJob, customer, now, page })
}
