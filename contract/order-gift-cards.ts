import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, id, multiline } from './fields.ts'
import { boughtGiftCard } from './gift-cards.ts'
import { limits } from './limits.ts'
import { orderId } from './order-id.ts'
import { order } from './order.ts'
import { giftCardMailLimits } from './rate-limits.ts'

const orderAndCard = {
  /** The order's id or number. */
  id: orderId,
  cardId: id,
}
const sent = z.object({ giftCard: boughtGiftCard })

export const resendGiftCard = endpoint({
  id: 'resendGiftCard',
  route: 'POST /user/orders/:id/gift-cards/:cardId/resend',
  tag: 'Orders',
  auth: 'guest',
  rateLimits: giftCardMailLimits,
  summary: 'Resend a gift card of an order to its recipient with a new code; the old one stops working',
  input: z.object({ ...orderAndCard, token: z.string().max(200).optional() }),
  output: sent,
  refusals: ['NOT_FOUND', 'GIFT_CARD_IS_NOT_IN_THAT_STATE'],
})

export const resendGiftCardAsStaff = endpoint({
  id: 'resendGiftCardAsStaff',
  route: 'POST /admin/orders/:id/gift-cards/:cardId/resend',
  tag: 'Orders (staff)',
  auth: { staff: 'credit:write' },
  summary: 'Resend a gift card of an order, to its recipient or to another address, with a new code; a scheduled one goes out now',
  input: z.strictObject({ ...orderAndCard, email: email.optional() }),
  output: sent,
  refusals: ['NOT_FOUND', 'GIFT_CARD_IS_NOT_IN_THAT_STATE'],
})

export const refundGiftCard = endpoint({
  id: 'refundGiftCard',
  route: 'POST /admin/orders/:id/gift-cards/:cardId/refund',
  tag: 'Orders (staff)',
  auth: { staff: 'orders:refund' },
  idempotent: true,
  summary:
    'Cancel a bought gift card and refund its price to the buyer; refused if some of it is spent, unless `unspent` asks for the rest',
  input: z.strictObject({ ...orderAndCard, unspent: z.boolean().default(false), reason: multiline(0, limits.shipment.note).default('') }),
  output: order,
  refusals: [
    'NOT_FOUND',
    'GIFT_CARD_IS_NOT_IN_THAT_STATE',
    'GIFT_CARD_IS_SPENT',
    'NOTHING_TO_REFUND',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
  ],
})
