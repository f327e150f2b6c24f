import type { ProviderRefund } from './provider-refund.ts'

/** What a payment provider does for subscriptions. Amounts in minor units, currencies as ISO 4217 codes in upper case. Calls fail with a GatewayError. */
export interface SubscriptionGateway {
  /** Begins a subscription on the provider's own page. The same key gives the same session. */
  createSession: (session: NewSubscriptionSession) => Promise<{ id: string; url: string }>
  /** The session as it is now; undefined where the provider has none such. */
  readSession: (id: string) => Promise<SubscriptionSession | undefined>
  /** Ends a session that nobody has paid; one that is over stays as it is. */
  expireSession: (id: string) => Promise<void>
  /** The subscription as it is now; undefined where the provider has none such. */
  read: (id: string) => Promise<ProviderSubscription | undefined>
  /** Lets it renew, or end with its period. */
  setRenewal: (id: string, renews: boolean) => Promise<ProviderSubscription>
  /** What a change would cost at this moment, were it made then. */
  previewChange: (id: string, change: PlanChange) => Promise<ChangeCosts>
  /** Changes the plan from now on, and charges what the preview told; a payment that fails changes nothing. */
  change: (id: string, change: PlanChange & { key: string }) => Promise<ProviderSubscription>
  /** Ends it right away; with `refund`, what was paid for it last goes back. */
  end: (id: string, options: { refund: boolean }) => Promise<void>
  /** Archives a price that nobody new may pay; whoever pays it continues to. One that isn't there is no harm. */
  retirePrice: (price: Omit<PlanPrice, 'planName'>) => Promise<void>
  /** Begins to take another card of a customer for their subscription on the provider's own page. The same key gives the same session. */
  createCardSession: (session: NewCardSession) => Promise<{ id: string; url: string }>
  /** Uses the card that was given on such a page for a subscription from now on, and for its open invoice: `used`; `over` where none was given in time. */
  useCard: (sessionId: string, providerId: string) => Promise<'used' | 'open' | 'over'>
  /** Pays back a part of an invoice that was paid by card. The same key pays once. */
  refundInvoice: (refund: { key: string; refundId: string; invoiceId: string; amount: number; currency: string }) => Promise<ProviderRefund>
  /** Ends whatever a customer has, and deletes what the provider knows of them. */
  deleteCustomer: (id: string) => Promise<void>
  /** Invoices that were made since then, a page at a time, up to a bound. */
  listInvoices: (since: Date) => AsyncIterable<ProviderInvoice>
}

/** What is sold: a plan for a period at a price. */
export interface PlanPrice {
  planCode: string
  /** What the person reads. */
  planName: string
  period: 'month' | 'year'
  amount: number
  currency: string
}

export interface NewSubscriptionSession {
  key: string
  /** Ours. */
  subscriptionId: string
  price: PlanPrice
  autoRenew: boolean
  /** For so many days nothing is charged; 0: the first period is paid right away. */
  trialDays: number
  /** Who has subscribed before; else a new one is made for the email. */
  customerId: string | null
  email: string | undefined
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

export interface NewCardSession {
  key: string
  customerId: string
  /** The provider's subscription. */
  providerId: string
  currency: string
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

export interface SubscriptionSession {
  state: 'open' | 'expired' | 'complete'
  /** The provider's; null before it's complete. */
  providerId: string | null
}

export interface PlanChange {
  price: PlanPrice
  at: Date
}

/** The credit is what of the old plan isn't used up, the price what of the new one is paid. */
export interface ChangeCosts {
  credit: number
  price: number
  amountDue: number
  nextCharge: Date
}

export interface ProviderSubscription {
  /** The provider's. */
  id: string
  /** Ours; empty where it wasn't begun by the shop. */
  subscriptionId: string
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  /** When its trial ends or ended; null where it began without one. */
  trialEnd: Date | null
  planCode: string
  period: 'month' | 'year'
  /** What a period costs. */
  amount: number
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** It was bought for one period, and the provider doesn't know yet. */
  mustNotRenew: boolean
  customerId: string
  /** What the customer has with the provider: it pays for the next invoices. */
  credit: number
  invoice: ProviderInvoice | null
}

export interface ProviderInvoice {
  id: string
  /** The provider's subscription; null where it's about something else. */
  providerId: string | null
  amount: number
  /** What of it was paid by card: a credit may have paid the rest. */
  cardAmount: number
  currency: string
  reason: 'start' | 'renewal' | 'change'
  status: 'draft' | 'open' | 'paid' | 'void'
  url: string | null
  createdAt: Date
  paidAt: Date | null
  /** How often it was tried to be paid. */
  attempts: number
  nextAttempt: Date | null
}
