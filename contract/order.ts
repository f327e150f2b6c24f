import { z } from 'zod'
import { orderAddress } from './customers/addresses.ts'
import { waitingPieces } from './cart.ts'
import { day, id, orderMoney as money, time } from './fields.ts'
import { orderCurrency } from './currencies.ts'
import { component, namedVariant } from './bundles.ts'
import { boughtGiftCard } from './gift-cards.ts'
import { nameTranslation } from './name-translation.ts'
import { orderGift } from './order-gift.ts'
import { orderEvents } from './order-events.ts'
import { adjustment } from './promotions.ts'
import { orderReturn } from './order-return.ts'
import { taxShare } from './tax.ts'

/** Credit: gift cards and store credit (and points) pay the whole order. */
export const paymentMethods = ['Stripe', 'Points', 'COD', 'Credit'] as const
export const paymentStatuses = ['Pending', 'Paid', 'Cancelled'] as const
export const orderStatuses = ['Pending', 'Processing', 'Completed', 'Cancelled'] as const
export const shippingStatuses = ['NotYetShipped', 'PartiallyShipped', 'Shipped', 'Delivered'] as const

export const orderLine = z
  .object({
    ...namedVariant,
    price: money,
    isRedeemable: z.boolean(),
    quantity: z.int(),
    totalPrice: money,
    /** The line's discount by the buyer's plan, repeat delivery and promotions. */
    discount: money,
    /** The tax that was added to the line's price; absent if prices contain it, or if there is none. */
    addedTax: money.optional(),
    /** The number of its pieces that are free by a promotion. */
    giftQuantity: z.int(),
    /** How many of them were paid back without a return; absent where none was. */
    refundedQuantity: z.int().optional(),
    /** The recipient and state of a gift card; null for anything else. */
    giftCard: boughtGiftCard.nullable(),
    /** For a bundle: what one piece consisted of at the time of the order. */
    components: z.array(component).optional(),
    /**
     * Present if it's delivered as files. The time when the buyer agreed to immediate delivery, which ends the right to withdraw; null if
     * there was no such right.
     */
    digital: z.object({ withdrawalWaivedAt: time.nullable() }).optional(),
    /** The pieces that wait for stock; absent if there are none. */
    backOrder: waitingPieces.optional(),
    /**
     * Pieces that are delivered repeatedly, with the interval in weeks; absent if none are. `id`: the repeat delivery, once it's ordered.
     */
    repeats: z.array(z.object({ id: id.optional(), weeks: z.int(), quantity: z.int() })).optional(),
  })
  .meta({ id: 'OrderLine' })
export const shippingMethod = z
  .object({
    code: z.string(),
    name: z.string(),
    price: money,
    deliveryFrom: day,
    deliveryTo: day,
  })
  .meta({ id: 'ShippingMethod' })
/** A parcel of an order. */
export const shipment = z
  .object({
    id,
    carrier: z.string(),
    trackingNumber: z.string(),
    /** The tracking page; empty if there is none. */
    trackingUrl: z.string(),
    shippedAt: time,
    deliveredAt: time.nullable(),
    lines: z.array(z.object({ variantId: id, quantity: z.int() })),
  })
  .meta({ id: 'Shipment' })
/** One refund to the buyer. */
export const orderRefund = z
  .object({
    at: time,
    amount: money,
    /** How it was refunded: to the card, by hand (cash, bank), as points or store credit instead of money, or for the replacement order. */
    method: z.enum(['card', 'cash', 'bank', 'points', 'credit', 'exchange']),
    /** Spent points that were returned. */
    pointsReturned: z.int(),
    /** The amount returned to the gift cards and store credit that had paid. */
    creditReturned: money,
    /** Points given instead of money. */
    pointsGiven: z.int(),
    /** Earned points that were taken back. */
    pointsTaken: z.int(),
    /** Refunds money beyond the order's total: the total was higher before an edit, or more was paid than owed. `refunded` excludes it. */
    beyondTotal: z.boolean(),
  })
  .meta({ id: 'OrderRefund' })
/** The amount of an order paid by a gift card or the buyer's store credit. */
export const orderCredit = z
  .object({
    kind: z.enum(['gift_card', 'customer']),
    /** The last digits of the gift card's code; null for store credit. */
    last4: z.string().nullable(),
    amount: money,
  })
  .meta({ id: 'OrderCredit' })
/** Taxes by rate: contained in the total (`taxIncluded`), or added to the prices (`tax`). */
export const taxes = { taxes: z.array(taxShare), taxIncluded: money }
export const costs = {
  productCost: money,
  /** The part of `productCost` that is gift wrap; absent if it costs nothing. */
  wrapCost: money.optional(),
  shippingCost: money,
  discount: money,
  tax: money,
  totalCost: money,
}

export const order = z
  .object({
    id,
    number: z.string(),
    orderedDate: time,
    email: z.string(),
    orderStatus: z.enum(orderStatuses),
    shippingStatus: z.enum(shippingStatuses),
    paymentStatus: z.enum(paymentStatuses),
    paymentMethod: z.enum(paymentMethods),
    products: z.array(orderLine),
    /** False if nothing is shipped; the shipping address is then the billing address. */
    needsShipping: z.boolean(),
    shippingAddress: orderAddress,
    billingAddress: orderAddress,
    shippingMethod,
    /** Absent for the shop's own currency; all amounts are in this one. */
    currency: orderCurrency.optional(),
    ...costs,
    ...taxes,
    /** The buyer's note to the shop; absent if there is none. */
    note: z.string().optional(),
    /** Absent if it's no gift. */
    gift: orderGift.optional(),
    /** The buyer's plan that reduced the price; null if there was none. */
    memberPlan: z.string().nullable(),
    /** Its name in the language of the order, as of that time. */
    memberPlanTranslation: nameTranslation.optional(),
    /** Discounts by promotions; the rest of the discount is the plan's. */
    adjustments: z.array(adjustment),
    /** Points spent, their value, and the amount left for the payment method. */
    pointsSpent: z.int(),
    pointsCost: money,
    /** Gift cards and store credit that paid for it, in the order of use. */
    credits: z.array(orderCredit),
    creditCost: money,
    amountDue: money,
    /** The part of that which the buyer has to pay now. */
    amountOwed: money,
    /** The part that returned pieces will pay: nothing of the order is packed before they arrive. */
    creditExpected: money,
    /** The number of the order whose pieces it replaces; null for any other. */
    exchangeOf: z.string().nullable(),
    /** The total refunded to the buyer, in any form. */
    refunded: money,
    refunds: z.array(orderRefund),
    returns: z.array(orderReturn),
    /**
     * What can still be returned, and the deadlines for returns and for withdrawing from the contract; null if it isn't
     * possible, or not anymore.
     */
    returnable: z.array(z.object({ variantId: id, quantity: z.int() })),
    returnUntil: time.nullable(),
    withdrawUntil: time.nullable(),
    /** True from the conclusion of the contract on; the deadline is known once the order is delivered. */
    canWithdraw: z.boolean(),
    /** Where the law of the destination demands a link for it; absent elsewhere. */
    needsWithdrawalLink: z.literal(true).optional(),
    /** The deadline for a card payment, after which the order is cancelled; null if no payment is pending. */
    payUntil: time.nullable(),
    shipments: z.array(shipment),
    timeline: z.array(
      z.object({
        event: z.enum(orderEvents),
        at: time,
        /** The amount of the event; absent if it isn't about money, and for old entries that have it in their note. */
        amount: money.optional(),
        note: z.string(),
      }),
    ),
    canCancel: z.boolean(),
    /** The buyer can cancel the waiting pieces separately; absent if they can't. */
    canCancelWaiting: z.literal(true).optional(),
    canReview: z.array(id),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>
