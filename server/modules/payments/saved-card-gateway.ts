/**
 * A payment provider's saved cards, which are charged later without their holder. Amounts are in minor units. Calls fail with a
 * GatewayError.
 */
export interface SavedCardGateway {
  /** Begins to save a card on the provider's own page, without a payment. The same key gives the same session. */
  createSession: (session: NewSavedCardSession) => Promise<{ id: string; url: string }>
  /** The card that was given on such a page, or that paid on an order's page; `open` while there's none, `over` if none will come. */
  readCard: (sessionId: string) => Promise<SavedCard | 'open' | 'over'>
  /** Charges a card, once for each key. A bank's decline is a result, not an error. */
  charge: (charge: NewCharge) => Promise<CardCharge>
  /**
   * A charge for an order since then, with any key, that isn't one of the known ones (by their intents); undefined if there was none, or if
   * it failed.
   */
  findCharge: (of: { customerId: string; orderId: string; since: Date; known: readonly string[] }) => Promise<CardCharge | undefined>
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
  /** Such as "12/2027". */
  expires: string
}

export interface NewCharge {
  key: string
  orderId: string
  /** The text on the cardholder's receipt. */
  title: string
  customerId: string
  cardId: string
  amount: number
  currency: string
}

/** A charge. `unconfirmed`: the bank requires the cardholder's confirmation · `processing`: the outcome isn't known yet. */
export interface CardCharge {
  state: 'paid' | 'processing' | 'declined' | 'unconfirmed'
  /** The provider's id of the payment. */
  intentId: string
  /** The requested amount; the order may have been edited since. */
  amount: number
}
