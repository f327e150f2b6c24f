import type Stripe from 'stripe'
import type { CardConfig } from '#server/config.ts'
import { chargeSession, type GatewayEvent, type LostDispute, type PaymentGateway, type Session, type SubscriptionEvent } from './gateway.ts'
import { undefinedIfMissing, convertErrors } from './stripe-errors.ts'
import { expireSession } from './stripe-sessions.ts'
import { idOf, toInvoice } from './stripe-invoices.ts'
import { toRefund } from './stripe-refunds.ts'
import { stripeSavedCards } from './stripe-saved-cards.ts'
import { stripeSubscriptions } from './stripe-subscriptions.ts'
import { fromUnits, toUnits } from './stripe-units.ts'

/** The API version that we have tested; the account's default may differ. */
const apiVersion = '2026-10-28.endive'
const timeoutMs = 10_000
const retries = 2
/** The maximum age of an event's signature, in seconds. */
const tolerance = 300
const listMax = 2000

/** The gateway to Stripe. The SDK is loaded with the first call: a shop without cards doesn't pay for it. */
export function stripeGateway(config: CardConfig): PaymentGateway {
  let opened: Promise<Stripe> | undefined
  const client = () => (opened ??= open(config))
  return {
    createSession: async (session) =>
      toSession(
        await convertErrors(async () => (await client()).checkout.sessions.create(newSession(session), { idempotencyKey: session.key })),
      ),
    readSession: (id) => undefinedIfMissing(async () => toSession(await (await client()).checkout.sessions.retrieve(id))),
    expireSession: (id) => expireSession(client, id),
    refund: async ({ key, refundId, intentId, amount, currency }) => {
      const refund = { payment_intent: intentId, amount: toUnits(amount, currency), metadata: { refundId } }
      return toRefund(await convertErrors(async () => (await client()).refunds.create(refund, { idempotencyKey: key })))
    },
    readRefund: (id) => undefinedIfMissing(async () => toRefund(await (await client()).refunds.retrieve(id))),
    readEvent: async (body, signature, now) => eventOf(await client(), body, signature, config.webhookSecret, now),
    listSessions: (since) => listSessions(client, since),
    subscriptions: stripeSubscriptions(client),
    savedCards: stripeSavedCards(client),
  }
}

async function open({ secretKey, api }: CardConfig): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const own = api && new URL(api)
  return new StripeClient(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    // Node's own HTTP client decompresses nothing.
    httpClient: StripeClient.createNodeHttpClient(),
    telemetry: false,
    ...(own && { protocol: own.protocol === 'http:' ? 'http' : 'https', host: own.hostname, port: own.port }),
  })
}

function newSession(session: Parameters<PaymentGateway['createSession']>[0]): Stripe.Checkout.SessionCreateParams {
  const { orderId, title, email, amount, currency, expiresAt, successUrl, cancelUrl, savesCard } = session
  const price = { currency: currency.toLowerCase(), unit_amount: toUnits(amount, currency), product_data: { name: title } }
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: orderId,
    metadata: { orderId },
    payment_intent_data: { metadata: { orderId }, ...(savesCard && { setup_future_usage: 'off_session' }) },
    ...(savesCard && savedCard),
    customer_email: email,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

/** Stripe creates a customer, to whom the card is attached. */
const savedCard = {
  allowed_payment_method_types: ['card'],
  customer_creation: 'always',
} satisfies Stripe.Checkout.SessionCreateParams

function toSession(session: Stripe.Checkout.Session): Session {
  const currency = (session.currency ?? '').toUpperCase()
  const { id, url, payment_intent: intent } = session
  return {
    id,
    url,
    orderId: session.client_reference_id ?? session.metadata?.['orderId'] ?? '',
    amount: fromUnits(session.amount_total ?? 0, currency),
    currency,
    state: stateOf(session),
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    expiresAt: new Date(session.expires_at * 1000),
  }
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): Session['state'] {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  // The page is finished, but the bank takes days: another event reports the outcome.
  return status === 'complete' ? 'processing' : 'open'
}

async function eventOf(stripe: Stripe, body: Buffer, signature: string, secret: string, now: Date): Promise<GatewayEvent | undefined> {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime())
    if (typeof event.id !== 'string' || typeof event.type !== 'string' || typeof event.data?.object !== 'object') return undefined
    const { object } = event.data
    const isSession = event.type.startsWith('checkout.session.') && 'object' in object && object.object === 'checkout.session'
    const isOrder = isSession && object.mode === 'payment'
    const refund = 'object' in object && object.object === 'refund' ? toRefund(object) : undefined
    const session = isOrder ? toSession(object) : chargedIn(event)
    const disputes = { disputedIntent: disputedIn(event), lostDispute: lostIn(event) }
    return { id: event.id, type: event.type, session, refund, subscription: subscriptionOf(event), ...disputes }
  } catch {
    return undefined
  }
}

const disputedIn = ({ type, data: { object } }: Stripe.Event): string | undefined =>
  type === 'charge.dispute.created' && 'object' in object && object.object === 'dispute' && object.payment_intent
    ? idOf(object.payment_intent)
    : undefined

function lostIn({ type, data: { object } }: Stripe.Event): LostDispute | undefined {
  const isDispute = type === 'charge.dispute.closed' && 'object' in object && object.object === 'dispute'
  if (!isDispute || object.status !== 'lost' || !object.payment_intent) return undefined
  const currency = object.currency.toUpperCase()
  return { id: object.id, intentId: idOf(object.payment_intent), amount: fromUnits(object.amount, currency), currency }
}

/**
 * The charge of a saved card for an order, as a session; undefined for any other event. A payment on a Checkout page is reported by its
 * session.
 */
function chargedIn({ type, data: { object } }: Stripe.Event): Session | undefined {
  const isCharge = type === 'payment_intent.succeeded' && 'object' in object && object.object === 'payment_intent'
  if (!isCharge || object.metadata['kind'] !== 'repeat') return undefined
  const currency = object.currency.toUpperCase()
  return chargeSession({
    intentId: object.id,
    orderId: object.metadata['orderId'] ?? '',
    amount: fromUnits(object.amount_received, currency),
    currency,
    at: new Date(object.created * 1000),
  })
}

/** The subscription ids in an event; undefined for any other event. */
function subscriptionOf({ type, data: { object } }: Stripe.Event): SubscriptionEvent | undefined {
  if (!('object' in object)) return undefined
  if (type.startsWith('checkout.session.') && object.object === 'checkout.session' && object.mode !== 'payment')
    return { providerId: object.subscription && idOf(object.subscription), sessionId: object.id, invoice: null }
  if (type.startsWith('customer.subscription.') && object.object === 'subscription')
    return { providerId: object.id, sessionId: null, invoice: null }
  if (!type.startsWith('invoice.') || object.object !== 'invoice') return undefined
  const invoice = toInvoice(object)
  return invoice.providerId === null ? undefined : { providerId: invoice.providerId, sessionId: null, invoice }
}

async function* listSessions(client: () => Promise<Stripe>, since: Date): AsyncIterable<Session> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let listed = 0
  for await (const session of (await client()).checkout.sessions.list({ created, limit: 100 })) {
    if (session.mode !== 'payment') continue
    yield toSession(session)
    listed += 1
    if (listed >= listMax) return
  }
}
