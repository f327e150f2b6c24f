import { randomBytes } from 'node:crypto'

const id = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

export type SessionObject = ReturnType<typeof newSessionObject>

/** A Checkout session as Stripe's API returns it. */
export function newSessionObject(body: URLSearchParams, origin: string, now: Date, price?: { unit_amount: number; currency: string }) {
  const session = id('cs')
  const unit = price?.unit_amount ?? Number(body.get('line_items[0][price_data][unit_amount]'))
  const amount = unit * Number(body.get('line_items[0][quantity]'))
  const mode = body.get('mode') === 'setup' ? 'setup' : price ? 'subscription' : 'payment'
  return {
    id: session,
    object: 'checkout.session',
    after_expiration: null,
    allow_promotion_codes: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, status: null },
    billing_address_collection: null,
    cancel_url: body.get('cancel_url'),
    client_reference_id: body.get('client_reference_id'),
    consent: null,
    consent_collection: null,
    created: seconds(now),
    currency: price?.currency ?? body.get('line_items[0][price_data][currency]') ?? body.get('currency'),
    currency_conversion: null,
    custom_fields: [],
    custom_text: { shipping_address: null, submit: null },
    customer: body.get('customer'),
    customer_creation: price ? null : (body.get('customer_creation') ?? 'if_required'),
    customer_details: null,
    customer_email: body.get('customer_email'),
    expires_at: Number(body.get('expires_at')),
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    metadata: price ? { subscriptionId: body.get('metadata[subscriptionId]') ?? '' } : { orderId: body.get('metadata[orderId]') ?? '' },
    mode,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid' as 'unpaid' | 'paid' | 'no_payment_required',
    phone_number_collection: { enabled: false },
    recovered_from: null,
    setup_intent: null as string | null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_details: null,
    shipping_options: [],
    status: 'open' as 'open' | 'complete' | 'expired',
    submit_type: null,
    subscription: null as string | null,
    success_url: body.get('success_url') ?? '',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${origin}/pay/${session}` as string | null,
  }
}

/** The setup intent of a card that was entered on Checkout in setup mode. */
export const setupIntentObject = (now: Date, customer: string | null) => ({
  id: id('seti'),
  object: 'setup_intent',
  created: seconds(now),
  customer,
  livemode: false,
  metadata: {},
  payment_method: id('pm'),
  payment_method_types: ['card'],
  status: 'succeeded',
  usage: 'off_session',
})

/** A new PaymentIntent id. */
export const intentId = (): string => id('pi')

/** A refund as Stripe's API returns it. */
export const refundBody = (
  { payment_intent: intent, currency }: { payment_intent: string | null; currency: string | null },
  amount: number,
  now: Date,
  { refundId = '', status = 'succeeded' }: { refundId?: string; status?: string } = {},
) => ({
  id: id('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: null,
  created: seconds(now),
  currency: currency ?? 'usd',
  metadata: { refundId },
  payment_intent: intent,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status,
  transfer_reversal: null,
})

/** An event as Stripe sends it to a webhook. */
export const eventBody = (type: string, object: object, now: Date) => ({
  id: id('evt'),
  object: 'event',
  api_version: '2026-10-28.endive',
  created: seconds(now),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

/** A list as Stripe returns it, without further pages. */
export const listBody = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url })

/** An error as Stripe returns it. */
export const errorBody = (type: string, message: string, code?: string) => ({ error: { type, message, ...(code && { code }) } })
