import type Stripe from 'stripe'
import { fromUnits } from './stripe-units.ts'
import type { ProviderInvoice, ProviderSubscription } from './subscription-gateway.ts'

/** The id of an object that may be expanded. */
export const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id)

const timeOf = (seconds: number): Date => new Date(seconds * 1000)

/** Our status for each of Stripe's; an unknown subscription counts as ended. */
const states: Record<string, ProviderSubscription['status']> = {
  incomplete: 'incomplete',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
}

/** Converts a subscription, with `latest_invoice` and `customer` expanded, for the gateway. */
export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const {
    id,
    metadata,
    status,
    items,
    cancel_at_period_end: cancels,
    customer,
    latest_invoice: invoice,
    trial_end: trialEnd,
  } = subscription
  const item = items.data[0]
  return {
    id,
    subscriptionId: metadata['subscriptionId'] ?? '',
    status: states[status] ?? 'ended',
    trialEnd: trialEnd === null ? null : timeOf(trialEnd),
    planCode: item?.price.metadata['plan'] ?? '',
    period: item?.price.recurring?.interval === 'year' ? 'year' : 'month',
    amount: fromUnits((item?.price.unit_amount ?? 0) * (item?.quantity ?? 1), (item?.price.currency ?? '').toUpperCase()),
    periodStart: timeOf(item?.current_period_start ?? 0),
    periodEnd: timeOf(item?.current_period_end ?? 0),
    cancelAtPeriodEnd: cancels,
    mustNotRenew: metadata['autoRenew'] === 'no' && !cancels,
    customerId: idOf(customer),
    credit: creditOf(customer),
    invoice: invoice && typeof invoice === 'object' ? toInvoice(invoice) : null,
  }
}

/** A customer's credit, which Stripe stores as a negative balance. */
function creditOf(customer: Stripe.Subscription['customer']): number {
  if (typeof customer === 'string' || customer.deleted) return 0
  const { balance, currency } = customer
  return balance < 0 && currency ? fromUnits(-balance, currency.toUpperCase()) : 0
}

const reasons: Record<string, ProviderInvoice['reason']> = { subscription_create: 'start', subscription_update: 'change' }

const statuses: Record<string, ProviderInvoice['status']> = { draft: 'draft', open: 'open', paid: 'paid' }

/** Converts an invoice for the gateway. */
export function toInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const currency = invoice.currency.toUpperCase()
  const { status, parent, status_transitions: transitions } = invoice
  const subscription = parent?.subscription_details?.subscription
  return {
    id: invoice.id,
    providerId: subscription ? idOf(subscription) : null,
    amount: fromUnits(invoice.total, currency),
    cardAmount: fromUnits(invoice.amount_paid, currency),
    currency,
    reason: reasons[invoice.billing_reason ?? ''] ?? 'renewal',
    status: statuses[status ?? ''] ?? 'void',
    url: invoice.hosted_invoice_url ?? null,
    createdAt: timeOf(invoice.created),
    paidAt: transitions.paid_at === null ? null : timeOf(transitions.paid_at),
    attempts: invoice.attempt_count,
    nextAttempt: invoice.next_payment_attempt === null ? null : timeOf(invoice.next_payment_attempt),
  }
}
