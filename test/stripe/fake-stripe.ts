import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorBody, eventBody, intentId, listBody, newSessionObject, refundBody, type SessionObject } from './objects.ts'
import { hostedPage, invoicePage, payAnswer } from './hosted-page.ts'
import { signEvent } from './sign.ts'
import { newObjectId } from './subscription-objects.ts'
import { fakeSavedCards } from './saved-cards.ts'
import { fakeSubscriptions } from './subscriptions.ts'

export const secretKey = 'sk_test_double'

interface Options {
  webhookSecret: string
  /** The URL that events are sent to; without it they're only stored. */
  webhookUrl?: string
  port?: number
  host?: string
  /** The origin that browsers use; by default the address it listens on. */
  origin?: string
  now?: () => Date
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/**
 * A server with the part of Stripe's API that the shop uses: Checkout sessions, subscriptions and their invoices, refunds, a hosted page
 * with the well-known test cards, and signed events. A test compares its responses with Stripe's own OpenAPI document.
 */
export async function startFakeStripe(options: Options) {
  const { webhookSecret, now = () => new Date() } = options
  const state: State = {
    sessions: new Map(),
    titles: new Map(),
    refunds: new Map(),
    refundsArePending: false,
    byKey: new Map(),
    events: [],
    isDown: false,
    requests: 0,
    drafts: new Map(),
  }
  const emit = (type: string, object: object) => emitEvent(type, object)
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const origin = options.origin ?? url
  const plans = fakeSubscriptions({ now, origin, emit })
  const saved = fakeSavedCards({ now, emit })
  /** Payments from before this server started that haven't been refunded since. */
  const adopted = new Map<string, Pick<SessionObject, 'payment_intent' | 'currency' | 'amount_total'>>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await readText(request))
    const target = new URL(request.url ?? '/', url)
    if (target.pathname.startsWith('/pay/')) return pay(request.method ?? 'GET', target.pathname.slice(5), body, response)
    if (target.pathname.startsWith('/invoice/')) return showInvoice(request.method ?? 'GET', target.pathname.slice(9), body, response)
    state.requests += 1
    if (state.isDown) return send(response, 500, errorBody('api_error', 'down'))
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(response, 401, errorBody('invalid_request_error', 'Invalid API Key'))
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? state.byKey.get(key) : undefined
    const asked = `${target.pathname}?${String(body)}`
    if (known && known[2] !== asked)
      return send(
        response,
        400,
        errorBody('idempotency_error', 'Keys for idempotent requests can only be used with the same parameters they were first used with.'),
      )
    if (known) return send(response, known[0], known[1])
    const [status, object] = act(request.method ?? 'GET', target, body)
    // Also stores refusals: for the same key, a bank's refusal is repeated.
    if ((status === 200 || status === 402) && typeof key === 'string') state.byKey.set(key, [status, structuredClone(object), asked])
    return send(response, status, object)
  }

  function act(method: string, { pathname, searchParams }: URL, body: URLSearchParams): [number, object] {
    plans.advance()
    const [, , resource, kind, id, action] = pathname.split('/')
    const asked = new URL(`${url}${pathname}?${searchParams}`)
    const aboutCards = saved.act(method, asked, body)
    if (aboutCards) return aboutCards
    const aboutPlans = plans.act(method, asked, body)
    if (aboutPlans) return aboutPlans
    if (method === 'POST' && pathname === '/v1/checkout/sessions')
      return plans.prices.some(({ id: price, active }) => price === body.get('line_items[0][price]') && !active)
        ? [400, errorBody('invalid_request_error', 'The price specified is inactive.')]
        : [200, createSession(body)]
    if (method === 'GET' && pathname === '/v1/checkout/sessions') return [200, list(Number(searchParams.get('created[gte]') ?? 0))]
    if (method === 'POST' && pathname === '/v1/refunds') return refund(body)
    const refunded = resource === 'refunds' && method === 'GET' ? state.refunds.get(kind ?? '') : undefined
    if (refunded) return [200, refunded]
    const session = resource === 'checkout' && kind === 'sessions' ? state.sessions.get(id ?? '') : undefined
    if (!session) return [404, errorBody('invalid_request_error', 'No such object', 'resource_missing')]
    if (method === 'GET' && action === undefined) return [200, saved.expanded(session, searchParams)]
    if (method === 'POST' && action === 'expire') return expire(session)
    return [404, errorBody('invalid_request_error', 'Unrecognized request URL')]
  }

  function createSession(body: URLSearchParams): SessionObject {
    const price = plans.prices.find(({ id }) => id === body.get('line_items[0][price]'))
    const trialDays = Number(body.get('subscription_data[trial_period_days]') ?? 0)
    const session = newSessionObject(body, origin, now(), price && (trialDays > 0 ? { ...price, unit_amount: 0 } : price))
    state.sessions.set(session.id, session)
    state.titles.set(session.id, price?.nickname ?? body.get('line_items[0][price_data][product_data][name]') ?? '')
    if (price) state.drafts.set(session.id, { price: price.id, metadata: metadataOf(body), trialDays })
    return session
  }

  function list(since: number): object {
    return listBody([...state.sessions.values()].filter(({ created }) => created >= since).reverse(), '/v1/checkout/sessions')
  }

  function expire(session: SessionObject): [number, object] {
    if (session.status !== 'open') return [400, errorBody('invalid_request_error', 'Only open sessions can be expired')]
    Object.assign(session, { status: 'expired', url: null })
    emit('checkout.session.expired', session)
    return [200, session]
  }

  function refund(body: URLSearchParams): [number, object] {
    const session = paidWith(body.get('payment_intent') ?? '')
    if (!session) return [404, errorBody('invalid_request_error', 'No such payment_intent', 'resource_missing')]
    const amount = Number(body.get('amount') ?? session.amount_total)
    const done = [...state.refunds.values()].filter(
      ({ payment_intent: intent, status }) => intent === session.payment_intent && status !== 'failed',
    )
    const left = session.amount_total - done.reduce((sum, one) => sum + one.amount, 0)
    if (amount > left)
      return [400, errorBody('invalid_request_error', 'Refund amount is greater than what is left', 'charge_already_refunded')]
    const status = state.refundsArePending ? 'pending' : 'succeeded'
    const object = refundBody(session, amount, now(), { refundId: body.get('metadata[refundId]') ?? '', status })
    state.refunds.set(object.id, object)
    return [200, object]
  }

  /** Ends a refund: the bank accepts or refuses it, even one that it had accepted. */
  function endRefund(id: string, status: 'succeeded' | 'failed'): void {
    const object = state.refunds.get(id)!
    object.status = status
    emit(status === 'failed' ? 'refund.failed' : 'refund.updated', object)
  }

  function paidWith(intent: string) {
    const session = [...state.sessions.values()].find(({ payment_intent: own }) => own === intent)
    const invoice = [...plans.invoices.values()].find(({ payment_intent: own }) => own === intent)
    const charge = saved.intents.get(intent)
    if (charge) return { payment_intent: charge.id, currency: charge.currency, amount_total: charge.amount_received }
    return adopted.get(intent) ?? session ?? (invoice && { ...invoice, amount_total: invoice.amount_paid })
  }

  /** The outcome when someone pays with this card on the hosted page. Returns the page's message. */
  function payWith(id: string, card: string): 'paid' | 'declined' | 'insufficient' | 'over' {
    const session = state.sessions.get(id)
    if (session?.status !== 'open') return 'over'
    const outcome = payAnswer(card)
    if (outcome !== 'paid') return outcome
    if (session.mode === 'setup') return giveCard(session, card)
    const draft = state.drafts.get(id)
    const customer = session.customer ?? newObjectId('cus')
    const made = draft && { customer, subscription: plans.subscribe({ ...draft, customer }).id }
    Object.assign(session, {
      status: 'complete',
      payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
      url: null,
      ...(made ?? { payment_intent: intentId() }),
    })
    if (session.customer_creation === 'always') saved.saveOf(session, card)
    emit('checkout.session.completed', session)
    return 'paid'
  }

  /** The customer's card works from now on. */
  function giveCard(session: SessionObject, card: string): 'paid' {
    const setup_intent = saved.give(session.customer ?? '', card)
    plans.declined.delete(session.customer ?? '')
    Object.assign(session, { status: 'complete', payment_status: 'no_payment_required', url: null, setup_intent })
    emit('checkout.session.completed', session)
    return 'paid'
  }

  function pay(method: string, id: string, body: URLSearchParams, response: ServerResponse): void {
    const session = state.sessions.get(id)
    if (!session) return void response.writeHead(404).end('No such session')
    if (method === 'POST' && (body.get('authenticated') !== null || !needsAuthentication(body.get('card') ?? ''))) {
      const outcome = payWith(id, body.get('card') ?? '')
      if (outcome === 'paid' || outcome === 'over') return void response.writeHead(303, { Location: session.success_url }).end()
      return html(response, hostedPage(session, state.titles.get(id) ?? '', { failure: outcome }))
    }
    return html(
      response,
      hostedPage(session, state.titles.get(id) ?? '', { authenticate: method === 'POST' ? (body.get('card') ?? '') : undefined }),
    )
  }

  /** The page of an unpaid invoice, or its receipt. */
  function showInvoice(method: string, id: string, body: URLSearchParams, response: ServerResponse): void {
    const invoice = plans.invoices.get(id)
    if (!invoice) return void response.writeHead(404).end('No such invoice')
    const outcome = method === 'POST' ? payAnswer(body.get('card') ?? '') : undefined
    if (outcome === 'paid') plans.payOpen(id)
    const failure = outcome === 'paid' ? undefined : outcome
    html(response, invoicePage(invoice, failure))
  }

  /** The payer's bank disputes the payment of an intent. */
  const dispute = (intent: string): void =>
    emitEvent('charge.dispute.created', { id: `du_${intent}`, object: 'dispute', payment_intent: intent })

  /** The bank decides such a dispute about an amount, in the currency's smallest unit. */
  const closeDispute = (intent: string, { status, amount, currency }: { status: 'won' | 'lost'; amount: number; currency: string }): void =>
    emitEvent('charge.dispute.closed', { id: `du_${intent}`, object: 'dispute', payment_intent: intent, status, amount, currency })

  const signed = (event: object, at = now()) => signEvent(event, webhookSecret, at)

  function emitEvent(type: string, object: object): void {
    const event = eventBody(type, structuredClone(object), now())
    state.events.push(event)
    if (options.webhookUrl) void deliver(event, options.webhookUrl)
  }

  /** Retries a few times, as Stripe does over days. */
  async function deliver(event: object, to: string, attempt = 1): Promise<void> {
    const { body, headers } = signed(event)
    const isTaken = await fetch(to, { method: 'POST', body, headers }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isTaken && attempt < 5) setTimeout(() => void deliver(event, to, attempt + 1), attempt * 2000).unref()
  }

  return {
    url,
    secretKey,
    state,
    plans,
    saved,
    /** Adds a payment from before this server started, so that it can be refunded. In the currency's smallest unit. */
    adopt: (intent: string, currency: string, amount: number) =>
      void adopted.set(intent, { payment_intent: intent, currency: currency.toLowerCase(), amount_total: amount }),
    payWith,
    endRefund,
    dispute,
    closeDispute,
    signed,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface State {
  sessions: Map<string, SessionObject>
  /** Titles that the buyer reads; Stripe has them in the line items, which aren't part of the session. */
  titles: Map<string, string>
  refunds: Map<string, ReturnType<typeof refundBody>>
  /** Refunds stay pending until `endRefund` settles them. */
  refundsArePending: boolean
  /** What a session in subscription mode creates once it's paid. */
  drafts: Map<string, { price: string; metadata: Record<string, string>; trialDays: number }>
  /** The response to a key, and the request that it was first used with: Stripe refuses any other. */
  byKey: Map<string, [status: number, answer: object, asked: string]>
  events: ReturnType<typeof eventBody>[]
  /** If true, every call fails. */
  isDown: boolean
  requests: number
}

const metadataOf = (body: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...body].flatMap(([name, value]) => {
      const key = /^subscription_data\[metadata\]\[(\w+)\]$/.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )

const needsAuthentication = (card: string): boolean => ['4000002500003155', '4000002760003184'].includes(card.replace(/\s/g, ''))

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, status: number, object: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomBytes(7).toString('hex')}` })
  response.end(JSON.stringify(object))
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
}
