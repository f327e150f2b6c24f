import { z } from 'zod'
import { addressInput, billingAddressInput, orderAddress } from './customers/addresses.ts'
import { line, orderedLine } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { cursor, day, email, limit, multiline, offset, offsetOrCursor, orderMoney as money, queryMoney, text, time } from './fields.ts'
import { currencyCode, orderCurrency } from './currencies.ts'
import { limits } from './limits.ts'
import { giftInput } from './order-gift.ts'
import { orderId } from './order-id.ts'
import { visitSource } from './order-source.ts'
import { promotionLimits } from './promotion-limits.ts'
import { adjustment, codeOutcome, typedCode } from './promotions.ts'
import { promotionCodeLimits, readLimits } from './rate-limits.ts'
import { destination } from './shipping.ts'
import { costs, order, orderCredit, orderLine, orderStatuses, paymentMethods, paymentStatuses, shippingMethod, taxes } from './order.ts'

export type Summary = z.infer<typeof summary>

const products = z.array(z.strictObject(line.shape)).min(1).max(limits.cart.linesMax)

/** The totals, computed on the server. Lines that can't be bought are in `problems`, by their index in the input. */
export const summary = z
  .object({
    products: z.array(orderLine),
    problems: z.record(z.string(), z.array(z.string())),
    /** False if everything is sent by email: there is then no shipping method, and only the billing address is needed. */
    needsShipping: z.boolean(),
    /** The buyer has to agree to immediate delivery, which ends the right to withdraw (`waivesWithdrawal`). Absent if nothing needs it. */
    needsWaiver: z.literal(true).optional(),
    /** The order can be wrapped as a gift. Absent if the shop doesn't offer it, or nothing is shipped. */
    offersGiftWrap: z.literal(true).optional(),
    /** What that would cost; absent if it's free. */
    giftWrapPrice: money.optional(),
    shippingAddress: orderAddress.nullable(),
    billingAddress: orderAddress.nullable(),
    shippingMethods: z.array(shippingMethod),
    /** Null if nothing can be shipped to the address. */
    shippingMethod: z.string().nullable(),
    freeShippingFrom: money.nullable(),
    paymentMethod: z.enum(paymentMethods).nullable(),
    paymentMethods: z.array(z.enum(paymentMethods)),
    /** The highest total for cash on delivery; null if there is no limit. */
    cashMax: money.nullable(),
    /** Absent for the shop's own currency; all amounts are in this one, and an order must repeat it unchanged. */
    currency: orderCurrency.optional(),
    /** The end of the first deal that affects the prices; null if none does. */
    pricesUntil: time.nullable(),
    ...costs,
    ...taxes,
    memberPlan: z.string().nullable(),
    adjustments: z.array(adjustment),
    /** The outcomes of the given codes. */
    codes: z.array(codeOutcome),
    /** The customer's store credit; null for guests. */
    storeCredit: money.nullable(),
    /** What the given gift cards and store credit pay, after the given points; then the amount left. */
    credits: z.array(orderCredit),
    creditCost: money,
    amountDue: money,
    /** How points can pay for it; null for guests, and if points can't be used. */
    points: z
      .object({
        balance: z.int(),
        /** The most points this order accepts; they pay it completely if they cover the total. */
        usable: z.int(),
        usableCost: money,
        /** The number of points for the whole order; null if not every line can be paid with points. */
        needed: z.int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CheckoutSummary' })
/** Any text, so that an unknown method gets its own refusal ("Payment method is invaild") instead of a field error. */
const paymentMethod = z.string().max(40)
const codes = z.array(typedCode).max(promotionLimits.codesMax)
const points = z.int().min(1).max(limits.order.pointsMax)
const credit = {
  /** Tokens of gift cards (`POST /gift-cards/check`), used one after another, each up to its balance. */
  giftCards: z.array(z.string().max(200)).max(limits.order.giftCardsMax).optional(),
  /** True uses the customer's store credit after the gift cards. */
  useCredit: z.boolean().optional(),
}

export const checkoutSummary = endpoint({
  id: 'checkoutSummary',
  route: 'POST /user/orders/checkout-summary',
  rateLimits: [...readLimits, ...promotionCodeLimits],
  tag: 'Orders',
  auth: 'guest',
  summary: 'Calculate what an order would cost, for the lines sent or for the cart',
  input: z.strictObject({
    products: products.optional(),
    shippingAddress: addressInput.optional(),
    billingAddress: billingAddressInput.optional(),
    /** The destination while there is no complete address. */
    destination: z.strictObject(destination.shape).optional(),
    shippingMethod: z.string().max(40).optional(),
    /** Adds the price of gift wrap, if the shop offers it and something is shipped. */
    isWrapped: z.boolean().optional(),
    paymentMethod: paymentMethod.optional(),
    /** A currency other than the shop's for the amounts. */
    currency: currencyCode.optional(),
    /** Codes of promotions. */
    codes: codes.optional(),
    ...credit,
    /** Points to use for a part of it, before gift cards and store credit. */
    points: points.optional(),
  }),
  output: summary,
  refusals: ['INVALID_ITEMS_SELECTED_OR_STOCK_OUT', 'PAYMENT_METHOD_IS_INVAILD', 'GIFT_CARD_IS_INVALID', 'CURRENCY_IS_NOT_OFFERED'],
})
export const createOrder = endpoint({
  id: 'createOrder',
  route: 'POST /user/orders/create-order',
  rateLimits: promotionCodeLimits,
  tag: 'Orders',
  auth: 'guest',
  status: 201,
  idempotent: true,
  summary: "Create an order at the prices the buyer saw; refused, line by line, if the shop's differ",
  input: z.strictObject({
    products: z.array(z.strictObject(orderedLine.shape)).min(1).max(limits.cart.linesMax),
    /** Required, with a shipping method, if something is shipped; otherwise the billing address is required instead. */
    shippingAddress: addressInput.optional(),
    billingAddress: billingAddressInput.optional(),
    shippingMethod: z.string().max(40).optional(),
    paymentMethod,
    productCost: money,
    shippingCost: money,
    totalCost: money,
    /** Points to spend on a part of it; the rest is paid with the payment method. */
    points: points.optional(),
    ...credit,
    /** The amount paid by gift cards and store credit, as the buyer saw it; required with them. */
    creditCost: money.optional(),
    email: email.optional(),
    /** A currency other than the shop's, with the rate the buyer saw: all amounts are in it. */
    currency: orderCurrency.optional(),
    /** Promotion codes, all of which must be valid. */
    codes: codes.optional(),
    /** The buyer agrees that files are delivered immediately, which ends the right to withdraw; required if the summary says so. */
    waivesWithdrawal: z.boolean().optional(),
    /** A note to the shop, shown to its staff and the buyer. */
    note: multiline(0, limits.order.buyerNoteMax).optional(),
    /** Makes the order a gift, if something is shipped. */
    gift: giftInput.optional(),
    /** The traffic source of the visit; if omitted or unknown, it counts as direct. */
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
    'GIFT_WRAP_IS_NOT_OFFERED',
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
/** Of a customer's orders, a search looks at this many: the newest of the asked time. */
export const searchedOrders = 2000
export const listOrders = endpoint({
  id: 'listOrders',
  route: 'GET /user/orders/list',
  tag: 'Orders',
  auth: 'customer',
  summary:
    "List the customer's orders a page at a time, including guest orders with the same email; by state, payment and time, and searched",
  input: offsetOrCursor(
    z.object({
      sortField: z.enum(['orderedDate']).default('orderedDate'),
      sortType: z.enum(['asc', 'desc']).default('desc'),
      orderStatus: z.enum(orderStatuses).optional(),
      paymentStatus: z.enum(paymentStatuses).optional(),
      /** Days in UTC, both inclusive. */
      from: day.optional(),
      to: day.optional(),
      /** An order's number, or a part of a product's name: looked for in the newest 2000 orders between `from` and `to`. */
      q: text(0, limits.search.max).optional(),
      /** For pages by number; `cursor` costs the same at any depth; they can't be combined. */
      offset,
      limit,
      cursor: cursor.optional(),
    }),
  ),
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
    id: orderId,
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
