/**
 * A refund at the provider. `pending`: in progress, an event will report the outcome. `refundId`: our id; empty if the refund isn't ours.
 */
export interface ProviderRefund {
  id: string
  refundId: string
  state: 'pending' | 'succeeded' | 'failed'
}
