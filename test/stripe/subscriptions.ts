import { errorBody, listBody } from './objects.ts'
import { type InvoiceObject, invoiceObject, type InvoiceLine, payInvoice } from './invoice-objects.ts'
import { type Answer, fakePrices } from './fake-prices.ts'
import {
  type AdoptedSubscription,
  customerObject,
  newObjectId,
  periodAfter,
  planOf,
  seconds,
  setPeriod,
  type SubscriptionObject,
  subscriptionObject,
} from './subscription-objects.ts'

interface Options {
  now: () => Date
  origin: string
  emit: (type: string, object: object) => void
}
/** Stripe's usual retry schedule, shortened: days after a failed payment at which it's retried; then the subscription ends. */
const retryDays = [3, 5]
const daySeconds = 86_400

/** Stripe's side of subscriptions: prices, subscriptions, invoices, and how time changes them. */
export function fakeSubscriptions({ now, origin, emit }: Options) {
  const priced = fakePrices(now)
  const { prices, createPrice } = priced
  const subscriptions = new Map<string, SubscriptionObject>()
  const invoices = new Map<string, InvoiceObject>()
  /** Customers' balances with Stripe; negative for a credit. */
  const balances = new Map<string, number>()
  /** Trials whose end was announced. */
  const warned = new Set<string>()
  /** Customers whose card is declined from now on. */
  const declined = new Set<string>()
  const at = () => seconds(now())
  const missing: Answer = [404, errorBody('invalid_request_error', 'No such object', 'resource_missing')]

  function act(method: string, { pathname, searchParams }: URL, body: URLSearchParams): Answer | undefined {
    const [, , resource, id] = pathname.split('/')
    const aboutPrices = priced.act(method, { resource, id }, searchParams, body)
    if (aboutPrices) return aboutPrices
    if (resource === 'customers' && method === 'DELETE') return deleteCustomer(id ?? '')
    if (resource === 'invoice_payments') return [200, listPayments(searchParams.get('invoice') ?? '')]
    if (resource === 'invoices' && method === 'POST' && pathname.endsWith('/pay')) return payByCall(id ?? '')
    if (resource === 'invoices') return method === 'POST' && id === 'create_preview' ? preview(body) : listInvoices(searchParams)
    if (resource !== 'subscriptions') return undefined
    const subscription = subscriptions.get(id ?? '')
    if (!subscription) return missing
    if (method === 'DELETE') return cancel(subscription)
    return method === 'POST' ? update(subscription, body) : [200, withInvoice(subscription, searchParams)]
  }

  function listInvoices(query: URLSearchParams): Answer {
    const since = Number(query.get('created[gte]') ?? 0)
    return [200, listBody([...invoices.values()].filter(({ created }) => created >= since).reverse(), '/v1/invoices')]
  }

  function listPayments(invoice: string): object {
    const intent = invoices.get(invoice)?.payment_intent
    return listBody(
      intent ? [{ id: newObjectId('inpay'), object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intent } }] : [],
      '/v1/invoice_payments',
    )
  }

  const withInvoice = (subscription: SubscriptionObject, query: URLSearchParams): object => {
    const expands = (name: string) => [...query.values()].includes(name)
    const { latest_invoice: invoice, customer } = subscription
    return {
      ...subscription,
      ...(expands('latest_invoice') && { latest_invoice: invoices.get(invoice ?? '') ?? null }),
      ...(expands('customer') && { customer: customerObject(customer, balances.get(customer) ?? 0, subscription) }),
    }
  }

  /** Creates what a Checkout session in subscription mode creates once it's paid. */
  function subscribe(session: {
    price: string
    customer: string
    metadata: Record<string, string>
    trialDays?: number
  }): SubscriptionObject {
    const price = prices.find(({ id }) => id === session.price)!
    return begin(
      subscriptionObject({ price, customer: session.customer, metadata: session.metadata, start: at(), trialDays: session.trialDays ?? 0 }),
    )
  }

  function begin(subscription: SubscriptionObject): SubscriptionObject {
    subscriptions.set(subscription.id, subscription)
    const invoice = bill(subscription, 'subscription_create', [regularLine(subscription)])
    settlePaid(subscription, invoice)
    emit('customer.subscription.created', subscription)
    emit('invoice.paid', invoice)
    return subscription
  }

  const regularLine = (subscription: SubscriptionObject): InvoiceLine => {
    const { price, current_period_start: start, current_period_end: end } = subscription.items.data[0]!
    const amount = subscription.status === 'trialing' ? 0 : price.unit_amount
    return { amount, description: price.nickname ?? '', proration: false, start, end }
  }

  function bill(subscription: SubscriptionObject, reason: InvoiceObject['billing_reason'], lines: InvoiceLine[]): InvoiceObject {
    const balance = balances.get(subscription.customer) ?? 0
    const invoice = invoiceObject({ subscription, reason, lines, balance, at: at(), origin })
    invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    return invoice
  }

  function settlePaid(subscription: SubscriptionObject, invoice: InvoiceObject): void {
    balances.set(subscription.customer, Math.min(0, (balances.get(subscription.customer) ?? 0) + invoice.total))
    payInvoice(invoice, at())
    if (subscription.status === 'past_due') subscription.status = 'active'
  }

  function update(subscription: SubscriptionObject, body: URLSearchParams): Answer {
    if (subscription.status === 'canceled') return missing
    if (body.has('metadata[autoRenew]')) subscription.metadata = { ...subscription.metadata, autoRenew: body.get('metadata[autoRenew]')! }
    if (body.has('default_payment_method')) subscription.default_payment_method = body.get('default_payment_method')
    if (body.has('cancel_at_period_end')) {
      const cancels = body.get('cancel_at_period_end') === 'true'
      Object.assign(subscription, { cancel_at_period_end: cancels, canceled_at: cancels ? at() : null })
    }
    if (body.has('items[0][price]')) {
      const change = changed(subscription, body)
      if (!change) return [400, errorBody('invalid_request_error', 'No such price', 'resource_missing')]
      if (change.invoice.amount_due > 0 && declined.has(subscription.customer))
        return [402, errorBody('card_error', 'Your card was declined.', 'card_declined')]
      Object.assign(subscription, change.subscription)
      invoices.set(change.invoice.id, change.invoice)
      subscription.latest_invoice = change.invoice.id
      settlePaid(subscription, change.invoice)
      emit('invoice.paid', change.invoice)
    }
    emit('customer.subscription.updated', subscription)
    return [200, withInvoice(subscription, body)]
  }

  function preview(body: URLSearchParams): Answer {
    const subscription = subscriptions.get(body.get('subscription') ?? '')
    const change = subscription && changed(subscription, nested(body, 'subscription_details'))
    return change ? [200, change.invoice] : missing
  }

  /** The subscription with another price from now on, and the invoice of the change. */
  function changed(subscription: SubscriptionObject, body: URLSearchParams) {
    const price = prices.find(({ id }) => id === body.get('items[0][price]'))
    if (!price?.active || body.get('billing_cycle_anchor[type]') !== 'now') return undefined
    const then = Number(body.get('proration_date') ?? at())
    const old = subscription.items.data[0]!
    const [from, to] = [old.current_period_start, old.current_period_end]
    const unused = Math.round((old.price.unit_amount * Math.max(0, to - then)) / (to - from))
    const next = structuredClone(subscription)
    Object.assign(next.items.data[0]!, { price, plan: planOf(price) })
    setPeriod(next, then, periodAfter(then, price.recurring.interval))
    const lines = [
      ...(unused > 0 ? [{ amount: -unused, description: 'Unused time', proration: true, start: then, end: to }] : []),
      regularLine(next),
    ]
    const balance = balances.get(subscription.customer) ?? 0
    return {
      subscription: next,
      invoice: invoiceObject({ subscription: next, reason: 'subscription_update', lines, balance, at: at(), origin }),
    }
  }

  function cancel(subscription: SubscriptionObject): Answer {
    if (subscription.status === 'canceled') return missing
    Object.assign(subscription, { status: 'canceled', ended_at: at(), canceled_at: subscription.canceled_at ?? at() })
    const open = invoices.get(subscription.latest_invoice ?? '')
    if (open?.status === 'open') open.status = 'void'
    emit('customer.subscription.deleted', subscription)
    return [200, subscription]
  }

  function deleteCustomer(customer: string): Answer {
    for (const subscription of subscriptions.values()) if (subscription.customer === customer) cancel(subscription)
    return [200, { id: customer, object: 'customer', deleted: true }]
  }

  /** Applies the passing of time: periods end, and cards are charged, declined and retried. */
  function advance(): void {
    for (const subscription of subscriptions.values()) {
      warnOfTrialEnd(subscription)
      // Bounded: a demo that was stopped for a year renews at most this often.
      for (let step = 0; step < 60 && isDue(subscription); step += 1) advanceOne(subscription)
    }
  }

  /** Announces the end of a trial three days before, once. */
  function warnOfTrialEnd(subscription: SubscriptionObject): void {
    const { id, status, trial_end: end } = subscription
    if (status !== 'trialing' || end === null || warned.has(id) || at() < end - 3 * daySeconds) return
    warned.add(id)
    emit('customer.subscription.trial_will_end', subscription)
  }

  const nextRetry = (subscription: SubscriptionObject) => invoices.get(subscription.latest_invoice ?? '')?.next_payment_attempt ?? Infinity

  function isDue(subscription: SubscriptionObject): boolean {
    if (subscription.status === 'canceled') return false
    return at() >= (subscription.status === 'past_due' ? nextRetry(subscription) : subscription.items.data[0]!.current_period_end)
  }

  function advanceOne(subscription: SubscriptionObject): void {
    const invoice = invoices.get(subscription.latest_invoice ?? '')
    if (subscription.status === 'past_due' && invoice) return tryToPay(subscription, invoice)
    if (subscription.cancel_at_period_end) return void cancel(subscription)
    if (subscription.status === 'trialing') subscription.status = 'active'
    const { price, current_period_end: start } = subscription.items.data[0]!
    setPeriod(subscription, start, periodAfter(start, price.recurring.interval))
    tryToPay(subscription, bill(subscription, 'subscription_cycle', [regularLine(subscription)]))
  }

  function tryToPay(subscription: SubscriptionObject, invoice: InvoiceObject): void {
    invoice.attempt_count += 1
    invoice.attempted = true
    if (!declined.has(subscription.customer)) {
      settlePaid(subscription, invoice)
      emit('invoice.paid', invoice)
    } else {
      const days = retryDays[invoice.attempt_count - 1]
      invoice.next_payment_attempt = days === undefined ? null : at() + days * daySeconds
      subscription.status = 'past_due'
      emit('invoice.payment_failed', invoice)
      if (days === undefined) return void cancel(subscription)
    }
    emit('customer.subscription.updated', subscription)
  }

  /** The outcome when someone pays on the invoice page with a card that works: the card becomes the customer's. */
  function payOpen(id: string): boolean {
    const invoice = invoices.get(id)
    const subscription = invoice && subscriptions.get(invoice.subscription)
    if (invoice?.status !== 'open' || !subscription) return false
    declined.delete(subscription.customer)
    settlePaid(subscription, invoice)
    emit('invoice.paid', invoice)
    emit('customer.subscription.updated', subscription)
    return true
  }

  function payByCall(id: string): Answer {
    const invoice = invoices.get(id)
    if (!invoice) return missing
    if (invoice.status !== 'open') return [400, errorBody('invalid_request_error', 'Invoice is already paid')]
    if (declined.has(subscriptions.get(invoice.subscription)?.customer ?? ''))
      return [402, errorBody('card_error', 'Your card was declined.', 'card_declined')]
    payOpen(id)
    return [200, invoice]
  }

  /** Adds a subscription that began before this server did, from the shop's books. */
  function adopt({
    id,
    customer,
    subscriptionId,
    plan,
    planName,
    amount,
    currency,
    period,
    start,
    end,
    cancels,
  }: AdoptedSubscription): void {
    const key = ['plan', plan, period, amount, currency].join('-')
    const terms = { currency, unit_amount: String(amount), 'recurring[interval]': period, lookup_key: key }
    if (!prices.some(({ lookup_key: own }) => own === key))
      createPrice(new URLSearchParams({ ...terms, 'product_data[name]': planName, 'metadata[plan]': plan }))
    const price = prices.find(({ lookup_key: own }) => own === key)!
    const subscription = subscriptionObject({ id, price, customer, metadata: { subscriptionId }, start: seconds(start) })
    setPeriod(subscription, seconds(start), seconds(end))
    subscription.cancel_at_period_end = cancels
    subscriptions.set(id, subscription)
  }

  return { act, subscribe, begin, adopt, advance, payOpen, prices, subscriptions, invoices, declined, createPrice }
}

/** The parameters within another one: `outer[a][b]` as `a[b]`. */
function nested(body: URLSearchParams, outer: string): URLSearchParams {
  const found = new URLSearchParams()
  for (const [name, value] of body) {
    const inner = new RegExp(`^${outer}\\[([^\\]]+)\\](.*)$`).exec(name)
    if (inner) found.append(`${inner[1]}${inner[2]}`, value)
  }
  return found
}
