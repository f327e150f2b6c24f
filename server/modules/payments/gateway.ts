/** What a payment provider does for the shop. Amounts in minor units, currencies as ISO 4217 codes in upper case. */
export interface PaymentGateway {
  /** Begins a payment on the provider's own page. The same key gives the same session. Fails with a GatewayError. */
  createSession: (session: NewSession) => Promise<Session>
  /** The session as it is now; undefined where the provider has none such. */
  readSession: (id: string) => Promise<Session | undefined>
  /** Ends a session that nobody has paid; one that is over stays as it is. */
  expireSession: (id: string) => Promise<void>
  /** Pays back. The same key pays once. Fails with a GatewayError, permanent where no retry can help. */
  refund: (refund: NewRefund) => Promise<{ id: string }>
  /** The event of a signed message; undefined where the signature isn't the provider's, or is older than five minutes. */
  readEvent: (body: Buffer, signature: string, now: Date) => Promise<GatewayEvent | undefined>
  /** The sessions that were begun since then, a page at a time, up to a bound. */
  listSessions: (since: Date) => AsyncIterable<Session>
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

export interface NewRefund {
  key: string
  intentId: string
  amount: number
  currency: string
}

/** `session` where the event is about one. */
export interface GatewayEvent {
  id: string
  type: string
  session: Session | undefined
}

export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean, cause?: unknown) {
    super(message, { cause })
    this.isPermanent = isPermanent
  }
}
