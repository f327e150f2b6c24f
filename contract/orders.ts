import { z } from 'zod'
import { address, addressInput } from './customers/addresses.ts'
import { line, orderedLine, waitingPieces } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { cursor, day, email, id, limit, offset, orderMoney as money, queryMoney, text, time } from './fields.ts'
import { currencyCode, orderCurrency } from './currencies.ts'
import { boughtGiftCard } from './gift-cards.ts'
import { limits } from './limits.ts'
import { orderEvents } from './order-events.ts'
import { visitSource } from './order-source.ts'
import { promotionLimits } from './promotion-limits.ts'
import { adjustment, codeOutcome, typedCode } from './promotions.ts'
import { orderReturn } from './order-return.ts'
import { readLimits } from './rate-limits.ts'
import { destination } from './shipping.ts'
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
    price: money,
    isRedeemable: z.boolean(),
    quantity: z.int(),
    totalPrice: money,
    /** What the buyer's membership and promotions take off the line. */
    discount: money,
    /** How many of its pieces a promotion gives. */
    giftQuantity: z.int(),
    /** Of a gift card: to whom it goes, and where it is; null for anything else. */
    giftCard: boughtGiftCard.nullable(),
    /** So many of its pieces wait for stock; absent where none does. */
    backOrder: waitingPieces.optional(),
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
const taxes = { taxes: z.array(taxShare), taxIncluded: money }
const costs = { productCost: money, shippingCost: money, discount: money, tax: money, totalCost: money }

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
    shippingAddress: address,
    billingAddress: address,
    shippingMethod,
    /** Absent where it's the shop's own; all amounts are in it. */
    currency: orderCurrency.optional(),
    ...costs,
    ...taxes,
    /** The plan of the buyer's membership that made it cheaper; null where there was none. */
    memberPlan: z.string().nullable(),
    /** What promotions took off; the rest of the discount is the membership's. */
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
    timeline: z.array(z.object({ event: z.enum(orderEvents), at: time, note: z.string() })),
    canCancel: z.boolean(),
    canReview: z.array(id),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>
export type Summary = z.infer<typeof summary>

const products = z.array(z.strictObject(line.shape)).min(1).max(limits.cart.linesMax)

/** The whole sum, computed on the server. Lines that can't be bought are named in `problems`, by their index in what was sent. */
export const summary = z
  .object({
    products: z.array(orderLine),
    problems: z.record(z.string(), z.array(z.string())),
    /** False where all of it is sent by email: then there is no method to choose, and no address but the buyer's. */
    needsShipping: z.boolean(),
    shippingAddress: address.nullable(),
    billingAddress: address.nullable(),
    shippingMethods: z.array(shippingMethod),
    /** Null where nothing can be sent to the address. */
    shippingMethod: z.string().nullable(),
    freeShippingFrom: money.nullable(),
    paymentMethod: z.enum(paymentMethods).nullable(),
    paymentMethods: z.array(z.enum(paymentMethods)),
    /** Above it an order can't be paid in cash on delivery; null where there is no such limit. */
    cashMax: money.nullable(),
    /** Absent where it's the shop's own; all amounts are in it, and an order names it as it is. */
    currency: orderCurrency.optional(),
    ...costs,
    ...taxes,
    memberPlan: z.string().nullable(),
    adjustments: z.array(adjustment),
    /** Of the codes that were sent. */
    codes: z.array(codeOutcome),
    /** The customer's store credit; null for guests. */
    storeCredit: money.nullable(),
    /** What the gift cards and the store credit that were sent pay of it, after the points that were sent; then what is left to pay. */
    credits: z.array(orderCredit),
    creditCost: money,
    amountDue: money,
    /** What of it can be paid with points; null for guests, and where nothing can. */
    points: z
      .object({
        balance: z.int(),
        /** The most that this order takes; all of it is paid where they cover the total. */
        usable: z.int(),
        usableCost: money,
        /** How many the whole order takes; null where not every line can be paid with points. */
        needed: z.int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CheckoutSummary' })
/** Any text, so that a strange one gets its own refusal ("Payment method is invaild") instead of a field error. */
const paymentMethod = z.string().max(40)
const codes = z.array(typedCode).max(promotionLimits.codesMax)
const points = z.int().min(1).max(limits.order.pointsMax)
const credit = {
  /** Tokens of gift cards (`POST /gift-cards/check`): each pays what it can, one after the other. */
  giftCards: z.array(z.string().max(200)).max(limits.order.giftCardsMax).optional(),
  /** True pays with the customer's store credit after them. */
  useCredit: z.boolean().optional(),
}

export const checkoutSummary = endpoint({
  id: 'checkoutSummary',
  route: 'POST /user/orders/checkout-summary',
  rateLimits: readLimits,
  tag: 'Orders',
  auth: 'guest',
  summary: 'Calculate what an order would cost, for the lines sent or for the cart',
  input: z.strictObject({
    products: products.optional(),
    shippingAddress: addressInput.optional(),
    billingAddress: addressInput.optional(),
    /** Where it goes, as long as there is no whole address. */
    destination: z.strictObject(destination.shape).optional(),
    shippingMethod: z.string().max(40).optional(),
    paymentMethod: paymentMethod.optional(),
    /** Another currency than the shop's, to see it in. */
    currency: currencyCode.optional(),
    /** Codes of promotions. */
    codes: codes.optional(),
    ...credit,
    /** Points for a part of it, before gift cards and store credit. */
    points: points.optional(),
  }),
  output: summary,
  refusals: ['INVALID_ITEMS_SELECTED_OR_STOCK_OUT', 'PAYMENT_METHOD_IS_INVAILD', 'GIFT_CARD_IS_INVALID', 'CURRENCY_IS_NOT_OFFERED'],
})
export const createOrder = endpoint({
  id: 'createOrder',
  route: 'POST /user/orders/create-order',
  tag: 'Orders',
  auth: 'guest',
  status: 201,
  idempotent: true,
  summary: "Create an order at the prices the buyer saw; refused, line by line, where the shop's differ",
  input: z.strictObject({
    products: z.array(z.strictObject(orderedLine.shape)).min(1).max(limits.cart.linesMax),
    /** Needed, with a shipping method, where something goes in a parcel; where nothing does, the billing address is needed instead. */
    shippingAddress: addressInput.optional(),
    billingAddress: addressInput.optional(),
    shippingMethod: z.string().max(40).optional(),
    paymentMethod,
    productCost: money,
    shippingCost: money,
    totalCost: money,
    /** To be spent on a part of it, the rest being paid with the payment method. */
    points: points.optional(),
    ...credit,
    /** What gift cards and store credit pay, as the buyer saw it; needed with them. */
    creditCost: money.optional(),
    email: email.optional(),
    /** Another currency than the shop's, with its rate as the buyer saw it: all amounts are in it. */
    currency: orderCurrency.optional(),
    /** Codes of promotions, each of which has to be good. */
    codes: codes.optional(),
    /** Where the visit came from; left out, or unknown: directly. */
    visit: visitSource.optional(),
  }),
  output: order.extend({
    /** Opens the order without signing in: `/order/GF-100042?token=…`. */
    token: z.string(),
  }),
  refusals: [
    'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
    'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
    'PAYMENT_METHOD_IS_INVAILD',
    'NO_SHIPPING_METHOD',
    'ERROR_IN_ORDER_CREATION',
    'POINTS_DO_NOT_COVER_IT',
    'GIFT_CARD_IS_INVALID',
    'CREDIT_HAS_CHANGED',
    'PROMOTION_CODE_IS_REFUSED',
    'CURRENCY_IS_NOT_OFFERED',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
  ],
})
export const listOrders = endpoint({
  id: 'listOrders',
  route: 'GET /user/orders/list',
  tag: 'Orders',
  auth: 'customer',
  summary:
    "List the customer's orders a page at a time, including guest orders with the same email; by state, payment and time, and searched",
  input: z.object({
    sortField: z.enum(['orderedDate']).default('orderedDate'),
    sortType: z.enum(['asc', 'desc']).default('desc'),
    orderStatus: z.enum(orderStatuses).optional(),
    paymentStatus: z.enum(paymentStatuses).optional(),
    /** Days, in UTC; both belong to it. */
    from: day.optional(),
    to: day.optional(),
    /** The number of an order, or a part of a product's name. */
    q: text(0, limits.search.max).optional(),
    /** For a page by number; `cursor` costs the same however far on, and wins. */
    offset,
    limit,
    cursor: cursor.optional(),
  }),
  output: z.object({ orders: z.array(order), total: z.int(), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const getOrder = endpoint({
  id: 'getOrder',
  route: 'GET /user/orders/:id',
  tag: 'Orders',
  auth: 'guest',
  summary: "Get an order by id or number: the customer's own, or any with the token of its signed link",
  input: z.object({
    id: z
      .string()
      .max(40)
      .regex(/^(GF-\d{1,12}|[0-9a-fA-F-]{36})$/),
    token: z.string().max(200).optional(),
  }),
  output: order,
  refusals: ['NOT_FOUND'],
})
export const listPaymentMethods = endpoint({
  id: 'listPaymentMethods',
  route: 'GET /user/orders/available-payment-methods',
  tag: 'Orders',
  auth: 'guest',
  summary: 'List the available payment methods, for any order or for one with this total',
  input: z.object({ totalCost: queryMoney.optional() }),
  output: z.object({ methods: z.array(z.enum(paymentMethods)), cashMax: money.nullable() }),
  refusals: [],
})
