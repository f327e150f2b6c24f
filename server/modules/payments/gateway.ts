import type { ProviderRefund } from './provider-refund.ts'
import type { SavedCardGateway } from './saved-card-gateway.ts'
import type { ProviderInvoice, SubscriptionGateway } from './subscription-gateway.ts'

/** What a payment provider does for the shop. Amounts in minor units, currencies as ISO 4217 codes in upper case. */
export interface PaymentGateway {
  /** Begins a payment on the provider's own page. The same key gives the same session. Fails with a GatewayError. */
  createSession: (session: NewSession) => Promise<Session>
  /** The session as it is now; undefined where the provider has none such. */
  readSession: (id: string) => Promise<Session | undefined>
  /** Ends a session that nobody has paid; one that is over stays as it is. */
  expireSession: (id: string) => Promise<void>
  /** Pays back. The same key pays once. Fails with a GatewayError, permanent where no retry can help. */
  refund: (refund: NewRefund) => Promise<ProviderRefund>
  /** A refund as it is now; undefined where the provider has none such. */
  readRefund: (id: string) => Promise<ProviderRefund | undefined>
  /** The event of a signed message; undefined where the signature isn't the provider's, or is older than five minutes. */
  readEvent: (body: Buffer, signature: string, now: Date) => Promise<GatewayEvent | undefined>
  /** The sessions that were begun since then, a page at a time, up to a bound. */
  listSessions: (since: Date) => AsyncIterable<Session>
  subscriptions: SubscriptionGateway
  savedCards: SavedCardGateway
}

export interface NewSession {
  key: string
  orderId: string
  /** What the buyer reads beside the amount. */
  title: string
  email: string
  amount: number
  currency: string
  expiresAt: Date
  successUrl: string
  cancelUrl: string
  /** The card is saved, to be charged later. */
  savesCard: boolean
}

export interface Session {
  id: string
  /** Where the buyer pays; null once it is over. */
  url: string | null
  orderId: string
  amount: number
  currency: string
  state: 'open' | 'expired' | 'paid' | 'processing'
  /** What was taken, to be named for a refund. */
  intentId: string | null
  expiresAt: Date
}

/** What a saved card paid, as the books have payments: without a page, paid by its intent. */
export const chargeSession = ({ intentId, orderId, amount, currency, at }: ChargedCard): Session => ({
  id: intentId,
  url: null,
  orderId,
  amount,
  currency,
  state: 'paid',
  intentId,
  expiresAt: at,
})

export interface ChargedCard {
  intentId: string
  orderId: string
  amount: number
  currency: string
  at: Date
}

export interface NewRefund {
  key: string
  /** Ours; its events name it. */
  refundId: string
  intentId: string
  amount: number
  currency: string
}

/** `session` where the event is about the payment of an order, `refund` where it's about money that goes back, `subscription` where it's about one. */
export interface GatewayEvent {
  id: string
  type: string
  session: Session | undefined
  refund: ProviderRefund | undefined
  subscription: SubscriptionEvent | undefined
  /** What a bank takes back, by what was taken: its holder says that they didn't pay it. */
  disputedIntent: string | undefined
}

/** What an event about a subscription is about: it may be old, so the provider is asked how things are now. */
export interface SubscriptionEvent {
  /** The provider's; null while its session isn't paid. */
  providerId: string | null
  sessionId: string | null
  invoice: ProviderInvoice | null
}

export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly isPermanent: boolean
  /** The bank said no. */
  readonly isDeclined: boolean

  constructor(message: string, isPermanent: boolean, cause?: unknown, isDeclined = false) {
    super(message, { cause })
    this.isPermanent = isPermanent
    this.isDeclined = isDeclined
  }
}
