import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { getOrder } from '#contract/orders.ts'
import { rates } from '#contract/rates.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { eraseDownloads } from '#server/modules/downloads/downloads.ts'
import { blankUses } from '#server/modules/promotions/promotions.ts'
import { deleteOf as deleteDraftsOf } from './draft-queries.ts'
import { findVisible } from './find-order.ts'
import { orderIn } from './in-language.ts'
import { presentOrder } from './present.ts'
import * as delivered from './delivered-queries.ts'
import * as erasure from './erasure-queries.ts'
import * as queries from './queries.ts'

export { allOrders, listOwnOrders } from './list.ts'
export { placeOrder, type RepeatOrder } from './create-order.ts'
export { summariseCheckout } from './checkout-summary.ts'
export { billedLine } from './bill-order.ts'
export { cancel } from './cancel-order.ts'
export { changeState } from './change-state.ts'
export { cancelUnpaid, recordLatePayment, receiveMoney, reviveOrder, unpaidOrders } from './card-orders.ts'
export { amountDue, amountToPay } from './due.ts'
export { orderAddresses } from './order-address.ts'
export { type ExchangedPiece, extendExchange, lockExchange, placeExchange } from './exchange-order.ts'
export { settleExchange } from './settle-exchange.ts'
export { closeWithdrawn } from './close-withdrawn.ts'
export { recordEvent } from './events.ts'
export { findOrder, findToPay, findVisible, lockIfThere, lockOrder, lockToPay, lockVisible, readOrder } from './find-order.ts'
export { sharesOf, type TaxPart, type TaxShare, taxOnTop } from './order-taxes.ts'
export { refundableMoney, refundMoney, refundValue } from './refund.ts'
export { addRefundNote } from './refund-note.ts'
export { recordRefundedPieces } from './refunded-pieces.ts'
export { restock } from './restock.ts'
export { recordFailedRefund } from './refund-failed.ts'
export { queueSettledRefundMail } from './settled-refund-mail.ts'
export { replaceFailedRefunds } from './replace-refund.ts'
export { invoicesOf } from './see-invoices.ts'
export { payByHand } from './pay-by-hand.ts'
export { signOrderLink } from './links.ts'
export { currencyOf } from './due.ts'
export { moneyOf } from './money-of.ts'
export { orderIn } from './in-language.ts'
export { isPaidBack, isWithoutRefund } from './paid-back.ts'
export { presentOrder, presentReturn } from './present.ts'
export { returnWindows } from './return-windows.ts'
export { isSale } from './sales.ts'
export { repeatJob, repeatOverJob } from './repeats.ts'
export { repeatPricesFor } from './repeat-prices.ts'
export { settleParcels } from './fulfilment.ts'
export { type Piece, waitingToCancel, waitsInVain } from './left-to-ship.ts'
export type { PriceSources } from './price-sources.ts'
export { shrinkOrder } from './shrink-order.ts'
export { canCancelInTime } from './states.ts'
export { isWithdrawableNow, isWithdrawn, leftToReturn, openUntil, type ReturnablePiece } from './returnable.ts'
export { type OrderRow, overReasons, type StoredRepeat } from './queries.ts'
export { addOrders, type NewOrder } from './add-orders.ts'

/** The orders placed since then, by payment method and status; totals in minor units. */
export const sumOrders = (db: Db, since: Date) => queries.sumOrders.all(db, { since })

/** By which line of a delivered order of theirs a customer has a product: the options it was bought in; undefined where there is none. */
export const deliveredLine = (tx: Tx, of: { user: string; order: string; product: string }) => delivered.deliveredLine.one(tx, of)

/** Whether a customer was sent a product: what makes them a verified owner. */
export const ownsProduct = async (db: Db | Tx, user: string, product: string): Promise<boolean> =>
  (await delivered.ownsProduct.one(db, { user, product }))!.owns

/** The products that were delivered to a customer, the last ones first. */
export const ownedProducts = async (db: Db, user: string, limit: number): Promise<string[]> =>
  (await delivered.ownedProducts.all(db, { user, limit })).map(({ id }) => id)

/** Erases who the buyer was from a person's orders, also from those that they placed as a guest with their email. */
export async function blankOrders(tx: Tx, userId: string): Promise<void> {
  await deleteDraftsOf.run(tx, { user: userId })
  await queries.adoptAllOrders.run(tx, { user: userId })
  await blankUses(tx, userId)
  await eraseDownloads(tx, userId)
  await erasure.blankOrders.run(tx, { user: userId })
}

/** Deletes from which client guests ordered, once the limits of guest orders don't need it any more. */
export async function purgeGuestClients(db: Db, now: Date): Promise<void> {
  await erasure.purgeClients.run(db, { before: new Date(now.getTime() - rates.guestOrders.clientDays * 86_400_000) })
}

/** An order for its owner, or for someone who has its signed link; fails with NOT_FOUND for anyone else. */
export async function viewOrder(db: Db, input: ParsedOf<typeof getOrder>, context: RequestContext): Promise<Order> {
  return orderIn(presentOrder(await findVisible(db, input, context), context.now), context.config)
}
