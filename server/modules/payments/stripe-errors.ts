import type Stripe from 'stripe'
import { GatewayError } from './gateway.ts'

/** The result of `work`; Stripe's errors become a GatewayError. */
export async function convertErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asGatewayError(error)
  }
}

/** Like `convertErrors`; undefined if Stripe has no such object. */
export async function undefinedIfMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw asGatewayError(error)
  }
}

/** The HTTP status of Stripe's response; undefined if the error isn't Stripe's. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

/** Converts an error to a GatewayError without Stripe's message, which may repeat what was sent. */
export function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  const status = statusOf(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isPermanent = status !== undefined && status >= 400 && status < 500 && status !== 409 && status !== 429
  return new GatewayError(`Stripe answered ${status ?? 'nothing'} ${code}`.trim(), isPermanent, undefined, status === 402)
}

/** The payment that a card error of Stripe is about; undefined if it names none. */
export function intentOfError(error: unknown): Stripe.PaymentIntent | undefined {
  const intent = error instanceof Error && 'payment_intent' in error ? error.payment_intent : undefined
  return typeof intent === 'object' && intent !== null && 'id' in intent ? (intent as Stripe.PaymentIntent) : undefined
}
