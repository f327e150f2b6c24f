/** What a payment provider does with cards that are charged later, without their holder. Amounts in minor units. Calls fail with a GatewayError. */
export interface SavedCardGateway {
  /** Begins to take a card on the provider's own page, without a payment. The same key gives the same session. */
  createSession: (session: NewSavedCardSession) => Promise<{ id: string; url: string }>
  /** The card that was given on such a page, or paid with on that of an order; `open` while there's none, `over` where none will come. */
  readCard: (sessionId: string) => Promise<SavedCard | 'open' | 'over'>
  /** Charges a card once, however often it's called with a key. A bank that says no is an answer, no error. */
  charge: (charge: NewCharge) => Promise<CardCharge>
  /** What was charged for an order since then, whichever key it had; undefined where nothing was, or nothing will come of it. */
  findCharge: (of: { customerId: string; orderId: string; since: Date }) => Promise<CardCharge | undefined>
}

export interface NewSavedCardSession {
  key: string
  customerId: string
  currency: string
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

/** A card as the provider has it; the shop never sees its number. */
export interface SavedCard {
  customerId: string
  cardId: string
  brand: string
  last4: string
  /** "12/2027" */
  expires: string
}

export interface NewCharge {
  key: string
  orderId: string
  /** What its holder reads on the receipt. */
  title: string
  customerId: string
  cardId: string
  amount: number
  currency: string
}

/** `unconfirmed`: the bank wants its holder to confirm it · `processing`: it isn't known yet. */
export interface CardCharge {
  state: 'paid' | 'processing' | 'declined' | 'unconfirmed'
  /** The provider's. */
  intentId: string
}
