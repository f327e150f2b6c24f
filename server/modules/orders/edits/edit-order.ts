import { isDeepStrictEqual } from 'node:util'
import { convertBack } from '#contract/exchange.ts'
import type { editOrder as contract, OrderEditPreview, previewOrderEdit as previewContract } from '#contract/admin/order-edits.ts'
import type { StaffOrder } from '#contract/admin/orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { decimal, major, minor } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { changeStockOf, changeStockWithBackOrders } from '#server/modules/catalogue/catalogue.ts'
import { spendCredit } from '#server/modules/credit/credit.ts'
import { earnedBy, refundPoints, spendPoints } from '#server/modules/points/points.ts'
import { fieldErrorsIn } from '#server/text/field-errors.ts'
import { refuseWrap } from '../checkout/gift.ts'
import { isGoods } from '../lines/goods.ts'
import { sharesOf } from '../lines/order-taxes.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { presentShipping } from '../lines/shipping-methods.ts'
import { queueEditMail } from '../mails/edit-mail.ts'
import { issueOrderCreditNote, issueOrderInvoice } from '../order/order-invoice.ts'
import { amountDue } from '../order/due.ts'
import { changeState } from '../order/change-state.ts'
import { recordEvent } from '../order/events.ts'
import { findOrder, lockOrder, readOrder } from '../order/find-order.ts'
import { adaptRepeatDeliveries } from '../order/repeats.ts'
import { type OrderRow, overReasons, type StoredLine } from '../order/rows.ts'
import { hasBackOrders, backOrderedPieces } from '../order/back-orders.ts'
import { markPaid } from '../payment/card-orders.ts'
import { setPointsDue } from '../refunds/earn-points.ts'
import { refundableMoney, refundExcess } from '../refunds/refund.ts'
import { returnOrderCredit } from '../refunds/return-credit.ts'
import { describeForStaff } from '../staff/staff-order.ts'
import { presentStoredLine } from '../views/present-line.ts'
import { presentCosts, presentWrap } from '../views/present.ts'
import { methodForRest, moreCredit } from './edit-parts.ts'
import * as queries from './edit-queries.ts'
import { differenceOf, type EditPlan, planEdit, wrapPriceOf } from './plan-edit.ts'

type PlacedLine = StoredLine & { position: number }

/** Previews what an edit would make of an order. */
export async function previewOrderEdit(
  db: Db,
  sources: PriceSources,
  input: ParsedOf<typeof previewContract>,
  context: RequestContext,
): Promise<OrderEditPreview> {
  const row = await findOrder(db, input.id)
  if (!row) throw refuse('NOT_FOUND')
  const { isWrapped } = input
  const wanted = { ...input, ...(isWrapped !== undefined && { gift: { message: '', isWrapped } }) }
  const plan = await planEdit(db, sources, { row, wanted, held: await refundableMoney(db, row) }, context)
  const { owed, back } = differenceOf(plan)
  const code = row.currency?.code
  return {
    products: plan.lines.map((line) => presentStoredLine(line, code)),
    problems: fieldErrorsIn(context.config.shop.locale, plan.problems),
    shippingMethods: plan.shippingMethods.map((method) => presentShipping(method, code)),
    shippingMethod: plan.shipping.code,
    ...presentCosts(plan.costs, code),
    owed: major(owed, code),
    refund: major(back, code),
    points: row.points_spent - plan.pointsSpent,
    credit: major(row.credit_cost - plan.creditCost, code),
    ...presentWrap(context.config, wrapPriceOf(row, context.config), code),
  }
}

/**
 * Edits an order: its lines with their stock, its address and its shipping, together with the resulting payments, in one transaction. Any
 * excess is refunded the way it was paid. If more is owed now, the order waits for it, and the buyer gets a link to pay.
 */
export async function editOrder(
  tx: Tx,
  sources: PriceSources,
  input: ParsedOf<typeof contract>,
  context: RequestContext,
): Promise<StaffOrder> {
  const { now } = context
  const row = await lockOrder(tx, input.id)
  if (row.edits !== input.edits) throw refuse('ORDER_WAS_CHANGED')
  if (input.gift && !row.lines.some(isGoods)) throw refuse('INVALID_INPUT', { gift: ['needs something that is shipped'] })
  refuseWrap(input.gift ?? null, context.config, row.gift)
  const plan = await planEdit(tx, sources, { row, wanted: input, held: await refundableMoney(tx, row) }, context)
  if (Object.keys(plan.problems).length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', plan.problems)
  if (minor(input.totalCost, row.currency?.code) !== plan.costs.totalCost)
    throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', {
      totalCost: [`It is ${decimal(plan.costs.totalCost, row.currency?.code)} now`],
    })
  await writeEdit(tx, row, plan, context, (lines) => replaceLines(tx, row, lines))
  await recordEvent(tx, row.id, { event: 'EDITED', note: input.reason }, now)
  const mayBackOrder = hasBackOrders(row) || plan.changes.some(({ waits }) => waits > 0)
  const change = mayBackOrder ? changeStockWithBackOrders : changeStockOf
  change(tx, plan.changes, { orderId: row.id, now })
  const { back } = differenceOf(plan)
  if (back > 0) await refundExcess(tx, row, back, overReasons.edited, now)
  await adaptRepeatDeliveries(tx, row, now)
  const after = await settleEdit(tx, row, plan, context)
  await queueEditMail(tx, after, { back, credit: row.credit_cost - plan.creditCost, reason: input.reason }, context)
  describeChange(context, { target: row.number, before: summaryOf(row), after: { ...summaryOf(after), ...giftChange(row, after) } })
  return describeForStaff(tx, after, now)
}

/** Replaces all lines of an order. None of them has left the shop or is coming back. */
export async function replaceLines(tx: Tx, { id: order }: OrderRow, lines: PlacedLine[]): Promise<void> {
  const [line] = await queries.deleteLines.all(tx, { order })
  await queries.insertLines.run(tx, { order, lines, guestAt: line?.guest_at ?? null })
}

/** Writes an edit of a locked order, except for its stock and state. `storeLines` replaces the order's lines. */
export async function writeEdit(
  tx: Tx,
  row: OrderRow,
  plan: EditPlan,
  { now, config }: RequestContext,
  storeLines: (lines: PlacedLine[]) => Promise<void>,
): Promise<void> {
  const { due, owed, back } = differenceOf(plan)
  const movement = { userId: row.user_id ?? '', source: newId(now), orderId: row.id }
  const spent = plan.pointsSpent - row.points_spent
  if (spent > 0 && !(await spendPoints(tx, { ...movement, points: spent }, now))) throw refuse('POINTS_DO_NOT_COVER_IT')
  // If the order doesn't get cheaper, the points that it earned stay, even if the rate of earning has changed since.
  const keepsAll = row.points_earned === 0 || due >= amountDue(row)
  const earned = keepsAll
    ? row.points_earned
    : Math.min(row.points_earned, earnedBy(convertBack(due, row.currency), config.points) * row.points_factor)
  const points = row.user_id === null ? 0 : Math.max(0, -spent)
  const taken =
    row.user_id !== null && (spent < 0 || earned < row.points_earned)
      ? await refundPoints(tx, { ...movement, returned: points, given: 0, earnedLeft: earned }, now)
      : 0
  await storeLines(plan.lines.map((one, position) => ({ ...one, position })))
  const { adjustments, address, shipping, costs, taxes, gift, pointsSpent, pointsCost, credits, creditCost, held } = plan
  const { wrapCost: _, ...totals } = costs
  const sums = { ...totals, pointsSpent, pointsCost, pointsEarned: earned, credits, creditCost }
  const method = due > 0 ? methodForRest(row.payment_method, config) : row.payment_method
  const revision = row.revision + (isBilledAnew(row, plan) ? 1 : 0)
  await queries.updateOrder.run(tx, {
    id: row.id,
    address,
    shipping,
    ...sums,
    adjustments,
    taxes,
    paidPart: owed > 0 ? held : 0,
    revision,
    method,
    hasBackOrders: plan.changes.some(({ waits }) => waits > 0),
    gift,
  })
  const credit = await moveCreditOf(tx, row, plan, movement.source, { config, now })
  const byHand = row.payment_method === 'Stripe' ? 0 : back
  await queries.insertRefund.run(tx, { id: newId(now), order: row.id, now, byHand, credit, points, taken })
}

/**
 * Returns to gift cards and store credit what they no longer pay, and charges them what they pay in addition, with the commit and before
 * the stock. Returns how much was returned.
 */
async function moveCreditOf(
  tx: Tx,
  row: OrderRow,
  { credits, creditCost }: EditPlan,
  source: string,
  context: Pick<RequestContext, 'config' | 'now'>,
): Promise<number> {
  const back = row.credit_cost - creditCost
  const returned = back > 0 ? await returnOrderCredit(tx, row, { amount: back, source }, context) : 0
  const more = moreCredit(row.credits, credits)
  if (more.length > 0) spendCredit(tx, { orderId: row.id, credits: more, source }, context.now)
  return returned
}

/** Whether an edit needs a new invoice: the order was paid, and so billed, and its total, its contents or the tax in it change. */
const isBilledAnew = (row: OrderRow, { changes, costs, shipping, taxes }: EditPlan): boolean =>
  row.payment_status === 'Paid' &&
  (changes.length > 0 ||
    costs.totalCost !== row.total_cost ||
    shipping.code !== row.shipping_method.code ||
    !isDeepStrictEqual(sharesOf(taxes), sharesOf(row.taxes)))

/**
 * Settles the payment state after an edit. A paid order stays paid unless more is owed now; an order that owed money may be paid by now,
 * which its history says with `note`.
 */
export async function settleEdit(tx: Tx, row: OrderRow, plan: EditPlan, context: RequestContext, note = ''): Promise<OrderRow> {
  const { now } = context
  const { due, owed } = differenceOf(plan)
  const after = await readOrder(tx, row.id)
  if (after.revision !== row.revision) await issueOrderCreditNote(tx, row.id, { reason: 'order changed' }, now)
  if (row.payment_status === 'Paid' && owed > 0) {
    await changeState(tx, { orderId: row.id, name: 'paymentStatus', to: 'Pending', by: 'staff' }, now)
    await setPointsDue(tx, row.id, null)
  } else if (row.payment_status === 'Pending' && owed === 0 && (plan.held > 0 || due === 0)) await markPaid(tx, after, context, { note })
  else if (after.revision !== row.revision) issueOrderInvoice(tx, after, context)
  // The stock is deducted with the commit, so the waiting pieces are those that were planned.
  const then = await readOrder(tx, row.id)
  return { ...then, waiting: backOrderedPieces(plan.lines) ?? (then.waiting && []) }
}

/** The change of a gift for the audit log. The message may contain names, so only the fact that it differs is logged. */
const giftChange = ({ gift: before }: OrderRow, { gift: after }: OrderRow): object =>
  isDeepStrictEqual(before, after)
    ? {}
    : { isGift: after !== null, isWrapped: after?.isWrapped ?? false, hasOtherMessage: (before?.message ?? '') !== (after?.message ?? '') }

/** The order as the audit log shows it, without names. */
const summaryOf = ({ lines, total_cost, shipping_method, currency }: OrderRow): object => ({
  lines: Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity])),
  totalCost: major(total_cost, currency?.code),
  shippingMethod: shipping_method.code,
})
