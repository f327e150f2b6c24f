import { z } from 'zod'
import { cart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { httpsUrl, id, multiline, text } from './fields.ts'
import { limits } from './limits.ts'
import { orderId } from './order-id.ts'
import { order } from './order.ts'

const tag = 'Orders'

export const cancelOrder = endpoint({
  id: 'cancelOrder',
  route: 'DELETE /user/orders/cancel-order/:id',
  tag,
  auth: 'guest',
  summary: "Cancel the caller's own order, or any with the token of its signed link: not paid, not being packed, and not older than 7 days",
  input: z.object({ id: orderId, token: z.string().max(200).optional() }),
  output: z.object({ message: z.literal('Cancelled Order successfully') }),
  refusals: ['NOT_FOUND', 'CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT', 'CAN_NOT_CANCEL_ORDER_AFTER_7_DAYS', 'CAN_NOT_CANCEL_ORDER'],
})

export const cancelWaiting = endpoint({
  id: 'cancelWaiting',
  route: 'POST /user/orders/:id/cancel-waiting',
  tag,
  auth: 'guest',
  summary:
    "Cancel the back-ordered items of the caller's own order, or of any with the token of its signed link: not paid, and not older than 7 days",
  input: z.strictObject({ id: orderId, token: z.string().max(200).optional() }),
  output: order,
  refusals: ['NOT_FOUND', 'CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT', 'CAN_NOT_CANCEL_ORDER_AFTER_7_DAYS', 'CAN_NOT_CANCEL_ORDER'],
})

/** A line of a past order, as it would be added to the cart now. */
export const reorderLine = z
  .object({
    productId: id,
    variantId: id,
    name: z.string(),
    options: z.record(z.string(), z.string()),
    photo: z.string(),
    /** The ordered quantity. */
    quantity: z.int(),
    /** The available quantity: 0 if it can't be bought. */
    available: z.int(),
  })
  .meta({ id: 'ReorderLine' })

/** What the customer has to decide before anything is added to the cart. */
export const reorderConflict = z
  .object({
    message: z.enum(['Overwrite cart', 'Invalid items', 'All items invalid']),
    /** The number of lines in the cart. */
    cartLines: z.int(),
    items: z.array(reorderLine),
    /** Lines that can't be bought, or only in a smaller quantity. */
    invalidItems: z.array(reorderLine),
  })
  .meta({ id: 'ReorderConflict' })
export type ReorderConflict = z.infer<typeof reorderConflict>

export const reorder = endpoint({
  id: 'reorderItems',
  route: 'POST /user/orders/reorder',
  tag,
  auth: 'customer',
  summary:
    'Put the lines of an order into the cart again; returns what has to be decided if the cart has lines or some can no longer be bought',
  input: z.strictObject({
    orderId,
    /** True replaces the cart, false adds to it; if omitted, a cart with lines is a conflict. */
    overWriteCart: z.boolean().optional(),
    /** True leaves out what can't be bought, and reduces other lines to what is available. */
    ignoreInvalidItems: z.boolean().optional(),
  }),
  output: z.union([reorderConflict, cart]),
  refusals: ['NOT_FOUND', 'CAN_NOT_ADD_ITEMS'],
})

export const claimOrder = endpoint({
  id: 'claimOrder',
  route: 'POST /user/orders/:id/claim',
  tag,
  auth: 'customer',
  summary: "Save a guest's order to the caller's account: with the token of its signed link, and if its email is the account's",
  input: z.strictObject({ id: orderId, token: z.string().max(200) }),
  output: order,
  refusals: ['NOT_FOUND', 'ORDER_BELONGS_TO_ANOTHER_EMAIL'],
})

const staffOutput = { tag: 'Orders (staff)', output: order } as const

export const packOrder = endpoint({
  ...staffOutput,
  id: 'packOrder',
  route: 'POST /admin/orders/:id/pack',
  auth: { staff: 'orders:ship' },
  summary: 'Begin packing: from now on the customer can no longer cancel',
  input: z.object({ id: orderId }),
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE'],
})

export const shipOrder = endpoint({
  ...staffOutput,
  id: 'shipOrder',
  route: 'POST /admin/orders/:id/ship',
  auth: { staff: 'orders:ship' },
  idempotent: 'optional',
  summary: 'Hand a parcel to a carrier: all that is left of the order, or the pieces named',
  input: z.strictObject({
    id: orderId,
    lines: z
      .array(z.strictObject({ variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) }))
      .min(1)
      .max(limits.cart.linesMax)
      .optional(),
    carrier: text(1, limits.shipment.carrier).optional(),
    trackingNumber: text(1, limits.shipment.trackingNumber).optional(),
    trackingUrl: httpsUrl(limits.shipment.trackingUrl).optional(),
  }),
  refusals: [
    'NOT_FOUND',
    'ORDER_IS_NOT_IN_THAT_STATE',
    'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
  ],
})

export const deliverOrder = endpoint({
  ...staffOutput,
  id: 'deliverOrder',
  route: 'POST /admin/orders/:id/deliver',
  auth: { staff: 'orders:ship' },
  summary: 'Mark a parcel, or the whole order, as delivered; cash on delivery then counts as paid',
  input: z.strictObject({ id: orderId, shipmentId: id.optional() }),
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE'],
})

export const cancelOrderAsStaff = endpoint({
  ...staffOutput,
  id: 'cancelOrderAsStaff',
  route: 'POST /admin/orders/:id/cancel',
  auth: { staff: 'orders:refund' },
  summary: "Cancel an order that hasn't been shipped: stock and points are returned",
  input: z.strictObject({ id: orderId, reason: multiline(0, limits.shipment.note).default('') }),
  refusals: ['GIFT_CARD_IS_SPENT', 'NOT_FOUND', 'CAN_NOT_CANCEL_ORDER'],
})

export const cancelWaitingAsStaff = endpoint({
  ...staffOutput,
  id: 'cancelWaitingAsStaff',
  route: 'POST /admin/orders/:id/cancel-waiting',
  auth: { staff: 'orders:refund' },
  summary: "Cancel an order's back-ordered items; what was paid for them is refunded the way it was paid",
  input: z.strictObject({ id: orderId, reason: multiline(0, limits.shipment.note).default('') }),
  refusals: ['NOT_FOUND', 'CAN_NOT_CANCEL_ORDER'],
})

export const cancelRefunded = endpoint({
  ...staffOutput,
  id: 'cancelRefunded',
  route: 'POST /admin/orders/:id/cancel-refunded',
  auth: { staff: 'orders:refund' },
  idempotent: true,
  summary: "Take refunded items out of an order before they're shipped: they go back into stock",
  input: z.strictObject({
    id: orderId,
    lines: z
      .array(z.strictObject({ variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) }))
      .min(1)
      .max(limits.cart.linesMax),
  }),
  refusals: ['NOT_FOUND', 'CAN_NOT_CANCEL_ORDER', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
