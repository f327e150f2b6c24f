import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, multiline, orderMoney } from './fields.ts'
import { limits } from './limits.ts'
import { orderId } from './order-id.ts'
import { order } from './order.ts'
import { paymentCheckLimits } from './rate-limits.ts'

const token = z.string().max(200).optional()

export const createPayment = endpoint({
  id: 'createPayment',
  route: 'POST /payment/stripe/create-payment',
  tag: 'Payments',
  auth: 'guest',
  idempotent: true,
  summary: "Start the card payment of the caller's own order, or of any with the token of its signed link; send the buyer to the URL",
  input: z.strictObject({ orderId, token }),
  output: z.object({ sessionId: z.string(), url: z.url() }),
  refusals: [
    'NOT_FOUND',
    'ERROR_IN_INITIALIZING_PAYMENT_SESSION',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
    'REQUEST_IS_IN_PROGRESS',
  ],
})

export const checkPayment = endpoint({
  id: 'checkPayment',
  route: 'POST /payment/stripe/check',
  tag: 'Payments',
  auth: 'guest',
  rateLimits: paymentCheckLimits,
  summary: 'Ask the payment provider whether an order is paid, for a buyer who is back before the provider has notified us',
  input: z.strictObject({ orderId, token }),
  output: order,
  refusals: ['NOT_FOUND'],
})

export const refundOrder = endpoint({
  id: 'refundOrder',
  route: 'POST /admin/orders/:id/refund',
  tag: 'Orders (staff)',
  auth: { staff: 'orders:refund' },
  idempotent: true,
  summary: 'Refund the buyer, the way they paid or as points: a part, or everything that is left, including the points that were spent',
  input: z.strictObject({
    id: orderId,
    amount: orderMoney.optional(),
    to: z.enum(['original', 'points', 'credit', 'bank', 'cash']).default('original'),
    reason: multiline(0, limits.shipment.note).default(''),
    again: z.boolean().default(false),
    /** Units that the amount is for: they can't be refunded once more. Those of a return are refunded with it. */
    lines: z
      .array(z.strictObject({ variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) }))
      .max(limits.cart.linesMax)
      .default([]),
    /** Units that left in a parcel and are here again: they go back into stock. */
    restock: z
      .array(z.strictObject({ variantId: id, quantity: z.int().min(1).max(limits.cart.quantityMax) }))
      .max(limits.cart.linesMax)
      .default([]),
  }),
  output: order,
  refusals: ['NOT_FOUND', 'NOTHING_TO_REFUND', 'GIFT_CARD_IS_SPENT', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
