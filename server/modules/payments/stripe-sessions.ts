import type Stripe from 'stripe'
import { asGatewayError, statusOf } from './stripe-errors.ts'

/** Expires an unpaid Checkout session; one that is over, or never existed, stays as it is. */
export async function expireSession(client: () => Promise<Stripe>, id: string): Promise<void> {
  try {
    await (await client()).checkout.sessions.expire(id)
  } catch (error) {
    if (statusOf(error) !== 400 && statusOf(error) !== 404) throw asGatewayError(error)
  }
}
