import { eventBody, intentId, newSessionObject } from '#test/stripe/objects.ts'
import { signEvent } from '#test/stripe/sign.ts'
import type { LoadRequest } from './connection.ts'

export const webhookSecret = 'whsec_bench'

interface PaidSession {
  orderId: string
  /** In minor units. */
  amount: number
  currency: string
  /** The started session; a new one if the order has none. */
  sessionId?: string
}

/** The provider's event for a paid order. */
export function paidEvent({ orderId, amount, currency, sessionId }: PaidSession): LoadRequest {
  const now = new Date()
  const params = {
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][quantity]': '1',
    'metadata[orderId]': orderId,
    client_reference_id: orderId,
    expires_at: String(Math.floor(now.getTime() / 1000) + 1800),
    success_url: 'https://shop.example/thanks',
  }
  const session = newSessionObject(new URLSearchParams(params), 'https://checkout.example', now)
  const paid = {
    ...session,
    ...(sessionId !== undefined && { id: sessionId }),
    status: 'complete',
    payment_status: 'paid',
    payment_intent: intentId(),
  }
  const { body, headers } = signEvent(eventBody('checkout.session.completed', paid, now), webhookSecret, now)
  return {
    method: 'POST',
    path: '/api/payment/stripe/webhook',
    headers: { 'Stripe-Signature': headers['stripe-signature']! },
    bytes: { type: 'application/json', base64: Buffer.from(body).toString('base64') },
  }
}
