import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, httpsUrl, id, limit, money, multiline, text } from './fields.ts'
import { limits } from './limits.ts'
import { pictureRefusals } from './media.ts'
import { orderId } from './order-id.ts'
import { orderReturn, returnStates } from './order-return.ts'
import { order } from './order.ts'
import { returnReasons } from './return-reasons.ts'

const token = z.string().max(200).optional()
const piece = { variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) }
const lines = z.array(z.strictObject(piece)).min(1).max(limits.cart.linesMax)
/**
 * `exchangeVariantId`: the variant of the same product that the buyer wants instead; the same variant only if something is wrong with the
 * piece.
 */
const exchangeable = z
  .array(z.strictObject({ ...piece, exchangeVariantId: id.optional() }))
  .min(1)
  .max(limits.cart.linesMax)
/** The address of the label that the buyer prints, at the carrier's. */
const labelUrl = httpsUrl(limits.shipment.trackingUrl)
const tag = 'Returns'

export const requestReturn = endpoint({
  id: 'requestReturn',
  route: 'POST /user/orders/:id/returns',
  tag,
  auth: 'guest',
  status: 201,
  idempotent: 'optional',
  summary: "Ask to return pieces of the caller's own delivered order, or of any with the token of its signed link",
  input: z.strictObject({
    id: orderId,
    token,
    lines: exchangeable,
    reason: z.enum(returnReasons),
    text: multiline(0, limits.returns.textMax).default(''),
    /** A picture that the caller uploaded for a return. */
    photo: z.strictObject({ url: z.string().max(300), alt: text(0, limits.upload.alt).default('') }).optional(),
  }),
  output: order,
  refusals: [
    'NOT_FOUND',
    'CAN_NOT_RETURN_ORDER',
    'CAN_NOT_RETURN_ITEMS',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
    ...pictureRefusals,
  ],
})
export const withdrawFromContract = endpoint({
  id: 'withdrawFromContract',
  route: 'POST /user/orders/:id/withdrawal',
  tag,
  auth: 'guest',
  status: 201,
  summary: 'Withdraw from the contract about an order, or pieces of it, until 14 days after its delivery; needs no reason and no consent',
  input: z.strictObject({ id: orderId, token, lines: lines.optional() }),
  output: order,
  refusals: ['NOT_FOUND', 'CAN_NOT_WITHDRAW_FROM_CONTRACT', 'CAN_NOT_RETURN_ITEMS'],
})
const staffTag = 'Returns (staff)'

export const requestReturnAsStaff = endpoint({
  id: 'requestReturnAsStaff',
  route: 'POST /admin/orders/:id/returns',
  tag: staffTag,
  auth: { staff: 'orders:write' },
  status: 201,
  idempotent: 'optional',
  summary: 'Ask to return pieces of a delivered order for its buyer, who called; the same rules apply as if they asked themselves',
  input: z.strictObject({
    id: orderId,
    lines: exchangeable,
    reason: z.enum(returnReasons),
    text: multiline(0, limits.returns.textMax).default(''),
  }),
  output: order,
  refusals: ['NOT_FOUND', 'CAN_NOT_RETURN_ORDER', 'CAN_NOT_RETURN_ITEMS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
const step = { tag: staffTag, output: order, refusals: ['NOT_FOUND', 'RETURN_IS_NOT_IN_THAT_STATE'] } as const

export const listReturns = endpoint({
  id: 'listReturns',
  route: 'GET /admin/returns',
  tag: staffTag,
  auth: { staff: 'orders:read' },
  summary: 'List returns in a state, oldest first',
  input: z.object({ state: z.enum(returnStates).default('requested'), limit, cursor: cursor.optional() }),
  output: z.object({ returns: z.array(orderReturn.extend({ orderNumber: z.string() })), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const approveReturn = endpoint({
  ...step,
  id: 'approveReturn',
  route: 'POST /admin/returns/:id/approve',
  auth: { staff: 'orders:refund' },
  summary: 'Approve a return; what it is exchanged for is reserved, and its buyer pays the difference. The note says how to send it',
  input: z.strictObject({
    id,
    note: multiline(0, limits.shipment.note).default(''),
    labelUrl: labelUrl.optional(),
    /** The exchanges of the pieces, overriding the buyer's request; null for a refund. */
    exchanges: z
      .array(z.strictObject({ variantId: id, exchangeVariantId: id.nullable() }))
      .max(limits.cart.linesMax)
      .default([]),
  }),
  refusals: [...step.refusals, 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT', 'NOTHING_TO_REFUND'],
})
export const setReturnLabel = endpoint({
  ...step,
  id: 'setReturnLabel',
  route: 'PUT /admin/returns/:id/label',
  auth: { staff: 'orders:refund' },
  summary:
    "Give the buyer the label for the parcel of an approved return or a withdrawal, by the address at the carrier's; they get a mail",
  input: z.strictObject({ id, labelUrl }),
})
export const rejectReturn = endpoint({
  ...step,
  id: 'rejectReturn',
  route: 'POST /admin/returns/:id/reject',
  auth: { staff: 'orders:refund' },
  summary: "Decline a return, with the reason for the buyer; a withdrawal can't be declined",
  input: z.strictObject({ id, reason: multiline(1, limits.shipment.note) }),
})
export const receiveReturn = endpoint({
  ...step,
  id: 'receiveReturn',
  route: 'POST /admin/returns/:id/receive',
  auth: { staff: 'orders:ship' },
  summary: 'Mark a return as arrived, with how many pieces of each line can be sold again (all by default); the rest is written off',
  input: z.strictObject({
    id,
    lines: z
      .array(z.strictObject({ variantId: id, restocked: z.int().min(0).max(limits.cart.quantityMax) }))
      .max(limits.cart.linesMax)
      .default([]),
  }),
  refusals: [...step.refusals, 'CAN_NOT_RETURN_ITEMS'],
})
export const getExpectedRefund = endpoint({
  id: 'getExpectedRefund',
  route: 'GET /admin/returns/:id/refund',
  tag: staffTag,
  auth: { staff: 'orders:refund' },
  summary: "Get what the refund of a return that has arrived would give back the way the buyer paid, in the order's currency",
  input: z.object({ id }),
  output: z.object({ amount: money, creditReturned: money, pointsReturned: z.int() }).meta({ id: 'ExpectedRefund' }),
  refusals: ['NOT_FOUND', 'RETURN_IS_NOT_IN_THAT_STATE'],
})
export const refundReturn = endpoint({
  ...step,
  id: 'refundReturn',
  route: 'POST /admin/returns/:id/refund',
  auth: { staff: 'orders:refund' },
  idempotent: true,
  summary: 'Refund a return that has arrived: the way the buyer paid, or as points; points that were spent or earned move along',
  input: z.strictObject({ id, to: z.enum(['original', 'points', 'credit']).default('original') }),
  refusals: [...step.refusals, 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
