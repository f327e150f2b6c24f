/**
 * A refund at the provider. `pending`: in progress, an event will report the outcome. `refundId`: our id; empty if the refund isn't ours.
 */
export interface ProviderRefund {
  id: string
  refundId: string
  /** The provider's id of the payment. */
  intentId: string | null
  state: 'pending' | 'succeeded' | 'failed'
}
