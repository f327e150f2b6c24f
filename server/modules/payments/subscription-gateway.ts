import type { ProviderRefund } from './provider-refund.ts'

/**
 * A payment provider's subscriptions. Amounts are in minor units, currencies are ISO 4217 codes in upper case. Calls fail with a
 * GatewayError.
 */
export interface SubscriptionGateway {
  /** Begins a subscription on the provider's own page. The same key gives the same session. */
  createSession: (session: NewSubscriptionSession) => Promise<{ id: string; url: string }>
  /** The current session; undefined if the provider has none with this id. */
  readSession: (id: string) => Promise<SubscriptionSession | undefined>
  /** Expires an unpaid session; one that is over stays as it is. */
  expireSession: (id: string) => Promise<void>
  /** The current subscription; undefined if the provider has none with this id. */
  read: (id: string) => Promise<ProviderSubscription | undefined>
  /** Sets whether the subscription renews or ends with its period. */
  setRenewal: (id: string, renews: boolean) => Promise<ProviderSubscription>
  /** The costs of a change, if it were made at this moment. */
  previewChange: (id: string, change: PlanChange) => Promise<ChangeCosts>
  /** Changes the plan from now on, and charges what the preview showed; a failed payment changes nothing. */
  change: (id: string, change: PlanChange & { key: string }) => Promise<ProviderSubscription>
  /** Ends the subscription right away; with `refund`, its last payment is refunded. */
  end: (id: string, options: { refund: boolean }) => Promise<void>
  /** Archives a price for new subscribers; existing ones continue to pay it. It's no error if there is none. */
  retirePrice: (price: Omit<PlanPrice, 'planName'>) => Promise<void>
  /** Begins to change the card of a customer's subscription on the provider's own page. The same key gives the same session. */
  createCardSession: (session: NewCardSession) => Promise<{ id: string; url: string }>
  /**
   * Uses the card that was given on such a page for a subscription from now on, and for its open invoice: `used`; `over` if none was given
   * in time.
   */
  useCard: (sessionId: string, providerId: string) => Promise<'used' | 'open' | 'over'>
  /** Refunds a part of an invoice that was paid by card. The same key pays once. */
  refundInvoice: (refund: { key: string; refundId: string; invoiceId: string; amount: number; currency: string }) => Promise<ProviderRefund>
  /** Ends a customer's subscriptions, and deletes the customer at the provider. */
  deleteCustomer: (id: string) => Promise<void>
  /** The invoices created since then, read page by page, up to a limit. */
  listInvoices: (since: Date) => AsyncIterable<ProviderInvoice>
}

/** The price of a plan for a period. */
export interface PlanPrice {
  planCode: string
  /** The name shown to the customer. */
  planName: string
  period: 'month' | 'year'
  amount: number
  currency: string
}

export interface NewSubscriptionSession {
  key: string
  /** Our id. */
  subscriptionId: string
  price: PlanPrice
  autoRenew: boolean
  /** The number of days without a charge; 0 if the first period is paid right away. */
  trialDays: number
  /** The customer at the provider from an earlier subscription; null to create one for the email. */
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
  /** The provider's id; null before the session is complete. */
  providerId: string | null
}

export interface PlanChange {
  price: PlanPrice
  at: Date
}

/** The costs of a change: the credit for the unused part of the old plan, and the price of the new one. */
export interface ChangeCosts {
  credit: number
  price: number
  amountDue: number
  nextCharge: Date
}

export interface ProviderSubscription {
  /** The provider's id. */
  id: string
  /** Our id; empty if the shop didn't begin it. */
  subscriptionId: string
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  /** When the trial ends or ended; null if there was none. */
  trialEnd: Date | null
  planCode: string
  period: 'month' | 'year'
  /** The price of a period. */
  amount: number
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** Whether it was bought for a single period, and the provider still has to be told. */
  mustNotRenew: boolean
  customerId: string
  /** The customer's credit at the provider, which pays for the next invoices. */
  credit: number
  invoice: ProviderInvoice | null
}

export interface ProviderInvoice {
  id: string
  /** The provider's subscription; null if the invoice is for something else. */
  providerId: string | null
  amount: number
  /** The part that was paid by card; a credit may have paid the rest. */
  cardAmount: number
  currency: string
  reason: 'start' | 'renewal' | 'change'
  status: 'draft' | 'open' | 'paid' | 'void'
  url: string | null
  createdAt: Date
  paidAt: Date | null
  /** The number of payment attempts. */
  attempts: number
  nextAttempt: Date | null
}
