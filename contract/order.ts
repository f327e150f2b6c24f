import { z } from 'zod'
import { orderAddress } from './customers/addresses.ts'
import { waitingPieces } from './cart.ts'
import { day, id, orderMoney as money, time } from './fields.ts'
import { orderCurrency } from './currencies.ts'
import { component } from './bundles.ts'
import { boughtGiftCard } from './gift-cards.ts'
import { locales } from './locales.ts'
import { nameTranslation } from './name-translation.ts'
import { orderEvents } from './order-events.ts'
import { adjustment } from './promotions.ts'
import { orderReturn } from './order-return.ts'
import { taxShare } from './tax.ts'

/** Credit: gift cards and store credit (with points) pay all of it. */
export const paymentMethods = ['Stripe', 'Points', 'COD', 'Credit'] as const
export const paymentStatuses = ['Pending', 'Paid', 'Cancelled'] as const
export const orderStatuses = ['Pending', 'Processing', 'Completed', 'Cancelled'] as const
export const shippingStatuses = ['NotYetShipped', 'PartiallyShipped', 'Shipped', 'Delivered'] as const

export const orderLine = z
  .object({
    productId: id,
    variantId: id,
    sku: z.string(),
    name: z.string(),
    slug: z.string(),
    photo: z.string(),
    options: z.record(z.string(), z.string()),
    /** The name and the values of its options in the language that it was ordered in, as they were then; absent in the shop's first. */
    translation: z.object({ locale: z.enum(locales), name: z.string(), options: z.record(z.string(), z.string()) }).optional(),
    price: money,
    isRedeemable: z.boolean(),
    quantity: z.int(),
    totalPrice: money,
    /** What the buyer's plan, repeat delivery and promotions take off the line. */
    discount: money,
    /** How many of its pieces a promotion gives. */
    giftQuantity: z.int(),
    /** How many of them were paid back without a return; absent where none was. */
    refundedQuantity: z.int().optional(),
    /** Of a gift card: to whom it goes, and where it is; null for anything else. */
    giftCard: boughtGiftCard.nullable(),
    /** Of a bundle: what one piece of it consisted of when it was ordered. */
    components: z.array(component).optional(),
    /**
     * It's delivered as files. When its buyer agreed that this begins at once and ends the right to withdraw; null where there was no such right. Absent of
     * what is sent.
     */
    digital: z.object({ withdrawalWaivedAt: time.nullable() }).optional(),
    /** So many of its pieces wait for stock; absent where none does. */
    backOrder: waitingPieces.optional(),
    /** So many of its pieces are delivered again every so many weeks; absent where none is. `id`: of the repeat delivery, once it's ordered. */
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
    /** Where to follow it; empty where there is no such page. */
    trackingUrl: z.string(),
    shippedAt: time,
    deliveredAt: time.nullable(),
    lines: z.array(z.object({ variantId: id, quantity: z.int() })),
  })
  .meta({ id: 'Shipment' })
/** What went back to the buyer at one time. */
export const orderRefund = z
  .object({
    at: time,
    amount: money,
    /** As what: to the card, by hand (in cash, by bank), as points or store credit instead of money, or as the price of what replaces it. */
    method: z.enum(['card', 'cash', 'bank', 'points', 'credit', 'exchange']),
    /** The points that had been spent and came back. */
    pointsReturned: z.int(),
    /** What came back to the gift cards and the store credit that had paid for it. */
    creditReturned: money,
    /** The points that were given instead of the money. */
    pointsGiven: z.int(),
    /** The points that the order had earned and that went again. */
    pointsTaken: z.int(),
    /** It settles nothing of what the order comes to: that was more before an edit, or more came in than was owed. `refunded` is without it. */
    beyondTotal: z.boolean(),
  })
  .meta({ id: 'OrderRefund' })
/** What a gift card, or the buyer's store credit, paid of an order. */
export const orderCredit = z
  .object({
    kind: z.enum(['gift_card', 'customer']),
    /** Of the gift card's code; null for store credit. */
    last4: z.string().nullable(),
    amount: money,
  })
  .meta({ id: 'OrderCredit' })
/** By rate: contained in the total (`taxIncluded`), or on top of the prices (`tax`). */
export const taxes = { taxes: z.array(taxShare), taxIncluded: money }
export const costs = { productCost: money, shippingCost: money, discount: money, tax: money, totalCost: money }

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
    /** False where nothing of it goes in a parcel; then the shipping address is the billing address. */
    needsShipping: z.boolean(),
    shippingAddress: orderAddress,
    billingAddress: orderAddress,
    shippingMethod,
    /** Absent where it's the shop's own; all amounts are in it. */
    currency: orderCurrency.optional(),
    ...costs,
    ...taxes,
    /** What the buyer wrote to the shop with it; absent where they wrote nothing. */
    note: z.string().optional(),
    /** The buyer's plan that made it cheaper; null where there was none. */
    memberPlan: z.string().nullable(),
    /** Its name in the language that it was ordered in, as it was called then. */
    memberPlanTranslation: nameTranslation.optional(),
    /** What promotions took off; the rest of the discount is the plan's. */
    adjustments: z.array(adjustment),
    /** The points that were spent on it, what they were worth, and what is left to pay with the payment method. */
    pointsSpent: z.int(),
    pointsCost: money,
    /** The gift cards and store credit that paid for it, in the order they were used. */
    credits: z.array(orderCredit),
    creditCost: money,
    amountDue: money,
    /** What of that its buyer has to pay now. */
    amountOwed: money,
    /** What pieces on their way back will pay of it: until they're here, nothing of it is packed. */
    creditExpected: money,
    /** The number of the order whose pieces it replaces; null for any other. */
    exchangeOf: z.string().nullable(),
    /** The money that went back to the buyer, as whatever. */
    refunded: money,
    refunds: z.array(orderRefund),
    returns: z.array(orderReturn),
    /** What can still go back, and until when it may be returned, or its buyer withdraw from the contract; null where they can't (any more). */
    returnable: z.array(z.object({ variantId: id, quantity: z.int() })),
    returnUntil: time.nullable(),
    withdrawUntil: time.nullable(),
    /** From the conclusion of the contract on; until when is known once it's delivered. */
    canWithdraw: z.boolean(),
    /** Until then an order by card has to be paid, or it's cancelled; null where there is nothing to wait for. */
    payUntil: time.nullable(),
    shipments: z.array(shipment),
    timeline: z.array(
      z.object({
        event: z.enum(orderEvents),
        at: time,
        /** How much it's about; absent where it's about no money, and of entries of before that say it in their note. */
        amount: money.optional(),
        note: z.string(),
      }),
    ),
    canCancel: z.boolean(),
    /** Its buyer can cancel what waits of it by itself; absent where they can't. */
    canCancelWaiting: z.literal(true).optional(),
    canReview: z.array(id),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>
