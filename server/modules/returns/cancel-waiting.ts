import type { ParsedOf } from '#contract/endpoint.ts'
import type { cancelWaiting as contract, cancelWaitingAsStaff as staffContract } from '#contract/order-changes.ts'
import type { Order } from '#contract/order.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { changeStockWithBackOrders } from '#server/modules/catalogue/catalogue.ts'
import { valueOfPart } from '#server/modules/invoices/invoices.ts'
import {
  canCancelInTime,
  lockOrder,
  lockVisible,
  recordEvent,
  translateOrder,
  type OrderRow,
  type Piece,
  presentOrder,
  type PriceSources,
  readOrder,
  refundPartOfTotal,
  settleParcels,
  adaptRepeatDeliveries,
  shrinkOrder,
  backOrdersToCancel,
  withoutRefunded,
} from '#server/modules/orders/orders.ts'
import { leastShippingOf } from './least-shipping.ts'
import { piecesNote } from './pieces-note.ts'
import * as queries from './queries.ts'
import { creditedPart } from './value.ts'
import { queueWaitingMail } from './waiting-mail.ts'

/** Cancels the back-ordered pieces of an order on behalf of its buyer, by the rules for cancelling an order. */
export async function cancelWaiting(
  tx: Tx,
  sources: PriceSources,
  input: ParsedOf<typeof contract>,
  context: RequestContext,
): Promise<Order> {
  const row = await lockVisible(tx, input, context)
  const obstacle = obstacleTo(row, context.now)
  if (obstacle) throw refuse(obstacle)
  return translateOrder(await cancelPieces(tx, sources, row, '', context), context.config)
}

/** Cancels the back-ordered pieces of an order on behalf of the shop, paid or not, however old. */
export async function cancelWaitingAsStaff(
  tx: Tx,
  sources: PriceSources,
  { id, reason }: ParsedOf<typeof staffContract>,
  context: RequestContext,
): Promise<Order> {
  return cancelPieces(tx, sources, await lockOrder(tx, id), reason, context)
}

function obstacleTo(row: OrderRow, now: Date): RefusalCode | undefined {
  if (row.order_status === 'Cancelled') return 'CAN_NOT_CANCEL_ORDER'
  if (row.payment_status === 'Paid') return 'CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT'
  return canCancelInTime(row.ordered_at, now) ? undefined : 'CAN_NOT_CANCEL_ORDER_AFTER_7_DAYS'
}

/**
 * Removes the waiting pieces of a locked order and what was paid for them; stock allocated to them by the time of the commit is released. A
 * paid order gets a refund, an unpaid one is reduced. Refuses if nothing waits, if nothing else would be left, and for an order that awaits
 * its card payment.
 */
async function cancelPieces(tx: Tx, sources: PriceSources, row: OrderRow, reason: string, context: RequestContext): Promise<Order> {
  const { now } = context
  const pieces = backOrdersToCancel(row)
  const isPaid = row.payment_status === 'Paid'
  const isToPay = row.payment_status === 'Pending' && row.payment_method === 'COD'
  if (pieces.length === 0 || !(isPaid || isToPay)) throw refuse('CAN_NOT_CANCEL_ORDER')
  await recordEvent(tx, row.id, { event: 'WAITING_CANCELLED', note: piecesNote(row, pieces, reason) }, now)
  const changes = pieces.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity, waits: 0, deal: null }))
  changeStockWithBackOrders(tx, changes, { orderId: row.id, now })
  if (isPaid) await refundPieces(tx, row, pieces, context)
  else await shrinkOrder(tx, sources, row, pieces, context)
  await adaptRepeatDeliveries(tx, row, now)
  await settleParcels(tx, await readOrder(tx, row.id), context)
  const after = withoutPieces(await readOrder(tx, row.id), pieces)
  await queueWaitingMail(tx, after, { lines: row.lines, pieces, reason }, context)
  return presentOrder(after, now)
}

/** Refunds the pieces as a return of pieces that never left the shop, except for those that staff refunded before. */
async function refundPieces(tx: Tx, row: OrderRow, pieces: Piece[], context: RequestContext): Promise<void> {
  const { now, config } = context
  const id = newId(now)
  const cancellation = { id, kind: 'cancellation', state: 'refunded', reason: '', text: '', photo: null } as const
  const positions = pieces.map(({ position }) => position)
  const quantities = pieces.map(({ quantity }) => quantity)
  await queries.insertReturn.run(tx, { ...cancellation, order: row.id, now, positions, quantities, exchanged: [], exchanges: [] })
  await queries.setRestocked.run(tx, { id, positions, restocked: quantities })
  const one = (await readOrder(tx, row.id)).returns.find((each) => each.id === id)!
  const unpaid = await withoutRefunded(tx, row, one.lines)
  if (unpaid.length === 0) return
  const part = creditedPart(row, { ...one, lines: unpaid }, leastShippingOf(row, config))
  await refundPartOfTotal(tx, row, valueOfPart(part), { to: 'original', reason: 'cancellation', returnId: id, part }, context)
}

/** The order as it will be after the commit: the cancelled pieces no longer wait for stock. */
const withoutPieces = (row: OrderRow, pieces: Piece[]): OrderRow => ({
  ...row,
  waiting:
    row.waiting &&
    row.waiting
      .map((one) => ({ ...one, quantity: one.quantity - (pieces.find(({ variantId }) => variantId === one.variantId)?.quantity ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
})
