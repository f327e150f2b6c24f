import type Stripe from 'stripe'
import { undefinedIfMissing, statusOf, convertErrors } from './stripe-errors.ts'
import { idOf } from './stripe-invoices.ts'
import type { NewCardSession, SubscriptionGateway } from './subscription-gateway.ts'

/** Changes a subscription's card by Checkout in setup mode: unlike the customer portal, it needs no settings in Stripe's dashboard. */
export const stripeCards = (client: () => Promise<Stripe>): Pick<SubscriptionGateway, 'createCardSession' | 'useCard'> => ({
  createCardSession: (session) =>
    convertErrors(async () => {
      const { id, url } = await (await client()).checkout.sessions.create(newSession(session), { idempotencyKey: session.key })
      return { id, url: url ?? '' }
    }),
  useCard: async (sessionId, providerId) =>
    (await undefinedIfMissing(async () => {
      const stripe = await client()
      const { status, setup_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] })
      if (status === 'expired') return 'over'
      if (status !== 'complete' || !intent || typeof intent === 'string' || intent.status !== 'succeeded') return 'open'
      if (!intent.payment_method) return 'over'
      await use(stripe, providerId, idOf(intent.payment_method))
      return 'used'
    })) ?? 'over',
})

function newSession({
  customerId,
  providerId,
  currency,
  expiresAt,
  successUrl,
  cancelUrl,
}: NewCardSession): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'setup',
    currency: currency.toLowerCase(),
    customer: customerId,
    setup_intent_data: { metadata: { subscription: providerId } },
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

async function use(stripe: Stripe, id: string, card: string): Promise<void> {
  const { latest_invoice: invoice } = await stripe.subscriptions.update(id, { default_payment_method: card, expand: ['latest_invoice'] })
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return
  try {
    await stripe.invoices.pay(invoice.id, { payment_method: card })
  } catch (error) {
    // The payment was declined, or made meanwhile: the invoice shows which, and is retried.
    if (statusOf(error) !== 402 && statusOf(error) !== 400) throw error
  }
}
