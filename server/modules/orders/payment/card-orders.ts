import { dayMs } from '#contract/time.ts'
import { lowestId, newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { configForLocale } from '#server/http/locale.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { backOrderOf } from '#server/modules/cart/cart.ts'
import {
  changeStockWithBackOrders,
  hasEnoughWithBackOrders,
  findVariants,
  deductStockAgain,
  hasEnoughStock,
} from '#server/modules/catalogue/catalogue.ts'
import { queueRefund } from '#server/modules/payments/payments.ts'
import { recordUsesAgain } from '#server/modules/promotions/promotions.ts'
import { cancel } from '../fulfilment/cancel-order.ts'
import { releaseDownloads } from '../fulfilment/digital-lines.ts'
import { releaseOrderGiftCards } from '../fulfilment/order-gift-cards.ts'
import { isGoods } from '../lines/goods.ts'
import { orderMail } from '../mails/mail.ts'
import { issueOrderInvoice } from '../order/order-invoice.ts'
import { changeState } from '../order/change-state.ts'
import { amountDue } from '../order/due.ts'
import { recordEvent } from '../order/events.ts'
import { lockOrder, readOrder } from '../order/find-order.ts'
import { signOrderLink } from '../order/links.ts'
import * as queries from '../order/queries.ts'
import { startRepeatDeliveries } from '../order/repeats.ts'
import { type OrderRow, overReasons, type StoredBackOrder } from '../order/rows.ts'
import { findTransition } from '../order/states.ts'
import { presentOrder } from '../views/present.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>
/** A paid order earns its points after this many days, delivered or not. */
const pointsAfterDays = 7

/**
 * Writes everything that a payment changes of an order, including its history, in one statement. If the row isn't updated, the transaction
 * runs again.
 */
const pay = statement(
  'orders.pay',
  { id: 'uuid', from: 'text', to: 'text', pointsDue: 'timestamptz', eventId: 'uuid', event: 'text', now: 'timestamptz', note: 'text' },
  { is_paid: 'bool' },
  `
  with paid as (update orders set payment_status = $3, pay_until = null, points_due_at = $4, paid_part = 0 where id = $1
    and payment_status = $2 returning id),
    recorded as (insert into order_events (id, order_id, event, at, note) select $5, id, $6, $7, $8 from paid)
  select case when count(*) = 1 then true else changed_meanwhile('an order that is paid') end as is_paid from paid`,
)
/** Ends an order's time to pay, so that it is no longer cancelled for lack of payment. */
const endHold = statement('orders.endHold', { id: 'uuid' }, {}, `update orders set pay_until = null where id = $1`)
const unpaid = statement(
  'orders.unpaid',
  { now: 'timestamptz', after: 'timestamptz', afterId: 'uuid', limit: 'int8' },
  { id: 'uuid', pay_until: 'timestamptz' },
  `select id, pay_until from orders where pay_until <= $1 and (pay_until, id) > ($2, $3) order by pay_until, id limit $4`,
)
const setPaidPart = statement('orders.setPaidPart', { id: 'uuid', amount: 'int4' }, {}, `update orders set paid_part = $2 where id = $1`)
const revive = statement('orders.revive', { id: 'uuid' }, {}, `update orders set cancelled_by = null where id = $1`)

/** Batches of orders by card whose time to pay is over. */
export async function* unpaidOrders(db: Db, now: Date, limit: number): AsyncGenerator<string[]> {
  for (let last = { pay_until: new Date(0), id: lowestId }; ;) {
    const found = await unpaid.all(db, { now, after: last.pay_until, afterId: last.id, limit })
    yield found.map(({ id }) => id)
    if (found.length < limit) return
    last = found.at(-1)!
  }
}

/**
 * Records that a locked order is paid and mails the buyer the confirmation. The buyer reads `note`. `isReopened` says that the order had
 * been cancelled. Returns false if the order isn't waiting for money.
 */
export async function markPaid(
  tx: Tx,
  row: OrderRow,
  context: Context,
  { note = '', isReopened = false }: { note?: string; isReopened?: boolean } = {},
): Promise<boolean> {
  const { now, config, signingSecret } = context
  const move = findTransition('paymentStatus', row.payment_status, 'Paid', 'system')
  if (row.order_status === 'Cancelled' || !move?.event) return false
  const { from, to, event } = move
  const pointsDue = new Date(now.getTime() + pointsAfterDays * dayMs)
  const order = presentOrder({ ...row, payment_status: to, pay_until: null }, now)
  // The order is locked, so its state is still what was read, and the results of these statements needn't be awaited.
  tx.awaitAtCommit(pay.one(tx, { id: row.id, from, to, pointsDue, eventId: newId(now), event, now, note }))
  const mail = orderMail(order, signOrderLink(signingSecret, row.id, now), configForLocale(config, row.locale), { now, isReopened })
  tx.awaitAtCommit(queueMessage(tx, mail, now))
  await releaseOrderGiftCards(tx, row, now)
  await releaseDownloads(tx, row, context)
  if (row.payment_method === 'Stripe') await startRepeatDeliveries(tx, row, now)
  issueOrderInvoice(tx, row, context)
  return true
}

/**
 * Records money (minor units) received for a locked order. Once all of it is received the order is paid, and any excess is refunded.
 * Undefined if the order isn't waiting for money, or only for returned pieces that will pay for it: then it was paid twice.
 */
export async function receiveMoney(tx: Tx, row: OrderRow, amount: number, context: Context): Promise<'paid' | 'part' | undefined> {
  if (row.order_status === 'Cancelled' || row.payment_status !== 'Pending') return undefined
  const awaitsPieces = row.credit_expected > 0
  const owed = amountDue(row) - row.credit_expected
  if (awaitsPieces && row.paid_part >= owed) return undefined
  const paid = row.paid_part + amount
  const tooMuch = paid - owed
  const isPart = awaitsPieces || tooMuch < 0
  if (isPart) {
    await setPaidPart.run(tx, { id: row.id, amount: Math.min(paid, owed) })
    await recordEvent(tx, row.id, { event: 'PAID_PARTLY' }, context.now)
  } else if (!(await markPaid(tx, row, context))) return undefined
  if (tooMuch > 0) await queueRefund(tx, { orderId: row.id, amount: tooMuch, reason: overReasons.tooMuch }, context.now)
  return isPart ? 'part' : 'paid'
}

/** Cancels an order by card that wasn't paid in time; returns false if it was paid or cancelled meanwhile. */
export async function cancelUnpaid(tx: Tx, id: string, context: Context): Promise<boolean> {
  const row = await lockOrder(tx, id)
  await endHold.run(tx, { id: row.id })
  if (row.order_status !== 'Pending' || row.payment_status !== 'Pending') return false
  await cancel(tx, row, { by: 'system', note: '' }, context)
  return true
}

/**
 * Reopens an order that was cancelled for lack of payment, since its money arrived after all. Returns false if a person cancelled it or its
 * stock is gone; also if points, a gift card or store credit had been spent on it, or a part of it was refunded: those were returned with
 * the cancellation, and later refunds would be computed from what was returned.
 */
export async function reviveOrder(tx: Tx, row: OrderRow, context: Context): Promise<boolean> {
  if (row.order_status !== 'Cancelled' || row.cancelled_by !== 'system') return false
  if (row.points_spent + row.credit_cost + row.refunded > 0 || row.exchange_of !== null) return false
  const goods = goodsOf(row)
  const covers = row.waiting === null ? hasEnoughStock : hasEnoughWithBackOrders
  if (goods.length > 0 && !(await covers(tx, goods))) return false
  await changeState(tx, { orderId: row.id, name: 'orderStatus', to: 'Pending', by: 'system' }, context.now)
  await changeState(tx, { orderId: row.id, name: 'paymentStatus', to: 'Pending', by: 'system' }, context.now)
  await revive.run(tx, { id: row.id })
  if (row.adjustments.length > 0) recordUsesAgain(tx, row.id)
  if (goods.length > 0) deductAgain(tx, row, goods, context.now)
  const revived = await readOrder(tx, row.id)
  const waiting = row.waiting === null ? null : await backOrderAgain(tx, goods, context.now)
  return markPaid(tx, { ...revived, waiting }, context, { isReopened: true })
}

/**
 * The pieces of a reopened order that aren't in stock now. They are read before the stock is deducted with the commit, because the mail
 * names them.
 */
async function backOrderAgain(tx: Tx, goods: OrderRow['lines'], now: Date): Promise<StoredBackOrder[]> {
  const variants = await findVariants(tx, goods, now)
  return goods.flatMap(({ variantId, quantity }, index) => {
    const variant = variants[index]
    const later = variant && backOrderOf(variant, quantity)
    return later ? [{ variantId, ...later }] : []
  })
}

/** Deducts a reopened order's stock again. A buyer who had agreed to wait for pieces may wait for them again. */
function deductAgain(tx: Tx, { id: orderId, waiting }: OrderRow, goods: OrderRow['lines'], now: Date): void {
  if (waiting === null) deductStockAgain(tx, goods, { orderId, now })
  else
    changeStockWithBackOrders(
      tx,
      goods.map(({ variantId, quantity, components }) => ({
        variantId,
        quantity,
        components,
        waits: components ? 0 : quantity,
        deal: null,
      })),
      { orderId, now },
    )
}

/** The lines that have stock: gift cards and files have none. */
const goodsOf = ({ lines }: OrderRow) => lines.filter(isGoods)

/**
 * Records in an order's history, which the buyer sees, that money arrived after the order was over or already paid, and goes back to the
 * card.
 */
export async function recordLatePayment(tx: Tx, row: OrderRow, amount: number, now: Date): Promise<void> {
  if (row.payment_status !== 'Paid' && row.payment_status !== 'Pending')
    await queries.addRefunded.run(tx, { id: row.id, amount, otherwise: 0 })
  await recordEvent(tx, row.id, { event: 'PAID_TOO_LATE' }, now)
}
