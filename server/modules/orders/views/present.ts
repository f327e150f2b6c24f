import type { Exchange } from '#contract/exchange.ts'
import { major } from '#contract/currency.ts'
import type { Adjustment as PresentedAdjustment } from '#contract/promotions.ts'
import type { OrderGift } from '#contract/order-gift.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import { returnReasons } from '#contract/return-reasons.ts'
import type { Order } from '#contract/order.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import type { Config } from '#server/config.ts'
import { isGoods } from '../lines/goods.ts'
import { presentTaxes, taxOnTop } from '../lines/order-taxes.ts'
import type { Costs } from '../lines/price-order.ts'
import { presentShipping } from '../lines/shipping-methods.ts'
import { amountDue, amountToPay } from '../order/due.ts'
import { backOrdersToCancel } from '../order/left-to-ship.ts'
import { isPaidBack, isWithoutRefund } from '../order/paid-back.ts'
import { isWithdrawableNow, leftToReturn, openUntil } from '../order/returnable.ts'
import type { OrderRow, StoredLine, StoredReturn } from '../order/rows.ts'
import { type StoredGift, wrapCostOf } from '../order/stored-gift.ts'
import { canCancel, canCancelInTime, canReview, statesOf } from '../order/states.ts'
import { needsShipping, presentStoredLine } from './present-line.ts'
import { needsWithdrawalLink } from './withdrawal-law.ts'

/** An order as the API returns it. */
export function presentOrder(row: OrderRow, now: Date): Order {
  const states = statesOf(row)
  const code = row.currency?.code
  const products = row.lines.map((line) => ({ ...presentStoredLine(withWaiting(line, row), code), ...presentAddedTax(row, line, code) }))
  return {
    id: row.id,
    number: row.number,
    orderedDate: row.ordered_at.toISOString(),
    email: row.email,
    ...states,
    paymentMethod: row.payment_method,
    products,
    needsShipping: needsShipping(row.lines),
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    shippingMethod: presentShipping(row.shipping_method, code),
    ...presentCurrency(row.currency),
    ...presentCosts(
      {
        productCost: row.product_cost,
        wrapCost: wrapCostOf(row),
        shippingCost: row.shipping_cost,
        discount: row.discount,
        tax: row.tax,
        totalCost: row.total_cost,
      },
      code,
    ),
    ...presentTaxes(row.taxes, code),
    ...(row.note !== '' && { note: row.note }),
    ...(row.gift && { gift: presentGift(row.gift) }),
    memberPlan: row.member_plan,
    ...(row.member_plan_translation && { memberPlanTranslation: row.member_plan_translation }),
    adjustments: row.adjustments.map((one) => presentAdjustment(one, code)),
    pointsSpent: row.points_spent,
    pointsCost: major(row.points_cost, code),
    credits: row.credits.map((one) => presentCredit(one, code)),
    creditCost: major(row.credit_cost, code),
    amountDue: major(amountDue(row), code),
    amountOwed: major(amountToPay(row), code),
    creditExpected: major(row.credit_expected, code),
    exchangeOf: row.exchange_number,
    refunded: major(row.refunded, code),
    refunds: row.refunds.map((refund) => presentRefund(refund, code)),
    returns: row.returns.map(({ hasRefund, exchangeValue: _, ...one }) => ({
      ...presentReturn(one, code),
      ...(isWithoutRefund(row, { ...one, hasRefund }) && { withoutRefund: true as const }),
    })),
    returnable:
      row.order_status === 'Cancelled' || isPaidBack(row)
        ? []
        : leftToReturn(row).map(({ variantId, quantity }) => ({ variantId, quantity })),
    returnUntil: openUntil(row, 'return_until', now)?.toISOString() ?? null,
    withdrawUntil: openUntil(row, 'withdraw_until', now)?.toISOString() ?? null,
    canWithdraw: isWithdrawableNow(row) || openUntil(row, 'withdraw_until', now) !== null,
    ...(needsWithdrawalLink(row.shipping_address) && { needsWithdrawalLink: true as const }),
    payUntil: row.pay_until && row.pay_until.toISOString(),
    shipments: row.shipments.map(presentShipment),
    timeline: row.events.map((event) => presentEvent(event, code)),
    canCancel: canCancel(states, row.ordered_at, now),
    ...(canCancelWaiting(row, now) && { canCancelWaiting: true as const }),
    canReview: canReview(states)
      ? reviewable(
          products.filter(({ giftCard }) => !giftCard),
          row.reviewed,
        )
      : [],
  }
}

const presentRefund = ({ isOver: beyondTotal, ...refund }: OrderRow['refunds'][number], code?: string): Order['refunds'][number] => ({
  ...refund,
  beyondTotal,
  at: new Date(refund.at).toISOString(),
  amount: major(refund.amount, code),
  creditReturned: major(refund.creditReturned, code),
})

const presentShipment = (shipment: OrderRow['shipments'][number]): Order['shipments'][number] => ({
  ...shipment,
  shippedAt: new Date(shipment.shippedAt).toISOString(),
  deliveredAt: shipment.deliveredAt && new Date(shipment.deliveredAt).toISOString(),
})

const presentEvent = ({ event, at, note, amount }: OrderRow['events'][number], code?: string): Order['timeline'][number] => ({
  event,
  at: new Date(at).toISOString(),
  ...(amount != null && { amount: major(amount, code) }),
  note,
})

/** Whether the buyer can cancel only the waiting pieces of an order. The rest may have left the shop, but nothing may have been paid. */
const canCancelWaiting = (row: OrderRow, now: Date): boolean =>
  row.payment_status === 'Pending' &&
  row.payment_method === 'COD' &&
  canCancelInTime(row.ordered_at, now) &&
  backOrdersToCancel(row).length > 0

/** What a gift card or store credit paid, as the API returns it, without the account it came from. */
export const presentCredit = ({ kind, last4, amount }: OrderCredit, code?: string): Order['credits'][number] => ({
  kind,
  last4,
  amount: major(amount, code),
})

/** The currency of an order as the API returns it; absent if it's the shop's. */
export const presentCurrency = (exchange: Exchange | null): Pick<Order, 'currency'> =>
  exchange ? { currency: { code: exchange.code, rate: exchange.rate } } : {}

/** What a promotion took off, as the API returns it. */
export const presentAdjustment = (
  { promotionId, name, translation, code, amount, shipping }: Adjustment,
  currency?: string,
): PresentedAdjustment => ({
  name,
  ...(translation && { translation }),
  code,
  amount: major(amount, currency),
  shippingAmount: major(shipping, currency),
  ...(promotionId === null && { isRepeat: true }),
})

/** A return as the API returns it. */
export const presentReturn = (
  {
    reason,
    labelUrl,
    requestedAt,
    exchangeCredit,
    closedByRefund,
    hasMoneyBack,
    ...rest
  }: Omit<StoredReturn, 'hasRefund' | 'exchangeValue'>,
  currency?: string,
): OrderReturn => ({
  ...rest,
  exchangeCredit: major(exchangeCredit, currency),
  reason: returnReasons.find((known) => known === reason) ?? null,
  requestedAt: new Date(requestedAt).toISOString(),
  ...(labelUrl !== null && { labelUrl }),
  ...(rest.state === 'refunded' && rest.exchangeOrder !== null && hasMoneyBack && { differenceRefunded: true }),
  ...(closedByRefund && { closedByRefund: true }),
})

/** The ids of the products that weren't reviewed yet, each once. */
const reviewable = (products: Order['products'], reviewed: string[]): string[] => [
  ...new Set(products.map(({ productId }) => productId).filter((id) => !reviewed.includes(id))),
]

const presentAddedTax = ({ taxes }: OrderRow, line: StoredLine, code?: string): Pick<Order['products'][number], 'addedTax'> => {
  const tax = taxOnTop(taxes, line, line.quantity)
  return tax > 0 ? { addedTax: major(tax, code) } : {}
}

/** A line with its pieces that wait for stock. */
function withWaiting(line: StoredLine, { waiting }: OrderRow): StoredLine {
  const found = !isGoods(line) ? undefined : waiting?.find(({ variantId }) => variantId === line.variantId)
  if (!found) return line
  const { variantId: _, ...backOrder } = found
  return { ...line, backOrder }
}

const presentGift = ({ message, isWrapped }: StoredGift): OrderGift => ({ message, isWrapped })

/** Whether the shop offers gift wrap, and its price (minor units) as the API returns it, in a currency, by default the shop's. */
export const presentWrap = ({ offersGiftWrap }: Pick<Config, 'offersGiftWrap'>, price: number, code?: string) => ({
  ...(offersGiftWrap && { offersGiftWrap: true as const }),
  ...(price > 0 && { giftWrapPrice: major(price, code) }),
})

/** Costs (minor units) as the API's money in a currency, by default the shop's. */
export function presentCosts(costs: Costs, code?: string): Pick<Order, keyof Costs> {
  return {
    productCost: major(costs.productCost, code),
    ...(costs.wrapCost > 0 && { wrapCost: major(costs.wrapCost, code) }),
    shippingCost: major(costs.shippingCost, code),
    discount: major(costs.discount, code),
    tax: major(costs.tax, code),
    totalCost: major(costs.totalCost, code),
  }
}
