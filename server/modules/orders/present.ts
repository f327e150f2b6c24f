import { major } from '#contract/fields.ts'
import type { Adjustment as PresentedAdjustment } from '#contract/promotions.ts'
import { type OrderReturn, returnReasons } from '#contract/order-return.ts'
import type { Order } from '#contract/orders.ts'
import { dueOf, owedOf } from './due.ts'
import type { Line } from './lines.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import { presentTaxes } from './order-taxes.ts'
import type { Costs } from './price-order.ts'
import type { OrderRow, StoredLine, StoredReturn } from './queries.ts'
import { leftToReturn, openUntil } from './returnable.ts'
import { presentShipping } from './shipping-methods.ts'
import { canCancel, canReview, statesOf } from './states.ts'

/** An order as the contract tells it. */
export function presentOrder(row: OrderRow, now: Date): Order {
  const states = statesOf(row)
  const products = row.lines.map(presentStoredLine)
  return {
    id: row.id,
    number: row.number,
    orderedDate: row.ordered_at.toISOString(),
    email: row.email,
    ...states,
    paymentMethod: row.payment_method,
    products,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    shippingMethod: presentShipping(row.shipping_method),
    ...presentCosts({
      productCost: row.product_cost,
      shippingCost: row.shipping_cost,
      discount: row.discount,
      tax: row.tax,
      totalCost: row.total_cost,
    }),
    ...presentTaxes(row.taxes),
    memberPlan: row.member_plan,
    adjustments: row.adjustments.map(presentAdjustment),
    pointsSpent: row.points_spent,
    pointsCost: major(row.points_cost),
    credits: row.credits.map(presentCredit),
    creditCost: major(row.credit_cost),
    amountDue: major(dueOf(row)),
    amountOwed: major(owedOf(row)),
    exchangeOf: row.exchange_number,
    refunded: major(row.refunded),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      at: new Date(refund.at).toISOString(),
      amount: major(refund.amount),
      creditReturned: major(refund.creditReturned),
    })),
    returns: row.returns.map(presentReturn),
    returnable: leftToReturn(row).map(({ variantId, quantity }) => ({ variantId, quantity })),
    returnUntil: openUntil(row, 'return_until', now)?.toISOString() ?? null,
    withdrawUntil: openUntil(row, 'withdraw_until', now)?.toISOString() ?? null,
    payUntil: row.pay_until && row.pay_until.toISOString(),
    shipments: row.shipments.map((shipment) => ({
      ...shipment,
      shippedAt: new Date(shipment.shippedAt).toISOString(),
      deliveredAt: shipment.deliveredAt && new Date(shipment.deliveredAt).toISOString(),
    })),
    timeline: row.events.map(({ event, at, note }) => ({ event, at: new Date(at).toISOString(), note })),
    canCancel: canCancel(states, row.ordered_at, now),
    canReview: canReview(states) ? reviewable(products, row.reviewed) : [],
  }
}

/** What a gift card or store credit paid, as the contract tells it: not which account it is. */
export const presentCredit = ({ kind, last4, amount }: OrderCredit): Order['credits'][number] => ({ kind, last4, amount: major(amount) })

/** What a promotion took off, as the contract tells it. */
export const presentAdjustment = ({ name, code, amount, shipping }: Adjustment): PresentedAdjustment => ({
  name,
  code,
  amount: major(amount),
  shippingAmount: major(shipping),
})

/** A return as the contract tells it. */
export const presentReturn = ({ reason, requestedAt, ...rest }: StoredReturn): OrderReturn => ({
  ...rest,
  reason: returnReasons.find((known) => known === reason) ?? null,
  requestedAt: new Date(requestedAt).toISOString(),
})

/** Each product once, without those that were reviewed. */
const reviewable = (products: Order['products'], reviewed: string[]): string[] => [
  ...new Set(products.map(({ productId }) => productId).filter((id) => !reviewed.includes(id))),
]

/** A line as the contract tells it. */
export const presentStoredLine = (line: StoredLine): StoredLine => ({
  ...line,
  price: major(line.price),
  totalPrice: major(line.totalPrice),
  discount: major(line.discount),
})

/** A line that is about to be bought, as it will be stored: in minor units. */
export function storedLine({ variant, quantity, price, discount, gifts }: Line): StoredLine {
  return {
    productId: variant.product_id,
    variantId: variant.variant_id,
    sku: variant.sku,
    name: variant.name,
    slug: variant.slug,
    photo: variant.photo,
    options: variant.options,
    price,
    isRedeemable: variant.is_redeemable,
    quantity,
    totalPrice: price * quantity,
    discount,
    giftQuantity: gifts,
  }
}

/** A line that is about to be bought. */
export const presentLine = (line: Line): Order['products'][number] => presentStoredLine(storedLine(line))

export function presentCosts(costs: Costs): Pick<Order, keyof Costs> {
  return {
    productCost: major(costs.productCost),
    shippingCost: major(costs.shippingCost),
    discount: major(costs.discount),
    tax: major(costs.tax),
    totalCost: major(costs.totalCost),
  }
}
