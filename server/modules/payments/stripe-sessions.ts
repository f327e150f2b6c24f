import type Stripe from 'stripe'
import { asGatewayError, statusOf } from './stripe-errors.ts'

/** Ends a Checkout session that nobody has paid; one that is over, or was never there, stays as it is. */
export async function expireSession(client: () => Promise<Stripe>, id: string): Promise<void> {
  try {
    await (await client()).checkout.sessions.expire(id)
  } catch (error) {
    if (statusOf(error) !== 400 && statusOf(error) !== 404) throw asGatewayError(error)
  }
}
