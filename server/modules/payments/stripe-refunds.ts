import type Stripe from 'stripe'
import type { ProviderRefund } from './provider-refund.ts'

const states: Record<string, ProviderRefund['state']> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' }

/** A refund as the gateway tells it; what the bank or the buyer has to agree to is pending. */
export const toRefund = ({ id, metadata, status }: Stripe.Refund): ProviderRefund => ({
  id,
  refundId: metadata?.['refundId'] ?? '',
  state: states[status ?? ''] ?? 'pending',
})
