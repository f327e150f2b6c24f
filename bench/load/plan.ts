import type { Address } from '#contract/customers/addresses.ts'
import type { UnpaidOrder } from '../database/money.ts'
import type { LoadRequest } from './connection.ts'

/**
 * What the load requests repeatedly: one request after another (each only once, if others warm up), a checkout of one product after
 * another, or the provider's events that pay one order after another.
 */
export type Plan =
  | { kind: 'requests'; requests: LoadRequest[]; warmUp?: LoadRequest[] }
  | { kind: 'checkouts'; slugs: string[]; address: Address; paymentMethod: 'COD' | 'Stripe' }
  | { kind: 'paid-events'; orders: UnpaidOrder[] }

/** The result of a stretch of load. Times in milliseconds; `bytes` of bodies and times are per request or checkout. */
export interface LoadResult {
  count: number
  errors: number
  firstError?: string
  elapsedMs: number
  p50: number
  p99: number
  bytes: number
}

/** Messages to the load process: a plan, then how long to run it. */
export type Command = { kind: 'plan'; origin: string; connections: number; plan: Plan } | ({ kind: 'run' } & RunOptions)
/** How a plan is run: as fast as responses come, on the planned number of connections or this number, or at a fixed rate. */
export interface RunOptions {
  seconds: number
  connections?: number
  perSecond?: number
  /** The maximum number of turns. */
  turns?: number
}
export type Reply = { outcome: LoadResult } | { failure: string }
