import { z } from 'zod'
import { addressInput } from '../customers/addresses.ts'
import { endpoint } from '../endpoint.ts'
import { id, multiline, orderMoney, text, versionNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { orderId } from '../order-id.ts'
import { orderLine, shippingMethod } from '../order.ts'
import { staffOrder } from './orders.ts'

const tag = 'Orders (staff)'
const auth = { staff: 'orders:write' } as const

const wanted = {
  id: orderId,
  /** All that the order is to have from now on. */
  lines: z
    .array(z.strictObject({ productId: id, variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) }))
    .min(1)
    .max(limits.cart.linesMax),
  /** Without it, the one that it has. */
  shippingAddress: addressInput.optional(),
  shippingMethod: text(1, 40).optional(),
}

/** What an order would be after an edit, and what that means for the buyer's money. */
export const orderEditPreview = z
  .object({
    products: z.array(orderLine),
    /** By the index of the line. */
    problems: z.record(z.string(), z.array(z.string())),
    shippingMethods: z.array(shippingMethod),
    shippingMethod: z.string(),
    productCost: orderMoney,
    shippingCost: orderMoney,
    discount: orderMoney,
    tax: orderMoney,
    totalCost: orderMoney,
    /** What the buyer has still to pay then. */
    owed: orderMoney,
    /** The money that goes back to the buyer, and the points that do; below zero: points that are taken. */
    refund: orderMoney,
    points: z.int(),
    /** What goes back to gift cards and store credit; below zero: what is taken from them. */
    credit: orderMoney.or(z.number().negative()),
  })
  .meta({ id: 'OrderEditPreview' })
export type OrderEditPreview = z.infer<typeof orderEditPreview>

export const previewOrderEdit = endpoint({
  id: 'previewOrderEdit',
  route: 'POST /admin/orders/:id/edit/preview',
  tag,
  auth,
  summary: 'Calculate what an order that is not packed would cost with other lines, another address or shipping method',
  input: z.strictObject(wanted),
  output: orderEditPreview,
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE', 'ERROR_IN_ORDER_CREATION'],
})

export const editOrder = endpoint({
  id: 'editOrder',
  route: 'POST /admin/orders/:id/edit',
  tag,
  auth,
  summary: 'Change what an order that is not packed has; the difference goes back to the buyer, or they are sent a link to pay it',
  input: z.strictObject({
    ...wanted,
    /** How often it had been edited when it was read. */
    edits: versionNumber,
    /** As the preview told it. */
    totalCost: orderMoney,
    /** The buyer reads it. */
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
  ],
})
