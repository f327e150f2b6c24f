import { existsSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretKey, startFakeStripe, type FakeStripe } from './fake-stripe.ts'

/** Stripe's own OpenAPI document; not part of the project. */
const spec = new URL('../../../shared/data/stripe/spec3.json', import.meta.url)
let stripe: FakeStripe
beforeAll(async () => {
  stripe = await startFakeStripe({ webhookSecret: 'whsec_test' })
})
afterAll(() => stripe.close())

const ask = async (method: string, path: string, body?: Record<string, string>): Promise<unknown> => {
  const headers = { authorization: `Bearer ${secretKey}` }
  const response = await fetch(stripe.url + path, { method, headers, ...(body && { body: new URLSearchParams(body) }) })
  return response.json()
}
/** OpenAPI 3.0's `nullable`, as JSON Schema says it. */
function withNull(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('nullable' in value)) return value
  const { nullable: _nullable, ...schema } = value
  return { anyOf: [schema, { type: 'null' }] }
}

interface PaidSession {
  customer: string
  payment_intent: { payment_method: { id: string } }
}

let read: Ajv | undefined
/** The differences between a response and Stripe's OpenAPI description of the object. */
function validator() {
  read ??= new Ajv({ strict: false, validateFormats: false }).addSchema(
    JSON.parse(readFileSync(spec, 'utf8'), withNull) as object,
    'stripe',
  )
  const ajv = read
  return (name: string, answer: unknown) => {
    const validate = ajv.getSchema(`stripe#/components/schemas/${name}`)!
    return validate(answer) ? [] : validate.errors
  }
}

/** The parameters of a change, as those of its preview. */
const nestedIn = (change: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`subscription_details[${name.replace('[', '][').replace(/([^\]])$/, '$1]')}`, value]),
  )

const newPrice = {
  currency: 'usd',
  unit_amount: '790',
  'recurring[interval]': 'month',
  lookup_key: 'plan-regular-month-790-usd',
  'product_data[name]': 'Regular',
  'metadata[plan]': 'regular',
}

const newSession = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '4990',
  'line_items[0][price_data][product_data][name]': 'Order',
  client_reference_id: 'order',
  customer_email: 'ada@example.com',
  success_url: 'https://shop.example/thanks',
  cancel_url: 'https://shop.example/order',
  expires_at: '1900000000',
}

it("the fake answers as Stripe's own OpenAPI document specifies", async ({ skip }) => {
  if (!existsSync(spec)) return skip('skipped: no shared data')
  const problemsOf = validator()
  const session = (await ask('POST', '/v1/checkout/sessions', newSession)) as { id: string }
  expect(problemsOf('checkout.session', session)).toEqual([])
  stripe.payWith(session.id, '4242 4242 4242 4242')
  const paid = (await ask('GET', `/v1/checkout/sessions/${session.id}`)) as { payment_intent: string }
  expect(problemsOf('checkout.session', paid)).toEqual([])
  expect(problemsOf('refund', await ask('POST', '/v1/refunds', { payment_intent: paid.payment_intent, amount: '100' }))).toEqual([])
  expect(problemsOf('event', stripe.state.events.at(-1))).toEqual([])
  expect(problemsOf('error', await ask('GET', '/v1/checkout/sessions/none'))).toEqual([])
})

it("subscriptions, their invoices and previews match Stripe's own document, as the clock advances", async ({ skip }) => {
  if (!existsSync(spec)) return skip('skipped: no shared data')
  const problemsOf = validator()
  const price = (await ask('POST', '/v1/prices', newPrice)) as { id: string }
  expect(problemsOf('price', price)).toEqual([])
  const dear = (await ask('POST', '/v1/prices', { ...newPrice, unit_amount: '1490', lookup_key: 'plan-dear-month' })) as { id: string }
  const session = (await ask('POST', '/v1/checkout/sessions', {
    mode: 'subscription',
    'line_items[0][price]': price.id,
    'line_items[0][quantity]': '1',
    success_url: newSession.success_url,
    'subscription_data[metadata][subscriptionId]': 'ours',
  })) as { id: string }
  expect(problemsOf('checkout.session', session)).toEqual([])
  stripe.payWith(session.id, '4242 4242 4242 4242')
  const paid = (await ask('GET', `/v1/checkout/sessions/${session.id}`)) as { subscription: string }
  expect(problemsOf('checkout.session', paid)).toEqual([])
  const path = `/v1/subscriptions/${paid.subscription}`
  expect(problemsOf('subscription', await ask('GET', `${path}?expand[0]=latest_invoice&expand[1]=customer`))).toEqual([])
  const change = { 'items[0][price]': dear.id, 'billing_cycle_anchor[type]': 'now', proration_date: String(Math.floor(Date.now() / 1000)) }
  expect(
    problemsOf('invoice', await ask('POST', '/v1/invoices/create_preview', { subscription: paid.subscription, ...nestedIn(change) })),
  ).toEqual([])
  expect(problemsOf('subscription', await ask('POST', path, change))).toEqual([])
  expect(problemsOf('subscription', await ask('POST', path, { cancel_at_period_end: 'true' }))).toEqual([])
  for (const invoice of ((await ask('GET', '/v1/invoices')) as { data: object[] }).data) expect(problemsOf('invoice', invoice)).toEqual([])
  const setup = {
    mode: 'setup',
    currency: 'usd',
    customer: 'cus_1',
    success_url: newSession.success_url,
    'setup_intent_data[metadata][subscription]': 'sub_1',
  }
  const { id } = (await ask('POST', '/v1/checkout/sessions', setup)) as { id: string }
  stripe.payWith(id, '4242 4242 4242 4242')
  const given = await ask('GET', `/v1/checkout/sessions/${id}?expand[0]=setup_intent`)
  expect(problemsOf('checkout.session', given)).toEqual([])
  expect(given).toMatchObject({ mode: 'setup', payment_status: 'no_payment_required', setup_intent: { status: 'succeeded' } })
  expect(problemsOf('subscription', await ask('DELETE', path))).toEqual([])
  const tried = (await ask('POST', '/v1/checkout/sessions', {
    mode: 'subscription',
    'line_items[0][price]': price.id,
    'line_items[0][quantity]': '1',
    success_url: newSession.success_url,
    'subscription_data[trial_period_days]': '2',
  })) as { id: string }
  stripe.payWith(tried.id, '4242 4242 4242 4242')
  const trial = (await ask('GET', `/v1/checkout/sessions/${tried.id}`)) as { subscription: string }
  expect(problemsOf('checkout.session', trial)).toEqual([])
  expect(trial).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required' })
  const trying = await ask('GET', `/v1/subscriptions/${trial.subscription}?expand[0]=latest_invoice`)
  expect(trying).toMatchObject({ status: 'trialing', latest_invoice: { total: 0, status: 'paid' } })
  expect(problemsOf('subscription', trying)).toEqual([])
  expect(stripe.state.events.at(-1)).toMatchObject({ type: 'customer.subscription.trial_will_end' })
  for (const event of stripe.state.events) expect(problemsOf('event', event)).toEqual([])
})

it("saved cards and later charges match Stripe's own document", async ({ skip }) => {
  if (!existsSync(spec)) return skip('skipped: no shared data')
  const problemsOf = validator()
  const charge = async (number: string) => {
    const { id } = (await ask('POST', '/v1/checkout/sessions', { ...newSession, customer_creation: 'always' })) as { id: string }
    stripe.payWith(id, number)
    const paid = (await ask('GET', `/v1/checkout/sessions/${id}?expand[0]=payment_intent.payment_method`)) as PaidSession
    expect(problemsOf('payment_method', paid.payment_intent.payment_method)).toEqual([])
    return ask('POST', '/v1/payment_intents', {
      amount: '4490',
      currency: 'usd',
      customer: paid.customer,
      payment_method: paid.payment_intent.payment_method.id,
      off_session: 'true',
      confirm: 'true',
    })
  }
  const paid = (await charge('4242 4242 4242 4242')) as { customer: string }
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4490 })
  expect(problemsOf('payment_intent', paid)).toEqual([])
  for (const intent of ((await ask('GET', `/v1/payment_intents?customer=${paid.customer}`)) as { data: object[] }).data)
    expect(problemsOf('payment_intent', intent)).toEqual([])
  for (const [number, code] of Object.entries({ '4000002760003184': 'authentication_required', '4000000000000341': 'card_declined' })) {
    const refused = await charge(number)
    expect(refused).toMatchObject({ error: { type: 'card_error', code, payment_intent: { status: 'requires_payment_method' } } })
    expect(problemsOf('error', refused)).toEqual([])
  }
})

it('the hosted page accepts the test cards', async () => {
  const pay = async (card: string, more = {}) => {
    const { id } = (await ask('POST', '/v1/checkout/sessions', newSession)) as { id: string }
    const response = await fetch(`${stripe.url}/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ card, ...more }),
      redirect: 'manual',
    })
    return response.headers.get('location') ?? response.text()
  }
  expect(await pay('4242 4242 4242 4242')).toBe('https://shop.example/thanks')
  expect(await pay('4000 0000 0000 0002')).toContain('declined')
  expect(await pay('4000 0000 0000 9995')).toContain('insufficient funds')
  expect(await pay('4000 0025 0000 3155')).toContain('is this you?')
  expect(await pay('4000 0025 0000 3155', { authenticated: 'yes' })).toBe('https://shop.example/thanks')
})
