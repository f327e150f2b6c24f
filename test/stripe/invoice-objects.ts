import { newObjectId, type SubscriptionObject } from './subscription-objects.ts'

export interface InvoiceLine {
  amount: number
  description: string
  proration: boolean
  start: number
  end: number
}
export interface InvoiceObject extends ReturnType<typeof invoiceObject> {}
interface NewInvoice {
  id?: string
  subscription: SubscriptionObject
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  lines: InvoiceLine[]
  /** The customer's balance with Stripe; negative for a credit. */
  balance: number
  at: number
  origin: string
}

/** An invoice as Stripe's API returns it, open and not yet attempted. Fields that moved since the 2023 version are in both places. */
export function invoiceObject({ id = newObjectId('in'), subscription, reason, lines, balance, at, origin }: NewInvoice) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + Math.min(0, balance))
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    application_fee_amount: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { enabled: false, status: null },
    billing_reason: reason,
    charge: null,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discount: null,
    discounts: [],
    due_date: null,
    effective_at: at,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${origin}/invoice/${id}`,
    invoice_pdf: null,
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => lineObject(line, subscription, id)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null as number | null,
    number: null,
    on_behalf_of: null,
    paid: false,
    paid_out_of_band: false,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_intent: null as string | null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: Math.max(...lines.map(({ end }) => end)),
    period_start: at,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    quote: null,
    receipt_number: null,
    rendering: null,
    rendering_options: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: Math.min(0, balance),
    statement_descriptor: null,
    status: 'open' as 'open' | 'paid' | 'void',
    status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: null as number | null, voided_at: null },
    subscription: subscription.id,
    subscription_details: { metadata: subscription.metadata },
    subtotal: total,
    subtotal_excluding_tax: total,
    tax: null,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_tax_amounts: [],
    transfer_data: null,
    webhooks_delivered_at: null,
  }
}

function lineObject({ amount, description, proration, start, end }: InvoiceLine, subscription: SubscriptionObject, invoice: string) {
  const item = subscription.items.data[0]!
  return {
    id: newObjectId('il'),
    object: 'line_item',
    amount,
    amount_excluding_tax: amount,
    currency: subscription.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: { proration, subscription: subscription.id, subscription_item: item.id },
    },
    period: { start, end },
    plan: item.plan,
    price: item.price,
    proration,
    proration_details: { credited_items: null },
    quantity: 1,
    subscription: subscription.id,
    subscription_item: item.id,
    tax_amounts: [],
    tax_rates: [],
    type: 'subscription',
    unit_amount_excluding_tax: null,
  }
}

/** Marks it as paid, in both API versions' fields. */
export function payInvoice(invoice: InvoiceObject, at: number): void {
  Object.assign(invoice, {
    status: 'paid',
    paid: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    payment_intent: invoice.amount_due > 0 ? newObjectId('pi') : null,
  })
  invoice.status_transitions.paid_at = at
}
