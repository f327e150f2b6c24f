import type Stripe from 'stripe'
import { undefinedIfMissing, intentOfError, statusOf, convertErrors } from './stripe-errors.ts'
import { idOf } from './stripe-invoices.ts'
import { fromUnits, toUnits } from './stripe-units.ts'
import type { CardCharge, NewCharge, NewSavedCardSession, SavedCard, SavedCardGateway } from './saved-card-gateway.ts'

/** The most payments of a customer, since a day, that are searched. */
const listMax = 100

/** Saves cards by Checkout (`setup_future_usage`, or its setup mode) and charges them `off_session`. */
export const stripeSavedCards = (client: () => Promise<Stripe>): SavedCardGateway => ({
  createSession: (session) =>
    convertErrors(async () => {
      const { id, url } = await (await client()).checkout.sessions.create(newSession(session), { idempotencyKey: session.key })
      return { id, url: url ?? '' }
    }),
  readCard: async (id) => (await undefinedIfMissing(async () => cardOf(await client(), id))) ?? 'over',
  charge: (charge) => convertErrors(async () => toCharge(await create(await client(), charge))),
  findCharge: ({ customerId, orderId, since, known }) =>
    convertErrors(async () => {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const { data } = await (await client()).paymentIntents.list({ customer: customerId, created, limit: listMax })
      const own = data.filter(({ id, metadata }) => metadata['orderId'] === orderId && !known.includes(id))
      return own.map(toCharge).find(({ state }) => state === 'paid' || state === 'processing')
    }),
})

const newSession = ({
  customerId,
  currency,
  expiresAt,
  successUrl,
  cancelUrl,
}: NewSavedCardSession): Stripe.Checkout.SessionCreateParams => ({
  mode: 'setup',
  currency: currency.toLowerCase(),
  allowed_payment_method_types: ['card'],
  customer: customerId,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
  success_url: successUrl,
  cancel_url: cancelUrl,
})

async function cardOf(stripe: Stripe, id: string): Promise<SavedCard | 'open' | 'over'> {
  const expand = ['payment_intent.payment_method', 'setup_intent.payment_method']
  const { status, customer, payment_intent: payment, setup_intent: setup } = await stripe.checkout.sessions.retrieve(id, { expand })
  if (status === 'expired') return 'over'
  if (status !== 'complete') return 'open'
  const intent = payment ?? setup
  const method = intent && typeof intent === 'object' ? intent.payment_method : null
  if (!customer || !method || typeof method === 'string' || !method.card) return 'over'
  const { brand, last4, exp_month: month, exp_year: year } = method.card
  return { customerId: idOf(customer), cardId: method.id, brand, last4, expires: `${String(month).padStart(2, '0')}/${year}` }
}

/** Creates a payment. If the bank declines, Stripe responds with an error that contains the payment. */
async function create(stripe: Stripe, { key, orderId, title, customerId, cardId, amount, currency }: NewCharge): Promise<Refusable> {
  const payment: Stripe.PaymentIntentCreateParams = {
    amount: toUnits(amount, currency),
    currency: currency.toLowerCase(),
    customer: customerId,
    payment_method: cardId,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    description: title,
    metadata: { orderId, kind: 'repeat' },
  }
  try {
    return await stripe.paymentIntents.create(payment, { idempotencyKey: key })
  } catch (error) {
    const intent = statusOf(error) === 402 ? intentOfError(error) : undefined
    if (!intent) throw error
    return intent
  }
}

type Refusable = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount' | 'currency' | 'last_payment_error'>

function toCharge({ id: intentId, status, amount: units, currency, last_payment_error: failure }: Refusable): CardCharge {
  const of = { intentId, amount: fromUnits(units, currency.toUpperCase()) }
  if (status === 'succeeded') return { state: 'paid', ...of }
  if (status === 'processing') return { state: 'processing', ...of }
  const needsHolder = status === 'requires_action' || failure?.code === 'authentication_required'
  return { state: needsHolder ? 'unconfirmed' : 'declined', ...of }
}
