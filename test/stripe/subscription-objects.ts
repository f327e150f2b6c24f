import { randomBytes } from 'node:crypto'

/** A new id with Stripe's prefix for its type ("sub", "in"). */
export const newObjectId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`
/** A time as Stripe writes it: Unix seconds. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

export interface PriceObject extends ReturnType<typeof priceObject> {}

/** A recurring price as Stripe's API returns it. */
export const priceObject = (body: URLSearchParams, now: Date) => ({
  id: newObjectId('price'),
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: seconds(now),
  currency: body.get('currency') ?? 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: body.get('lookup_key'),
  metadata: { plan: body.get('metadata[plan]') ?? '' },
  nickname: body.get('product_data[name]'),
  product: newObjectId('prod'),
  recurring: {
    aggregate_usage: null,
    interval: (body.get('recurring[interval]') ?? 'month') as 'month' | 'year',
    interval_count: 1,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: Number(body.get('unit_amount')),
  unit_amount_decimal: body.get('unit_amount'),
})

/** The product of a price; the fake gives it the price's name. */
export const productObject = ({ product, nickname, created }: PriceObject) => ({
  id: product,
  object: 'product',
  active: true,
  created,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: nickname ?? '',
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  updated: created,
  url: null,
})

/** The time some months or years later, capped at the last day of the month, as Stripe computes it. */
export function periodAfter(start: number, interval: 'month' | 'year'): number {
  const from = new Date(start * 1000)
  const month = from.getUTCMonth() + (interval === 'month' ? 1 : 12)
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), last)
  return Math.floor(Date.UTC(from.getUTCFullYear(), month, day, from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()) / 1000)
}

export interface SubscriptionObject extends ReturnType<typeof subscriptionObject> {}
interface NewSubscription {
  id?: string
  price: PriceObject
  customer: string
  metadata: Record<string, string>
  start: number
  /** The number of days without charges. */
  trialDays?: number
}

/** A subscription as Stripe's API returns it, with the period both in its items (newer API versions) and beside them (2023). */
export function subscriptionObject({ id = newObjectId('sub'), price, customer, metadata, start, trialDays = 0 }: NewSubscription) {
  const trialEnd = trialDays > 0 ? start + trialDays * 86_400 : null
  const end = trialEnd ?? periodAfter(start, price.recurring.interval)
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false },
    billing_cycle_anchor: trialEnd ?? start,
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    current_period_end: end,
    current_period_start: start,
    customer,
    days_until_due: null,
    default_payment_method: null as string | null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discount: null,
    ended_at: null as number | null,
    items: { object: 'list', data: [itemObject(id, price, start, end)], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null as string | null,
    livemode: false,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: (trialEnd === null ? 'active' : 'trialing') as 'trialing' | 'active' | 'past_due' | 'canceled',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    trial_start: trialEnd === null ? null : start,
  }
}

const itemObject = (subscription: string, price: PriceObject, start: number, end: number) => ({
  id: newObjectId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: start,
  current_period_end: end,
  current_period_start: start,
  metadata: {},
  plan: planOf(price),
  price,
  quantity: 1,
  subscription,
  tax_rates: [],
})

/** A customer; a negative balance is a credit. */
export const customerObject = (id: string, balance: number, { currency, created }: { currency: string; created: number }) => ({
  id,
  object: 'customer',
  address: null,
  balance,
  created,
  currency,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  livemode: false,
  metadata: {},
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

/** The legacy plan object of a price. */
export const planOf = ({ id, currency, created, product, recurring, unit_amount: amount }: PriceObject) => ({
  id,
  object: 'plan',
  active: true,
  aggregate_usage: null,
  amount,
  amount_decimal: String(amount),
  billing_scheme: 'per_unit',
  created,
  currency,
  interval: recurring.interval,
  interval_count: 1,
  livemode: false,
  metadata: {},
  nickname: null,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

/** Sets the current period of a subscription, in both places. */
export function setPeriod(subscription: SubscriptionObject, start: number, end: number): void {
  Object.assign(subscription, { current_period_start: start, current_period_end: end })
  Object.assign(subscription.items.data[0]!, { current_period_start: start, current_period_end: end })
}

/** A subscription that began before the fake did. */
export interface AdoptedSubscription {
  /** The provider's id, and ours. */
  id: string
  subscriptionId: string
  customer: string
  plan: string
  planName: string
  amount: number
  currency: string
  period: 'month' | 'year'
  start: Date
  end: Date
  cancels: boolean
}
