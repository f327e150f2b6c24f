import type { ProviderRefund } from './provider-refund.ts'
import type { SavedCardGateway } from './saved-card-gateway.ts'
import type { ProviderInvoice, SubscriptionGateway } from './subscription-gateway.ts'

/** A payment provider. Amounts are in minor units, currencies are ISO 4217 codes in upper case. */
export interface PaymentGateway {
  /** Begins a payment on the provider's own page. The same key gives the same session. Fails with a GatewayError. */
  createSession: (session: NewSession) => Promise<Session>
  /** The current session; undefined if the provider has none with this id. */
  readSession: (id: string) => Promise<Session | undefined>
  /** Expires an unpaid session; one that is over stays as it is. */
  expireSession: (id: string) => Promise<void>
  /** Refunds a payment. The same key pays once. Fails with a GatewayError, which is permanent if no retry can help. */
  refund: (refund: NewRefund) => Promise<ProviderRefund>
  /** The current refund; undefined if the provider has none with this id. */
  readRefund: (id: string) => Promise<ProviderRefund | undefined>
  /** The event of a signed message; undefined if the signature isn't the provider's, or is older than five minutes. */
  readEvent: (body: Buffer, signature: string, now: Date) => Promise<GatewayEvent | undefined>
  /** The sessions that were begun since then, read page by page, up to a limit. */
  listSessions: (since: Date) => AsyncIterable<Session>
  subscriptions: SubscriptionGateway
  savedCards: SavedCardGateway
}

interface NewSession {
  key: string
  orderId: string
  /** The text that the buyer sees beside the amount. */
  title: string
  email: string
  amount: number
  currency: string
  expiresAt: Date
  successUrl: string
  cancelUrl: string
  /** Whether the card is saved, to be charged later. */
  savesCard: boolean
}

export interface Session {
  id: string
  /** The URL of the payment page; null once the session is over. */
  url: string | null
  orderId: string
  amount: number
  currency: string
  state: 'open' | 'expired' | 'paid' | 'processing'
  /** The provider's id of the payment, which a refund refers to. */
  intentId: string | null
  expiresAt: Date
}

/** The charge of a saved card as a session in the books: it has no page, and is identified by its intent. */
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

interface ChargedCard {
  intentId: string
  orderId: string
  amount: number
  currency: string
  at: Date
}

interface NewRefund {
  key: string
  /** Our id, which the refund's events contain. */
  refundId: string
  intentId: string
  amount: number
  currency: string
}

/**
 * An event of the provider. `session` is set if it's about an order's payment, `refund` if it's about a refund, `subscription` if it's
 * about a subscription.
 */
export interface GatewayEvent {
  id: string
  type: string
  session: Session | undefined
  refund: ProviderRefund | undefined
  subscription: SubscriptionEvent | undefined
  /** The payment that a bank reverses, because the cardholder disputes it. */
  disputedIntent: string | undefined
  /** Such a dispute, once the bank has decided it for the cardholder. */
  lostDispute: LostDispute | undefined
}

/** A dispute that the shop lost. The amount, in minor units, is what the bank took back. */
export interface LostDispute {
  id: string
  intentId: string
  amount: number
  currency: string
}

/** The ids in a subscription's event. The event may be old, so the provider is asked for the current state. */
export interface SubscriptionEvent {
  /** The provider's id; null while its session isn't paid. */
  providerId: string | null
  sessionId: string | null
  invoice: ProviderInvoice | null
}

/** A call to the payment provider that failed. If it's permanent, a retry can't help. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly isPermanent: boolean
  /** Whether the bank declined. */
  readonly isDeclined: boolean

  constructor(message: string, isPermanent: boolean, cause?: unknown, isDeclined = false) {
    super(message, { cause })
    this.isPermanent = isPermanent
    this.isDeclined = isDeclined
  }
}
