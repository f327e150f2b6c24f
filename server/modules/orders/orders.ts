import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { getOrder } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { eraseDownloads, eraseGuestDownloads } from '#server/modules/downloads/downloads.ts'
import { blankGuestUses, blankUses } from '#server/modules/promotions/promotions.ts'
import { deleteDraftsForEmail as deleteDraftsFor, deleteDraftsOfCustomer as deleteDraftsOf } from './drafts/draft-queries.ts'
import * as delivered from './fulfilment/delivered-queries.ts'
import * as erasure from './order/erasure-queries.ts'
import { findVisible } from './order/find-order.ts'
import * as queries from './order/queries.ts'
import { translateOrder } from './views/in-language.ts'
import { presentOrder } from './views/present.ts'

export { addOrders, type NewOrder } from './checkout/add-orders.ts'
export { summariseCheckout } from './checkout/checkout-summary.ts'
export { placeOrder } from './checkout/place-order.ts'
export { orderAddresses } from './checkout/order-address.ts'
export { shrinkOrder } from './edits/shrink-order.ts'
export { waiveRest } from './edits/waive-rest.ts'
export { extendExchange, lockExchange, placeExchange } from './exchanges/exchange-order.ts'
export { settleExchange } from './exchanges/settle-exchange.ts'
export { cancel } from './fulfilment/cancel-order.ts'
export { settleParcels } from './fulfilment/fulfilment.ts'
export { returnWindows } from './fulfilment/return-windows.ts'
export { sharesOf, type TaxPart, type TaxShare, taxOnTop, wrapId } from './lines/order-taxes.ts'
export type { PriceSources } from './lines/price-sources.ts'
export { repeatPricesFor } from './lines/repeat-prices.ts'
export { billedLine, billedWrap } from './order/order-invoice.ts'
export { changeState } from './order/change-state.ts'
export { amountDue, amountToPay, currencyOf } from './order/due.ts'
export { recordEvent } from './order/events.ts'
export { findOrder, findToPay, findVisible, lockIfThere, lockOrder, lockToPay, lockVisible, readOrder } from './order/find-order.ts'
export { leftToShip, type Piece, totalQuantity, backOrdersToCancel, needlessBackOrders } from './order/left-to-ship.ts'
export { signOrderLink } from './order/links.ts'
export { moneyOf } from './order/money-of.ts'
export { isPaidBack, isWithoutRefund } from './order/paid-back.ts'
export { startRepeatDeliveriesJob, adaptRepeatDeliveriesJob, type RepeatPieces, adaptRepeatDeliveries } from './order/repeats.ts'
export { isUnsent, isWithdrawableNow, leftToReturn, openUntil, type ReturnablePiece } from './order/returnable.ts'
export { type OrderRow, overReasons, type StoredRepeat } from './order/rows.ts'
export { isSale } from './order/sales.ts'
export { canCancelInTime } from './order/states.ts'
export { cancelUnpaid, recordLatePayment, receiveMoney, reviveOrder, unpaidOrders } from './payment/card-orders.ts'
export { payByHand } from './payment/pay-by-hand.ts'
export { closeWithdrawn } from './refunds/close-withdrawn.ts'
export { partsToRefund, refundableCredit, refundableMoney, refundAmount, refundPartOfTotal } from './refunds/refund.ts'
export { recordLostMoney } from './refunds/lost-money.ts'
export { recordFailedRefund } from './refunds/refund-failed.ts'
export { addRefundNote } from './refunds/refund-note.ts'
export { recordRefundedPieces, refundedUnsent, withoutRefunded } from './refunds/refunded-pieces.ts'
export { replaceFailedRefunds } from './refunds/replace-refund.ts'
export { restock } from './refunds/restock.ts'
export { queueSettledRefundMail } from './refunds/settled-refund-mail.ts'
export { translateOrder } from './views/in-language.ts'
export { adoptOrders, allOrderIds, allOrders, listOwnOrders } from './views/list.ts'
export { presentOrder, presentReturn } from './views/present.ts'
export { invoicesOf } from './views/see-invoices.ts'

/** The orders placed since a time, by payment method and status; totals in minor units. */
export const sumOrders = (db: Db, since: Date) => queries.sumOrders.all(db, { since })

/** The line of a customer's delivered order that has a product, with the options it was bought in; undefined if there is none. */
export const deliveredLine = (tx: Tx, of: { user: string; order: string; product: string }) => delivered.deliveredLine.one(tx, of)

/** Whether a product was delivered to a customer, which makes them a verified owner. */
export const ownsProduct = async (db: Db | Tx, user: string, product: string): Promise<boolean> =>
  (await delivered.ownsProduct.one(db, { user, product }))!.owns

/** Those of the products that were delivered to a customer, in their order. */
export async function ownedAmong(db: Db | Tx, user: string, products: string[]): Promise<string[]> {
  const owned = new Set((await delivered.ownedOf.all(db, { user, products })).map(({ id }) => id))
  return products.filter((id) => owned.has(id))
}

/** The products that were delivered to a customer, newest first. */
export const ownedProducts = async (db: Db, user: string, limit: number): Promise<string[]> =>
  (await delivered.ownedProducts.all(db, { user, limit })).map(({ id }) => id)

/** Erases who the buyer was from a person's orders, including those that they placed as a guest with their email. */
export async function blankOrders(tx: Tx, userId: string): Promise<void> {
  await deleteDraftsOf.run(tx, { user: userId })
  await queries.adoptAllOrders.run(tx, { user: userId })
  await blankUses(tx, userId)
  await eraseDownloads(tx, userId)
  await erasure.blankOrders.run(tx, { user: userId })
}

/** Locks the orders that were placed as a guest with an email. */
export const lockGuestOrders = async (tx: Tx, email: string): Promise<void> => void (await erasure.lockGuestOrders.one(tx, { email }))

/**
 * Erases who the buyer was from the orders that were placed as a guest with an email. Fails with GUEST_HAS_OPEN_ORDERS while one is still to be
 * sent or paid, as its address would be missing.
 */
export async function blankGuestOrders(tx: Tx, email: string): Promise<void> {
  if ((await erasure.lockGuestOrders.one(tx, { email }))!.open) throw refuse('GUEST_HAS_OPEN_ORDERS')
  await deleteDraftsFor.run(tx, { email })
  await blankGuestUses(tx, email)
  await eraseGuestDownloads(tx, email)
  await erasure.blankGuestOrders.run(tx, { email })
}

/** Deletes the client that guests ordered from, once the limits of guest orders no longer need it. */
export async function purgeGuestClients(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - serverLimits.guestOrders.clientDays * 86_400_000)
  await inBatches((limit) => erasure.purgeClients.run(db, { before, limit }))
}

/** An order, for its owner or the holder of its signed link; fails with NOT_FOUND for anyone else. */
export async function viewOrder(db: Db, input: ParsedOf<typeof getOrder>, context: RequestContext): Promise<Order> {
  return translateOrder(presentOrder(await findVisible(db, input, context), context.now), context.config)
}
