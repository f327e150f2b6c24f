/** A refund at the provider. `pending`: it's tried, an event tells how it ended. `refundId`: ours; empty where it's none of ours. */
export interface ProviderRefund {
  id: string
  refundId: string
  state: 'pending' | 'succeeded' | 'failed'
}
