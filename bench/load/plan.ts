import type { Address } from '#contract/customers/addresses.ts'
import type { UnpaidOrder } from '../database/money.ts'
import type { LoadRequest } from './connection.ts'

/**
 * What the load asks for, again and again: one request after the other (each once, where others warm up), a checkout of one product after the other, or the provider's events that one
 * order after the other is paid.
 */
export type Plan =
  | { kind: 'requests'; requests: LoadRequest[]; warmUp?: LoadRequest[] }
  | { kind: 'checkouts'; slugs: string[]; address: Address; paymentMethod: 'COD' | 'Stripe' }
  | { kind: 'paid-events'; orders: UnpaidOrder[] }

/** What a stretch of load came to. Times in milliseconds; `bytes` of bodies, and times, per request or checkout. */
export interface Outcome {
  count: number
  errors: number
  firstError?: string
  elapsedMs: number
  p50: number
  p99: number
  bytes: number
}

/** What the load process is told: a plan, then how long to follow it. */
export type Command = { kind: 'plan'; origin: string; connections: number; plan: Plan } | ({ kind: 'run' } & Stretch)
/** How a plan is followed: as fast as it's answered, on as many connections as were planned or these, or at a fixed rate. */
export interface Stretch {
  seconds: number
  connections?: number
  perSecond?: number
  /** Not more than so many. */
  turns?: number
}
export type Reply = { outcome: Outcome } | { failure: string }
