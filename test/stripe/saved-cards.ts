import { errorBody, listBody, type SessionObject, setupIntentObject } from './objects.ts'
import { newObjectId, seconds } from './subscription-objects.ts'

type Answer = [number, object]
/** Why a bank refuses an off-session charge (docs.stripe.com/declines/codes). */
type Refusal = 'card_declined' | 'authentication_required'

interface Needs {
  now: () => Date
  emit: (type: string, object: object) => void
}

/** Stripe's test cards that succeed while their holder is present, and their later off-session results (docs.stripe.com/testing). */
const laterRefusals: Record<string, Refusal> = { '4000002760003184': 'authentication_required', '4000000000000341': 'card_declined' }

type CardObject = ReturnType<typeof cardObject>
type IntentObject = ReturnType<typeof intentObject>

/** The part of Stripe that saves cards and charges them `off_session`. */
export function fakeSavedCards({ now, emit }: Needs) {
  const cards = new Map<string, CardObject>()
  const intents = new Map<string, IntentObject>()
  const setups = new Map<string, ReturnType<typeof setupIntentObject>>()
  /** Cards saved by sessions. */
  const paidBy = new Map<string, string>()
  /** Cards that their bank refuses from now on. */
  const refused = new Map<string, Refusal>()

  function act(method: string, { pathname, searchParams }: URL, body: URLSearchParams): Answer | undefined {
    const [, , resource, id] = pathname.split('/')
    if (resource === 'customers' && method === 'DELETE') dropCustomer(id ?? '')
    if (resource !== 'payment_intents') return undefined
    if (method === 'POST' && id === undefined) return charge(body)
    return method === 'GET' && id === undefined ? [200, list(searchParams)] : undefined
  }

  function save(customer: string, number: string): CardObject {
    const card = cardObject(customer, number, now())
    cards.set(card.id, card)
    const later = laterRefusals[number.replace(/\s/g, '')]
    if (later) refused.set(card.id, later)
    return card
  }

  /** Saves the card that paid for the customer that was created with it, like `setup_future_usage`. */
  function saveOf(session: SessionObject, number: string): void {
    session.customer = newObjectId('cus')
    paidBy.set(session.id, save(session.customer, number).id)
  }

  /** The setup intent by which a card was saved. */
  function give(customer: string, number: string): string {
    const intent = { ...setupIntentObject(now(), customer), payment_method: save(customer, number).id }
    setups.set(intent.id, intent)
    return intent.id
  }

  /** Expands the setup or payment intent and its card, if requested. */
  function expanded(session: SessionObject, query: URLSearchParams): object {
    const asked = new Set(query.values())
    const setup = setups.get(session.setup_intent ?? '') ?? null
    const withCard = <T extends { payment_method: string | null }>(intent: T) => ({
      ...intent,
      payment_method: cards.get(intent.payment_method ?? '') ?? intent.payment_method,
    })
    return {
      ...session,
      ...(asked.has('setup_intent') && { setup_intent: setup }),
      ...(asked.has('setup_intent.payment_method') && { setup_intent: setup && withCard(setup) }),
      ...(asked.has('payment_intent.payment_method') && session.payment_intent && { payment_intent: withCard(intentOf(session)) }),
    }
  }

  const intentOf = ({ payment_intent: id, id: session }: SessionObject) => ({
    id,
    object: 'payment_intent',
    status: 'succeeded',
    payment_method: paidBy.get(session) ?? null,
  })

  function charge(body: URLSearchParams): Answer {
    const card = cards.get(body.get('payment_method') ?? '')
    if (!card) return [404, errorBody('invalid_request_error', 'No such PaymentMethod', 'resource_missing')]
    if (card.customer !== body.get('customer'))
      return [400, errorBody('invalid_request_error', 'The payment method does not belong to the Customer you supplied')]
    if (body.get('off_session') !== 'true' || body.get('confirm') !== 'true')
      return [400, errorBody('invalid_request_error', 'The fake confirms off-session payments only')]
    const refusal = refused.get(card.id)
    const intent = intentObject(body, card, { now: now(), refusal })
    intents.set(intent.id, intent)
    emit(refusal ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent)
    return refusal ? [402, { error: { ...failure(refusal, card), payment_intent: intent } }] : [200, intent]
  }

  function list(query: URLSearchParams): object {
    const since = Number(query.get('created[gte]') ?? 0)
    const own = [...intents.values()].filter(({ customer, created }) => customer === query.get('customer') && created >= since)
    return listBody(own.reverse(), '/v1/payment_intents')
  }

  function dropCustomer(customer: string): void {
    for (const card of cards.values()) if (card.customer === customer) cards.delete(card.id)
  }

  return {
    act,
    cards,
    intents,
    save,
    saveOf,
    give,
    expanded,
    /** The card is refused from now on; without a reason, it works again. */
    refuse: (card: string, reason?: Refusal) => void (reason ? refused.set(card, reason) : refused.delete(card)),
    /** Adds a card that was saved before this server started. */
    adopt: (card: { id: string; customer: string }) =>
      void cards.set(card.id, { ...cardObject(card.customer, '4242424242424242', now()), id: card.id }),
  }
}

const brandOf = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa')

/** A saved card of a customer, as Stripe's API returns it. */
const cardObject = (customer: string, number: string, now: Date) => ({
  id: newObjectId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: brandOf(number),
    checks: null,
    country: 'US',
    display_brand: brandOf(number),
    exp_month: 12,
    exp_year: now.getUTCFullYear() + 3,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4: number.replace(/\s/g, '').slice(-4),
    networks: null,
    regulated_status: null,
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: seconds(now),
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
})

const failure = (refusal: Refusal, card: CardObject) => ({
  type: 'card_error',
  code: refusal,
  decline_code: refusal === 'card_declined' ? 'generic_decline' : refusal,
  message: refusal === 'card_declined' ? 'Your card was declined.' : 'Your card was declined. This transaction requires authentication.',
  payment_method: card,
})

/** An off-session payment intent, as Stripe's API returns it: if refused, it requires another payment method. */
const intentObject = (body: URLSearchParams, card: CardObject, { now, refusal }: { now: Date; refusal: Refusal | undefined }) => ({
  id: newObjectId('pi'),
  object: 'payment_intent',
  amount: Number(body.get('amount')),
  amount_capturable: 0,
  amount_received: refusal ? 0 : Number(body.get('amount')),
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: null,
  confirmation_method: 'automatic',
  created: seconds(now),
  currency: body.get('currency') ?? 'usd',
  customer: card.customer,
  customer_account: null,
  description: body.get('description'),
  excluded_payment_method_types: null,
  last_payment_error: refusal ? failure(refusal, card) : null,
  latest_charge: null,
  livemode: false,
  metadata: { orderId: body.get('metadata[orderId]') ?? '', kind: body.get('metadata[kind]') ?? '' },
  next_action: null,
  on_behalf_of: null,
  payment_method: refusal ? null : card.id,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: refusal ? 'requires_payment_method' : 'succeeded',
  transfer_data: null,
  transfer_group: null,
})
