import { z } from 'zod'
import { addressInput, billingAddressInput, orderAddress } from './customers/addresses.ts'
import { line, orderedLine } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { cursor, day, email, limit, multiline, offset, offsetOrCursor, orderMoney as money, queryMoney, text, time } from './fields.ts'
import { currencyCode, orderCurrency } from './currencies.ts'
import { limits } from './limits.ts'
import { orderId } from './order-id.ts'
import { visitSource } from './order-source.ts'
import { promotionLimits } from './promotion-limits.ts'
import { adjustment, codeOutcome, typedCode } from './promotions.ts'
import { readLimits } from './rate-limits.ts'
import { destination } from './shipping.ts'
import { costs, order, orderCredit, orderLine, orderStatuses, paymentMethods, paymentStatuses, shippingMethod, taxes } from './order.ts'

export type Summary = z.infer<typeof summary>

const products = z.array(z.strictObject(line.shape)).min(1).max(limits.cart.linesMax)

/** The whole sum, computed on the server. Lines that can't be bought are named in `problems`, by their index in what was sent. */
export const summary = z
  .object({
    products: z.array(orderLine),
    problems: z.record(z.string(), z.array(z.string())),
    /** False where all of it is sent by email: then there is no method to choose, and no address but the buyer's. */
    needsShipping: z.boolean(),
    /** Its buyer has to agree that files are delivered at once, which ends their right to withdraw (`waivesWithdrawal`). Absent where there is nothing to agree to. */
    needsWaiver: z.literal(true).optional(),
    shippingAddress: orderAddress.nullable(),
    billingAddress: orderAddress.nullable(),
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
    /** When the first of the deals that its prices come from ends; null where none does. */
    pricesUntil: time.nullable(),
    ...costs,
    ...taxes,
    memberPlan: z.string().nullable(),
    adjustments: z.array(adjustment),
    /** Of the codes that were sent. */
    codes: z.array(codeOutcome),
    /** The customer's store credit; null for guests. */
    storeCredit: money.nullable(),
    /** What the gift cards and the store credit that were sent pay of it, after the points that were sent; then what all of them leave to pay. */
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
    billingAddress: billingAddressInput.optional(),
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
    billingAddress: billingAddressInput.optional(),
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
    /** The buyer agrees that files are delivered at once and that the right to withdraw ends with that; needed where the summary says so. */
    waivesWithdrawal: z.boolean().optional(),
    /** To the shop; its staff and the buyer see it. */
    note: multiline(0, limits.order.buyerNoteMax).optional(),
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
  input: offsetOrCursor(
    z.object({
      sortField: z.enum(['orderedDate']).default('orderedDate'),
      sortType: z.enum(['asc', 'desc']).default('desc'),
      orderStatus: z.enum(orderStatuses).optional(),
      paymentStatus: z.enum(paymentStatuses).optional(),
      /** Days, in UTC; both belong to it. */
      from: day.optional(),
      to: day.optional(),
      /** The number of an order, or a part of a product's name. */
      q: text(0, limits.search.max).optional(),
      /** For a page by number; `cursor` costs the same however far on; never both. */
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
