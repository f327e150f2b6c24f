import { z } from 'zod'
import { addressInput } from '../customers/addresses.ts'
import { endpoint } from '../endpoint.ts'
import { id, multiline, orderMoney, text, versionNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { orderId } from '../order-id.ts'
import { giftInput } from '../order-gift.ts'
import { orderLine, shippingMethod } from '../order.ts'
import { staffOrder } from './orders.ts'

const tag = 'Orders (staff)'
const auth = { staff: 'orders:write' } as const

const wanted = {
  id: orderId,
  /** All lines of the order after the edit. */
  lines: z
    .array(z.strictObject({ productId: id, variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) }))
    .min(1)
    .max(limits.cart.linesMax),
  /** Defaults to the current address. */
  shippingAddress: addressInput.optional(),
  shippingMethod: text(1, 40).optional(),
}

/** The order after an edit, and its effect on the buyer's payments. */
export const orderEditPreview = z
  .object({
    products: z.array(orderLine),
    /** Problems by line index. */
    problems: z.record(z.string(), z.array(z.string())),
    shippingMethods: z.array(shippingMethod),
    shippingMethod: z.string(),
    productCost: orderMoney,
    wrapCost: orderMoney.optional(),
    shippingCost: orderMoney,
    discount: orderMoney,
    tax: orderMoney,
    totalCost: orderMoney,
    /** The amount the buyer would still have to pay. */
    owed: orderMoney,
    /** Money and points refunded to the buyer; negative points are taken. */
    refund: orderMoney,
    points: z.int(),
    /** The amount returned to gift cards and store credit; negative if it's taken from them. */
    credit: orderMoney.or(z.number().negative()),
    offersGiftWrap: z.literal(true).optional(),
    /** What gift wrap would cost: the agreed price if the order has it. */
    giftWrapPrice: orderMoney.optional(),
  })
  .meta({ id: 'OrderEditPreview' })
export type OrderEditPreview = z.infer<typeof orderEditPreview>

export const previewOrderEdit = endpoint({
  id: 'previewOrderEdit',
  route: 'POST /admin/orders/:id/edit/preview',
  tag,
  auth,
  summary: "Calculate what an order that hasn't been packed would cost with other lines, another address or shipping method",
  input: z.strictObject({
    ...wanted,
    /** If omitted, it stays wrapped or not. */
    isWrapped: z.boolean().optional(),
  }),
  output: orderEditPreview,
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE', 'ERROR_IN_ORDER_CREATION'],
})

export const editOrder = endpoint({
  id: 'editOrder',
  route: 'POST /admin/orders/:id/edit',
  tag,
  auth,
  summary:
    "Edit an order that hasn't been packed, and what makes it a gift; the difference is refunded, or the buyer gets a link to pay it",
  input: z.strictObject({
    ...wanted,
    /** The number of edits when the order was read. */
    edits: versionNumber,
    /** The total shown in the preview. */
    totalCost: orderMoney,
    /** Null makes it no gift; omitted, it stays as it is. */
    gift: giftInput.nullable().optional(),
    /** Shown to the buyer. */
    reason: multiline(0, limits.shipment.note).default(''),
  }),
  output: staffOrder,
  refusals: [
    'NOT_FOUND',
    'ORDER_IS_NOT_IN_THAT_STATE',
    'ORDER_WAS_CHANGED',
    'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
    'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
    'ERROR_IN_ORDER_CREATION',
    'POINTS_DO_NOT_COVER_IT',
    'GIFT_WRAP_IS_NOT_OFFERED',
  ],
})
