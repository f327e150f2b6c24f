import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Lifetime } from './lifetime.ts'

/**
 * For a demo on the developer's own machine without keys of Stripe: the settings of a stand-in that takes Stripe's test cards on a page that says
 * it's a test. It's a small server in this process.
 */
export async function withDemoPayments(config: Config, life: Pick<Lifetime, 'defer'>): Promise<Config> {
  if (!config.demo || config.payment.card) return config
  const { secretKey, startStripeDouble } = await import('#test/stripe/double.ts')
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`
  const stripe = await startStripeDouble({ webhookSecret, webhookUrl: `${config.origin}/api/payment/stripe/webhook`, host: '127.0.0.1' })
  life.defer(stripe.close)
  return { ...config, payment: { ...config.payment, card: { secretKey, webhookSecret, api: stripe.url } } }
}
