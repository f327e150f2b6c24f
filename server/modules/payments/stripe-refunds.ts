import type Stripe from 'stripe'
import type { ProviderRefund } from './provider-refund.ts'

const states: Record<string, ProviderRefund['state']> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' }

/** Converts a refund for the gateway. One that the bank or the buyer still has to confirm is pending. */
export const toRefund = ({ id, metadata, payment_intent: intent, status }: Stripe.Refund): ProviderRefund => ({
  id,
  refundId: metadata?.['refundId'] ?? '',
  intentId: intent === null ? null : typeof intent === 'string' ? intent : intent.id,
  state: states[status ?? ''] ?? 'pending',
})
