import type Stripe from 'stripe'
import { GatewayError } from './gateway.ts'
import { stripeCards } from './stripe-cards.ts'
import { undefinedIfMissing, statusOf, convertErrors } from './stripe-errors.ts'
import { expireSession } from './stripe-sessions.ts'
import type { ProviderRefund } from './provider-refund.ts'
import { toRefund } from './stripe-refunds.ts'
import { idOf, toInvoice, toSubscription } from './stripe-invoices.ts'
import { priceFor, retirePrice } from './stripe-prices.ts'
import { fromUnits, toUnits } from './stripe-units.ts'
import type { ChangeCosts, NewSubscriptionSession, PlanChange, SubscriptionGateway, SubscriptionSession } from './subscription-gateway.ts'

const listMax = 2000
const expand = ['latest_invoice', 'customer']
const sessionStates: Record<string, SubscriptionSession['state']> = { complete: 'complete', expired: 'expired' }

/** The gateway for subscriptions at Stripe. */
export function stripeSubscriptions(client: () => Promise<Stripe>): SubscriptionGateway {
  const read = async (id: string) => (await client()).subscriptions.retrieve(id, { expand })
  return {
    createSession: (session) =>
      convertErrors(async () => {
        const stripe = await client()
        const price = await priceFor(stripe, session.price)
        const { id, url } = await stripe.checkout.sessions.create(newSession(session, price), { idempotencyKey: session.key })
        return { id, url: url ?? '' }
      }),
    readSession: (id) =>
      undefinedIfMissing(async () => {
        const { status, subscription } = await (await client()).checkout.sessions.retrieve(id)
        return { state: sessionStates[status ?? ''] ?? 'open', providerId: subscription && idOf(subscription) }
      }),
    expireSession: (id) => expireSession(client, id),
    read: (id) => undefinedIfMissing(async () => toSubscription(await read(id))),
    setRenewal: (id, renews) =>
      convertErrors(async () => {
        const change = { cancel_at_period_end: !renews, metadata: { autoRenew: '' }, expand }
        return toSubscription(await (await client()).subscriptions.update(id, change))
      }),
    previewChange: (id, change) => convertErrors(async () => previewChange(await client(), id, change)),
    change: (id, { key, ...change }) =>
      convertErrors(async () => {
        const stripe = await client()
        const { items, ...rest } = await changeOf(stripe, id, change)
        // If the payment fails, nothing changes.
        const params = { ...rest, items: items ?? [], payment_behavior: 'error_if_incomplete', expand }
        return toSubscription(await stripe.subscriptions.update(id, params, { idempotencyKey: key }))
      }),
    end: (id, options) => convertErrors(async () => end(await client(), id, options)),
    retirePrice: (price) => convertErrors(async () => retirePrice(await client(), price)),
    ...stripeCards(client),
    refundInvoice: (refund) => convertErrors(async () => refundInvoice(await client(), refund)),
    deleteCustomer: async (id) => void (await undefinedIfMissing(async () => (await client()).customers.del(id))),
    listInvoices: (since) => listInvoices(client, since),
  }
}

function newSession(session: NewSubscriptionSession, price: string): Stripe.Checkout.SessionCreateParams {
  const { subscriptionId, autoRenew, trialDays, customerId, email, expiresAt, successUrl, cancelUrl } = session
  return {
    mode: 'subscription',
    line_items: [{ quantity: 1, price }],
    client_reference_id: subscriptionId,
    metadata: { subscriptionId },
    subscription_data: {
      metadata: { subscriptionId, autoRenew: autoRenew ? '' : 'no' },
      ...(trialDays > 0 && { trial_period_days: trialDays, trial_settings: { end_behavior: { missing_payment_method: 'cancel' } } }),
    },
    // A trial requires a card, too, which is charged once the trial ends.
    payment_method_collection: 'always',
    ...(customerId ? { customer: customerId } : { ...(email && { customer_email: email }) }),
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

/** The parameters of a change of plan. The new period begins with the change, and the unused part of the old one is deducted. */
async function changeOf(
  stripe: Stripe,
  id: string,
  { price, at }: PlanChange,
): Promise<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails> {
  const { items } = await stripe.subscriptions.retrieve(id)
  const item = items.data[0]
  if (!item) throw new GatewayError('the subscription has no item', true)
  return {
    items: [{ id: item.id, price: await priceFor(stripe, price) }],
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'always_invoice',
    proration_date: Math.floor(at.getTime() / 1000),
  }
}

async function previewChange(stripe: Stripe, id: string, change: PlanChange): Promise<ChangeCosts> {
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: await changeOf(stripe, id, change) })
  const currency = preview.currency.toUpperCase()
  const amounts = preview.lines.data.map(({ amount }) => amount)
  const sum = (units: number[]) =>
    fromUnits(
      units.reduce((total, one) => total + one, 0),
      currency,
    )
  const next = preview.lines.data.find(isRegular)
  if (!next) throw new GatewayError('the preview has no period of the new plan', true)
  return {
    // Credit from earlier changes counts as well.
    credit: -sum([...amounts.filter((amount) => amount < 0), Math.min(0, preview.starting_balance)]),
    price: sum(amounts.filter((amount) => amount > 0)),
    amountDue: fromUnits(preview.amount_due, currency),
    nextCharge: new Date(next.period.end * 1000),
  }
}

/** Whether a line is for the new plan's own period, which starts at the change; lines for the old plan's unused part are prorations. */
const isRegular = ({ parent }: Stripe.InvoiceLineItem): boolean => parent?.subscription_item_details?.proration === false

async function end(stripe: Stripe, id: string, { refund }: { refund: boolean }): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    // The subscription has already ended.
    if (statusOf(error) !== 404) throw error
  }
  if (!refund) return
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id)
  if (!invoice) return
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(invoice), status: 'paid', limit: 10 })
  for (const { payment } of data)
    if (payment.payment_intent)
      await stripe.refunds.create({ payment_intent: idOf(payment.payment_intent) }, { idempotencyKey: `refund-${idOf(invoice)}` })
}

type InvoiceRefund = Parameters<SubscriptionGateway['refundInvoice']>[0]

async function refundInvoice(stripe: Stripe, { key, refundId, invoiceId, amount, currency }: InvoiceRefund): Promise<ProviderRefund> {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 10 })
  const intent = data.map(({ payment }) => payment.payment_intent).find((one) => one)
  if (!intent) throw new GatewayError('the invoice was paid by no card', true)
  const refund = { payment_intent: idOf(intent), amount: toUnits(amount, currency), metadata: { refundId } }
  return toRefund(await stripe.refunds.create(refund, { idempotencyKey: key }))
}

async function* listInvoices(client: () => Promise<Stripe>, since: Date) {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let listed = 0
  for await (const invoice of (await client()).invoices.list({ created, limit: 100 })) {
    yield toInvoice(invoice)
    listed += 1
    if (listed >= listMax) return
  }
}
