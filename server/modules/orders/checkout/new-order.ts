import { type Exchange, minorRateOf } from '#contract/exchange.ts'
import type { NameTranslation } from '#contract/line-translation.ts'
import type { Channel } from '#contract/order-source.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Benefits } from '#server/modules/plans/plans.ts'
import { giftCardCostOf } from '../fulfilment/order-gift-cards.ts'
import type { AgreedRepeat, Line } from '../lines/lines.ts'
import type { PricedOrder } from '../lines/price-order.ts'
import { insertOrder as insert } from '../order/insert-order.ts'
import { storedRepeats } from '../order/repeats.ts'
import type { OrderRow, StoredShipping } from '../order/rows.ts'
import type { StoredGift } from '../order/stored-gift.ts'
import { initialStates } from '../order/states.ts'
import { backOrderedPieces } from '../order/back-orders.ts'
import type { PaidWithCredit } from '../payment/pay-with-credit.ts'
import type { PaidWithPoints } from '../payment/payment-methods.ts'
import { storedLine } from '../views/present-line.ts'
import type { orderAddresses } from './order-address.ts'

interface Facts {
  number: string
  user: string | null
  email: string
  paymentMethod: OrderRow['payment_method']
  lines: Line[]
  shipping: StoredShipping
  costs: PricedOrder['costs']
  taxes: PricedOrder['taxes']
  adjustments: PricedOrder['adjustments']
  points: PaidWithPoints
  credit: PaidWithCredit | null
  benefits: Benefits | null
  addresses: ReturnType<typeof orderAddresses>
  locale: OrderRow['locale']
  /** The name of the plan in that language, if it isn't the shop's first. */
  planTranslation: NameTranslation | null
  currency: Exchange | null
  /** Whether the shop grants a right to withdraw. */
  withdrawable: boolean
  /** A note from the buyer to the shop. */
  note?: string
  /** What makes it a gift; null if it's none. */
  gift?: StoredGift | null | undefined
  /** The repeat delivery that places the order, and until when the order waits for its payment. */
  repeat?: (AgreedRepeat & { payUntil: Date }) | null
  now: Date
}

/** A new order as it is stored, from lines and costs that were checked. */
export function newOrder({
  number,
  user,
  email,
  paymentMethod,
  lines,
  shipping,
  costs,
  taxes,
  adjustments,
  points,
  credit,
  benefits,
  addresses,
  locale,
  planTranslation,
  currency,
  withdrawable,
  note = '',
  gift = null,
  repeat = null,
  now,
}: Facts): OrderRow {
  const creditCost = credit?.creditCost ?? 0
  const isPaid = points.cost + creditCost === costs.totalCost
  const stored = lines.map((line) => ({
    ...storedLine(line, withdrawable ? now : null),
    repeats: storedRepeats(line, repeat, now),
  }))
  return {
    id: newId(now),
    number,
    user_id: user,
    email,
    order_status: initialStates.orderStatus,
    shipping_status: initialStates.shippingStatus,
    payment_status: isPaid ? 'Paid' : initialStates.paymentStatus,
    payment_method: paymentMethod,
    shipping_address: addresses.shipping,
    billing_address: addresses.billing,
    shipping_method: shipping,
    product_cost: costs.productCost,
    shipping_cost: costs.shippingCost,
    discount: costs.discount,
    tax: costs.tax,
    taxes,
    currency,
    total_cost: costs.totalCost,
    gift_card_cost: giftCardCostOf(lines),
    gift_card_refunded: 0,
    ordered_at: now,
    lines: stored,
    waiting: backOrderedPieces(stored),
    points_spent: points.spent,
    points_cost: points.cost,
    credit_cost: creditCost,
    credits: credit?.credits ?? [],
    points_factor: benefits?.pointsFactor ?? 1,
    member_plan: benefits?.plan ?? null,
    member_plan_translation: planTranslation,
    adjustments,
    events: (isPaid ? (['PLACED', 'PAID'] as const) : (['PLACED'] as const)).map((event) => ({ event, at: now.toISOString(), note: '' })),
    cancelled_by: null,
    pay_until: paymentMethod === 'Stripe' ? (repeat?.payUntil ?? new Date(now.getTime() + serverLimits.card.payMinutes * 60_000)) : null,
    refunded: 0,
    points_earned: 0,
    edits: 0,
    revision: 0,
    paid_part: 0,
    credit_expected: 0,
    exchange_of: null,
    exchange_number: null,
    locale,
    refunds: [],
    returns: [],
    return_until: null,
    withdraw_until: null,
    is_withdrawable: withdrawable,
    note,
    gift,
    shipments: [],
    reviewed: [],
  }
}

/**
 * Writes a new order with its lines and its history. `client` is the hashed client of a guest, for the limits of guests. Orders that staff
 * place have the channel "direct".
 */
export async function insertOrder(tx: Tx, row: OrderRow, client: string | null, channel: Channel = 'direct'): Promise<void> {
  await insert.run(tx, {
    ...row,
    client,
    channel,
    hasBackOrders: row.waiting !== null,
    guestAt: row.user_id === null ? row.ordered_at : null,
    shopRate: row.currency && minorRateOf(row.currency),
    lines: row.lines.map((line, position) => ({ ...line, position })),
    events: row.events.map((event) => ({ ...event, id: newId(row.ordered_at) })),
  })
}
