import type Stripe from 'stripe'
import type { CardConfig } from '#server/config.ts'
import { GatewayError, type GatewayEvent, type PaymentGateway, type Session } from './gateway.ts'

/** The API as we have tested it; an account's own default may be another. */
const apiVersion = '2026-10-28.endive'
const timeoutMs = 10_000
const retries = 2
/** Seconds between the signature of an event and now. */
const tolerance = 300
const listMax = 2000
/** Currencies that Stripe counts in whole units (docs.stripe.com/currencies#zero-decimal). */
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))

/** Stripe behind the gateway. The SDK is loaded with the first call: a shop without cards doesn't pay for it. */
export function stripeGateway(config: CardConfig): PaymentGateway {
  let opened: Promise<Stripe> | undefined
  const client = () => (opened ??= open(config))
  return {
    createSession: async (session) =>
      toSession(await tried(async () => (await client()).checkout.sessions.create(newSession(session), { idempotencyKey: session.key }))),
    readSession: async (id) => {
      try {
        return toSession(await (await client()).checkout.sessions.retrieve(id))
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw asGatewayError(error)
      }
    },
    expireSession: async (id) => {
      try {
        await (await client()).checkout.sessions.expire(id)
      } catch (error) {
        // It's over already, or was never there.
        if (statusOf(error) !== 400 && statusOf(error) !== 404) throw asGatewayError(error)
      }
    },
    refund: async ({ key, intentId, amount, currency }) => {
      const refund = { payment_intent: intentId, amount: toUnits(amount, currency) }
      const { id } = await tried(async () => (await client()).refunds.create(refund, { idempotencyKey: key }))
      return { id }
    },
    readEvent: async (body, signature, now) => eventOf(await client(), body, signature, config.webhookSecret, now),
    listSessions: (since) => listSessions(client, since),
  }
}

async function open({ secretKey, api }: CardConfig): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const own = api && new URL(api)
  return new StripeClient(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    // Node's own client decodes nothing that is compressed.
    httpClient: StripeClient.createNodeHttpClient(),
    telemetry: false,
    ...(own && { protocol: own.protocol === 'http:' ? 'http' : 'https', host: own.hostname, port: own.port }),
  })
}

function newSession(session: Parameters<PaymentGateway['createSession']>[0]): Stripe.Checkout.SessionCreateParams {
  const { orderId, title, email, amount, currency, expiresAt, successUrl, cancelUrl } = session
  const price = { currency: currency.toLowerCase(), unit_amount: toUnits(amount, currency), product_data: { name: title } }
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: orderId,
    metadata: { orderId },
    payment_intent_data: { metadata: { orderId } },
    customer_email: email,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

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
  // Finished on the page, but the bank takes days: another event tells how it ended.
  return status === 'complete' ? 'processing' : 'open'
}

async function eventOf(stripe: Stripe, body: Buffer, signature: string, secret: string, now: Date): Promise<GatewayEvent | undefined> {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime())
    if (typeof event.id !== 'string' || typeof event.type !== 'string' || typeof event.data?.object !== 'object') return undefined
    const { object } = event.data
    const isSession = event.type.startsWith('checkout.session.') && 'object' in object && object.object === 'checkout.session'
    return { id: event.id, type: event.type, session: isSession ? toSession(object) : undefined }
  } catch {
    return undefined
  }
}

async function* listSessions(client: () => Promise<Stripe>, since: Date): AsyncIterable<Session> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let listed = 0
  for await (const session of (await client()).checkout.sessions.list({ created, limit: 100 })) {
    yield toSession(session)
    listed += 1
    if (listed >= listMax) return
  }
}

async function tried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asGatewayError(error)
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

/** Without Stripe's message: it may repeat what was sent. */
function asGatewayError(error: unknown): GatewayError {
  const status = statusOf(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isPermanent = status !== undefined && status >= 400 && status < 500 && status !== 409 && status !== 429
  return new GatewayError(`Stripe answered ${status ?? 'nothing'} ${code}`.trim(), isPermanent, undefined)
}

const toUnits = (amount: number, currency: string): number => (zeroDecimal.has(currency) ? Math.round(amount / 100) : amount)
const fromUnits = (units: number, currency: string): number => (zeroDecimal.has(currency) ? units * 100 : units)
