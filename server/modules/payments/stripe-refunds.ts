import type Stripe from 'stripe'
import type { ProviderRefund } from './provider-refund.ts'

const states: Record<string, ProviderRefund['state']> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' }

/** Converts a refund for the gateway. One that the bank or the buyer still has to confirm is pending. */
export const toRefund = ({ id, metadata, status }: Stripe.Refund): ProviderRefund => ({
  id,
  refundId: metadata?.['refundId'] ?? '',
  state: states[status ?? ''] ?? 'pending',
})
