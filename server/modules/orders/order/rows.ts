import type { WaitingPieces } from '#contract/cart.ts'
import type { Exchange } from '#contract/exchange.ts'
import type { NameTranslation } from '#contract/line-translation.ts'
import type { Locale } from '#contract/locales.ts'
import type { StoredGift } from './stored-gift.ts'
import type { Order } from '#contract/order.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'
import type { OrderTaxes } from '../lines/order-taxes.ts'

/** A repeat delivery of an ordered line. */
export interface StoredRepeat {
  id: string
  weeks: number
  quantity: number
  percent: number
  /** The price of one piece without codes, in minor units; absent from orders placed before it was stored. */
  price?: number
}
/** A line as it is stored, in minor units. */
export type StoredLine = Omit<Order['products'][number], 'repeats'> & { repeats?: StoredRepeat[] | undefined }
export interface StoredEvent {
  event: Order['timeline'][number]['event']
  at: string
  note: string
  /** Minor units. */
  amount?: number | null
}

/** Pieces of an order that wait for stock. */
export type StoredBackOrder = WaitingPieces & { variantId: string }

/** How an order is sent. `leastPrice` is the lowest price that was offered, in minor units; absent from old orders. */
export type StoredShipping = Shipping & { leastPrice?: number }

export const facts = {
  id: 'uuid',
  number: 'text',
  user_id: 'uuid?',
  email: 'text',
  order_status: textOf<Order['orderStatus']>(),
  shipping_status: textOf<Order['shippingStatus']>(),
  payment_status: textOf<Order['paymentStatus']>(),
  payment_method: textOf<Order['paymentMethod']>(),
  shipping_address: jsonb<Order['shippingAddress']>(),
  billing_address: jsonb<Order['billingAddress']>(),
  shipping_method: jsonb<StoredShipping>(),
  product_cost: 'int4',
  shipping_cost: 'int4',
  discount: 'int4',
  tax: 'int4',
  total_cost: 'int4',
  ordered_at: 'timestamptz',
} as const

/** Why money beyond an order's total goes back to the card. Such a refund pays back nothing of the order itself. */
export const overReasons = { edited: 'order changed', tooMuch: 'more than was owed', late: 'paid after the order was over' } as const
interface StoredRefund extends Omit<Order['refunds'][number], 'amount' | 'creditReturned' | 'beyondTotal'> {
  /** Minor units. */
  amount: number
  creditReturned: number
  /** Whether the money was more than the order's total, so that it pays back nothing of the order itself. */
  isOver: boolean
}

export interface StoredReturn extends Omit<
  Order['returns'][number],
  'reason' | 'labelUrl' | 'withoutRefund' | 'differenceRefunded' | 'closedByRefund'
> {
  labelUrl: string | null
  reason: string
  /**
   * How much of the order's total a pending exchange settles once its pieces arrive, in minor units. What actually pays for the replacement
   * may be less.
   */
  exchangeValue: number
  hasRefund: boolean
  /** Whether a part of it was refunded, rather than used to pay for a replacement. */
  hasMoneyBack: boolean
  closedByRefund: boolean
}

interface StoredShipment {
  id: string
  carrier: string
  trackingNumber: string
  trackingUrl: string
  shippedAt: string
  deliveredAt: string | null
  lines: { variantId: string; quantity: number }[]
}

/** What gift cards and store credit paid, in minor units. */
export const credit = { credit_cost: 'int4', credits: jsonb<OrderCredit[]>() } as const
/**
 * How many points were spent and what they were worth in minor units; the factor by which the order earns points, and the plan it comes
 * from.
 */
export const points = { points_spent: 'int4', points_cost: 'int4', points_factor: 'int4', member_plan: 'text?' } as const
export const planTranslation = { member_plan_translation: nullable(jsonb<NameTranslation>()) } as const
/** The columns of an order as it is read, in the order of `selected`. */
export const columns = {
  ...facts,
  gift_card_cost: 'int4',
  ...points,
  ...planTranslation,
  ...credit,
  adjustments: jsonb<Adjustment[]>(),
  taxes: nullable(jsonb<OrderTaxes>()),
  /** Null means the shop's currency. */
  currency: nullable(jsonb<Exchange>()),
  cancelled_by: nullable(textOf<'customer' | 'staff' | 'system'>()),
  pay_until: 'timestamptz?',
  refunded: 'int4',
  gift_card_refunded: 'int4',
  points_earned: 'int4',
  edits: 'int4',
  revision: 'int4',
  paid_part: 'int4',
  credit_expected: 'int4',
  exchange_of: 'uuid?',
  exchange_number: 'text?',
  locale: nullable(textOf<Locale>()),
  refunds: json<StoredRefund[]>(),
  return_until: 'timestamptz?',
  withdraw_until: 'timestamptz?',
  /** Whether the buyer may withdraw before the order is delivered. */
  is_withdrawable: 'bool',
  /** A note from the buyer to the shop. */
  note: 'text',
  /** Null if it's no gift. */
  gift: nullable(jsonb<StoredGift>()),
  returns: json<StoredReturn[]>(),
  lines: json<StoredLine[]>(),
  waiting: nullable(json<StoredBackOrder[]>()),
  events: json<StoredEvent[]>(),
  shipments: json<StoredShipment[]>(),
  reviewed: 'uuid[]',
} as const
/** An order with its lines, its history and its reviewed products. */
export type OrderRow = Row<typeof columns>
