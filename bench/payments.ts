import { secretKey, startFakeStripe } from '#test/stripe/fake-stripe.ts'
import { webhookSecret } from './load/paid-event.ts'

/** A fake Stripe in the bench's own process, and the settings of a shop that takes cards with it. */
export async function openPayments(): Promise<{ settings: Record<string, string>; close: () => Promise<void> }> {
  const stripe = await startFakeStripe({ webhookSecret })
  const settings = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: stripe.url }
  return { settings, close: stripe.close }
}
