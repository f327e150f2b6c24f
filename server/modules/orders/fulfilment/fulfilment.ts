import type { deliverOrder as deliverContract, packOrder as packContract, shipOrder as shipContract } from '#contract/order-changes.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { type ChangeEvent, queueChangeMail } from '../mails/change-mail.ts'
import { issueOrderInvoice } from '../order/order-invoice.ts'
import { changeState } from '../order/change-state.ts'
import { lockOrder, readOrder } from '../order/find-order.ts'
import { leftToShip, type Piece, totalQuantity, withoutBackOrdered } from '../order/left-to-ship.ts'
import { isWithdrawn } from '../order/returnable.ts'
import type { OrderRow } from '../order/rows.ts'
import { hasBackOrders } from '../order/back-orders.ts'
import { earnForOrder, setPointsDue } from '../refunds/earn-points.ts'
import { presentOrder } from '../views/present.ts'
import { releaseDownloads } from './digital-lines.ts'
import * as shipments from './shipments.ts'

/** Starts packing an order, after which its buyer can't cancel it. */
export async function packOrder(tx: Tx, { id }: ParsedOf<typeof packContract>, context: RequestContext): Promise<Order> {
  const row = await lockOrder(tx, id)
  refuseUnpaid(row)
  refuseWithdrawn(row)
  refuseWaiting(row)
  if (!(await move(tx, row, 'orderStatus', 'Processing', context))) throw refuse('ORDER_IS_NOT_IN_THAT_STATE')
  return notifyAndPresent(tx, row, 'PROCESSING', context)
}

/** Records a parcel that was handed to a carrier: the named pieces, or everything that is left. */
export async function shipOrder(tx: Tx, input: ParsedOf<typeof shipContract>, context: RequestContext): Promise<Order> {
  const row = await lockOrder(tx, input.id)
  refuseUnpaid(row)
  refuseWithdrawn(row)
  const left = leftToShip(row)
  if (row.order_status === 'Cancelled' || left.length === 0) throw refuse('ORDER_IS_NOT_IN_THAT_STATE')
  refuseWaiting(row)
  const ready = withoutBackOrdered(left, row)
  const parcel = input.lines ? chosen(input.lines, ready) : ready
  const { carrier = '', trackingNumber = '', trackingUrl = '' } = input
  await shipments.insert(tx, { id: newId(context.now), orderId: row.id, carrier, trackingNumber, trackingUrl, lines: parcel }, context.now)
  if (row.order_status === 'Pending') await move(tx, row, 'orderStatus', 'Processing', context)
  const isAll = totalQuantity(parcel) === totalQuantity(left)
  await move(tx, row, 'shippingStatus', isAll ? 'Shipped' : 'PartiallyShipped', context)
  return notifyAndPresent(tx, row, isAll ? 'SHIPPED' : 'PARTLY_SHIPPED', context)
}

/**
 * Records that one parcel was delivered, or all that are on their way. The last one completes the order: it is paid, and its points are
 * earned.
 */
export async function deliverOrder(tx: Tx, { id, shipmentId }: ParsedOf<typeof deliverContract>, context: RequestContext): Promise<Order> {
  const { now } = context
  const row = await lockOrder(tx, id)
  // The whole order came back unopened.
  if (row.order_status === 'Completed') throw refuse('ORDER_IS_NOT_IN_THAT_STATE')
  if ((await shipments.markDelivered(tx, row.id, shipmentId ?? null, now)) === 0) throw refuse('ORDER_IS_NOT_IN_THAT_STATE')
  const { shipments: parcels } = await readOrder(tx, row.id)
  if (leftToShip(row).length > 0 || parcels.some(({ deliveredAt }) => deliveredAt === null))
    return presentOrder(await readOrder(tx, row.id), now)
  await complete(tx, row, context)
  return notifyAndPresent(tx, row, 'DELIVERED', context)
}

/** Completes an order of which everything has arrived. */
async function complete(tx: Tx, row: OrderRow, context: RequestContext): Promise<void> {
  const { now, config } = context
  await move(tx, row, 'shippingStatus', 'Delivered', context)
  await shipments.setDelivered(tx, row.id, config, now)
  if (await move(tx, row, 'paymentStatus', 'Paid', context)) {
    await releaseDownloads(tx, row, context)
    issueOrderInvoice(tx, row, context)
    // Also the rest of an order that was edited after it earned points.
    await setPointsDue(tx, row.id, now)
  }
  await move(tx, row, 'orderStatus', 'Completed', context)
  await earnForOrder(tx, row, config, now)
}

/** Updates the state of an order after its waiting pieces were cancelled. If nothing is left to ship, it is on its way or complete. */
export async function settleParcels(tx: Tx, row: OrderRow, context: RequestContext): Promise<void> {
  if (row.shipping_status !== 'PartiallyShipped' || leftToShip(row).length > 0) return
  if (row.shipments.every(({ deliveredAt }) => deliveredAt !== null)) await complete(tx, row, context)
  else await move(tx, row, 'shippingStatus', 'Shipped', context)
}

const move = <Name extends Parameters<typeof changeState>[1]['name']>(
  tx: Tx,
  row: OrderRow,
  name: Name,
  to: Parameters<typeof changeState<Name>>[1]['to'],
  { now }: RequestContext,
): Promise<boolean> => changeState(tx, { orderId: row.id, name, to, by: 'staff' }, now)

/** Refuses an unpaid order, unless it is cash on delivery. */
function refuseUnpaid({ payment_method, payment_status, credit_expected, exchange_number }: OrderRow): void {
  if (credit_expected > 0)
    throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { exchangeOf: [`It waits for the return of ${exchange_number ?? 'its order'}`] })
  if (payment_status === 'Cancelled') throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { paymentStatus: ['was refunded'] })
  if (payment_method !== 'COD' && payment_status !== 'Paid') throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { paymentStatus: ['is not Paid'] })
}

/** Refuses an order whose buyer withdrew from all of it: nothing of it is sent anymore. */
function refuseWithdrawn(row: OrderRow): void {
  if (isWithdrawn(row) || (row.returns.length > 0 && leftToShip(row).length === 0))
    throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { returns: ['its buyer has withdrawn from it'] })
}

/** Refuses an order without a piece in stock: there is nothing to pack. */
function refuseWaiting(row: OrderRow): void {
  if (hasBackOrders(row) && withoutBackOrdered(leftToShip(row), row).length === 0)
    throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { backOrders: ['wait for stock'] })
}

/** Mails the buyer about a change and returns the order as it is now. */
async function notifyAndPresent(tx: Tx, { id }: OrderRow, event: ChangeEvent, context: RequestContext): Promise<Order> {
  const row = await readOrder(tx, id)
  await queueChangeMail(tx, row, { event, note: '' }, context)
  return presentOrder(row, context.now)
}

/** Validates the named pieces; refuses pieces that aren't left or are named twice. */
function chosen(named: { variantId: string; quantity: number }[], left: Piece[]): Piece[] {
  const problems: FieldErrors = {}
  const seen = new Set<string>()
  const pieces = named.flatMap(({ variantId, quantity }, index) => {
    const piece = left.find((one) => one.variantId === variantId)
    if (!piece || seen.has(variantId)) problems[`lines.${index}.variantId`] = [piece ? 'Named twice' : 'Not left to be shipped']
    else if (quantity > piece.quantity) problems[`lines.${index}.quantity`] = [`Only ${piece.quantity} left`]
    seen.add(variantId)
    return piece ? [{ ...piece, quantity }] : []
  })
  if (Object.keys(problems).length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', problems)
  return pieces
}
