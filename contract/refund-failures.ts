import { z } from 'zod'
import { currencyCode } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, multiline, orderMoney, time } from './fields.ts'
import { limits } from './limits.ts'

const tag = 'Refunds (staff)'

/** A refund that the payment provider refused permanently and that wasn't paid another way yet. */
export const refundFailure = z
  .object({
    id,
    /** A refund of an order, or of a subscription's charge. */
    kind: z.enum(['order', 'charge']),
    /** The order's number; null for a charge. */
    orderNumber: z.string().nullable(),
    /** The plan's name; null for an order. */
    planName: z.string().nullable(),
    /** The buyer's email; null after their account was erased. */
    email: z.string().nullable(),
    /** Whether it can be refunded as points or store credit, which requires an account. */
    hasAccount: z.boolean(),
    amount: orderMoney,
    /** Absent for the shop's own currency. */
    currency: currencyCode.optional(),
    failedAt: time,
  })
  .meta({ id: 'RefundFailure' })
export type RefundFailure = z.infer<typeof refundFailure>

export const listRefundFailures = endpoint({
  id: 'listRefundFailures',
  route: 'GET /admin/refund-failures',
  tag,
  auth: { staff: 'orders:read' },
  summary: 'List refunds that the payment provider refused for good and nobody has settled, oldest first',
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ failures: z.array(refundFailure), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const settleChargeRefund = endpoint({
  id: 'settleChargeRefund',
  route: 'POST /admin/refund-failures/:id/settle',
  tag,
  auth: { staff: 'orders:refund' },
  idempotent: true,
  summary:
    "Settle a failed refund of a subscription's charge: send it to the card again, or say how it was paid. For orders, refund the order with `again`",
  input: z.strictObject({
    id,
    to: z.enum(['original', 'credit', 'bank', 'cash']),
    note: multiline(0, limits.shipment.note).default(''),
  }),
  output: z.object({ message: z.literal('Refund settled') }),
  refusals: ['NOT_FOUND', 'NOTHING_TO_REFUND', 'REQUEST_IS_IN_PROGRESS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
