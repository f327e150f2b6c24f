import { z } from 'zod'
import { address, addressInput } from '../customers/addresses.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, email, id, limit, money, multiline, text, time, versionNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { locales } from '../locales.ts'
import { giftInput, orderGift } from '../order-gift.ts'
import { order, orderLine, shippingMethod } from '../order.ts'
import { percent } from '../tax.ts'
import { listOutput } from './list.ts'

const tag = 'Orders (staff)'
const auth = { staff: 'orders:write' } as const

const line = z.object({ productId: id, variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) })
/** What lines of a draft are about. `isOffered`: false once it's off sale; the line stays until staff remove it. */
const item = z
  .object({
    variantId: id,
    name: z.string(),
    options: z.record(z.string(), z.string()),
    photo: z.string(),
    price: money,
    isOffered: z.boolean(),
  })
  .meta({ id: 'DraftItem' })
const contents = {
  /** The customer's account; omitted for a guest. */
  customerId: id.optional(),
  /** The address for mails; defaults to the account's. */
  email: email.optional(),
  lines: z.array(line.strict()).max(limits.cart.linesMax),
  shippingAddress: addressInput.optional(),
  shippingMethod: text(1, 40).optional(),
  /** A discount on the sum of the lines: an amount. */
  discount: money.default(0),
  /** Alternative to an amount: a percentage of the lines' total, computed whenever the draft is priced. */
  discountPercent: percent.optional(),
  /** The reason for the discount, which requires one. */
  reason: multiline(0, limits.shipment.note).default(''),
  /** The buyer's language; defaults to the account's, else to the shop's first language. */
  locale: z.enum(locales).optional(),
  gift: giftInput.optional(),
}

/** An order that staff put together, before it's placed. */
export const orderDraft = z
  .object({
    id,
    version: z.int(),
    author: z.string().nullable(),
    changedAt: time,
    customer: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
    email: z.string(),
    lines: z.array(line),
    items: z.array(item),
    shippingAddress: address.nullable(),
    shippingMethod: z.string().nullable(),
    discount: money,
    discountPercent: z.number().nullable(),
    reason: z.string(),
    locale: z.enum(locales).nullable(),
    gift: orderGift.nullable(),
    /** The number of the placed order. */
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'OrderDraft' })
export type OrderDraft = z.infer<typeof orderDraft>

export const orderDraftRow = z
  .object({
    id,
    changedAt: time,
    author: z.string().nullable(),
    customer: z.string(),
    email: z.string(),
    firstItem: z.string(),
    pieces: z.int(),
  })
  .meta({ id: 'OrderDraftRow' })
export type OrderDraftRow = z.infer<typeof orderDraftRow>

/** The totals of a draft if it were placed now. */
export const orderDraftPreview = z
  .object({
    products: z.array(orderLine),
    /** Problems by line index. */
    problems: z.record(z.string(), z.array(z.string())),
    shippingMethods: z.array(shippingMethod),
    shippingMethod: z.string().nullable(),
    productCost: money,
    wrapCost: money.optional(),
    shippingCost: money,
    discount: money,
    tax: money,
    totalCost: money,
    offersGiftWrap: z.literal(true).optional(),
    giftWrapPrice: money.optional(),
  })
  .meta({ id: 'OrderDraftPreview' })
export type OrderDraftPreview = z.infer<typeof orderDraftPreview>

export const listOrderDrafts = endpoint({
  id: 'listOrderDrafts',
  route: 'GET /admin/order-drafts',
  tag,
  auth,
  summary: 'List the draft orders that have not been placed, last changed first',
  input: z.object({ limit, cursor: cursor.optional() }),
  output: listOutput(orderDraftRow),
  refusals: [],
})

export const getOrderDraft = endpoint({
  id: 'getOrderDraft',
  route: 'GET /admin/order-drafts/:id',
  tag,
  auth,
  summary: 'Get a draft order',
  input: z.object({ id }),
  output: orderDraft,
  refusals: ['NOT_FOUND'],
})

export const previewOrderDraft = endpoint({
  id: 'previewOrderDraft',
  route: 'POST /admin/order-drafts/preview',
  tag,
  auth,
  summary: 'Calculate what a draft order would cost, with a discount by staff',
  input: z.strictObject({
    lines: contents.lines.min(1),
    shippingAddress: contents.shippingAddress,
    shippingMethod: contents.shippingMethod,
    discount: contents.discount,
    discountPercent: contents.discountPercent,
    isWrapped: z.boolean().optional(),
  }),
  output: orderDraftPreview,
  refusals: ['ERROR_IN_ORDER_CREATION'],
})

export const createOrderDraft = endpoint({
  id: 'createOrderDraft',
  route: 'POST /admin/order-drafts',
  tag,
  auth,
  status: 201,
  idempotent: 'optional',
  summary: 'Create a draft order; it holds no stock',
  input: z.strictObject(contents),
  output: orderDraft,
  refusals: ['NOT_FOUND', 'GIFT_WRAP_IS_NOT_OFFERED', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})

export const saveOrderDraft = endpoint({
  id: 'saveOrderDraft',
  route: 'PUT /admin/order-drafts/:id',
  tag,
  auth,
  summary: 'Save a draft order',
  input: z.strictObject({ id, version: versionNumber, ...contents }),
  output: orderDraft,
  refusals: ['NOT_FOUND', 'ORDER_WAS_CHANGED', 'GIFT_WRAP_IS_NOT_OFFERED'],
})

export const deleteOrderDraft = endpoint({
  id: 'deleteOrderDraft',
  route: 'DELETE /admin/order-drafts/:id',
  tag,
  auth,
  summary: 'Delete a draft order that has not been placed',
  input: z.object({ id }),
  output: z.object({ message: z.literal('Draft deleted') }),
  refusals: ['NOT_FOUND'],
})

export const placeOrderDraft = endpoint({
  id: 'placeOrderDraft',
  route: 'POST /admin/order-drafts/:id/place',
  tag,
  auth,
  status: 201,
  summary: 'Place a draft order, once: to be paid by a link or on delivery, or already paid',
  input: z.strictObject({
    id,
    version: versionNumber,
    /** `link`: the buyer gets a link to pay by card · `delivery`: cash on delivery · `cash`, `bank`: already paid. */
    payment: z.enum(['link', 'delivery', 'cash', 'bank']),
    /** The number of days the stock is reserved while the payment by link is pending. */
    days: z.int().min(1).max(14).default(3),
    /** The total shown in the preview. */
    totalCost: money,
  }),
  output: order,
  refusals: [
    'NOT_FOUND',
    'ORDER_WAS_CHANGED',
    'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
    'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
    'PAYMENT_METHOD_IS_INVAILD',
    'NO_SHIPPING_METHOD',
    'ERROR_IN_ORDER_CREATION',
  ],
})
