import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: `public` anyone, the token is not looked at · `guest` anyone, a token makes it personal (and a bad one
 * is a 401) · `customer` a signed-in person.
 */
export type Auth = 'public' | 'guest' | 'customer'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** "METHOD /path/:param": the name of an endpoint, to server and browser alike. */
export type Route = `${Method} /${string}`

export interface Endpoint<
  R extends Route = Route,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
> {
  route: R
  /** One line for the documentation. */
  summary: string
  tag: string
  auth: A
  /** Path parameters, then query (GET and DELETE) or body (the rest), in one object. DELETE also takes a body. */
  input: I
  output: O
  /** What it may answer beyond the failures every call shares. */
  refusals: readonly RefusalCode[]
  /** 201 where something is created, else 200. */
  status?: 200 | 201
  /** Needs an Idempotency-Key header: same key and body, same answer, one effect. */
  idempotent?: true
  /** The answer is a file of this name, to be kept by the person. */
  fileName?: string
  /** The answer is the same for everyone, so a browser may keep it this many seconds; else it is `no-store`. */
  maxAge?: number
}

/** Declares a call once, for the server, the browser, the documentation and the tests. */
export function endpoint<const R extends Route, I extends z.ZodObject, O extends z.ZodType, const A extends Auth>(
  e: Endpoint<R, I, O, A>,
): Endpoint<R, I, O, A> {
  return e
}

/** The failures that any call may answer; `refusals` of an endpoint need not repeat them. */
export const shared = [
  'MALFORMED_REQUEST',
  'ANTI_FORGERY_TOKEN_IS_MISSING_OR_WRONG',
  'INVALID_INPUT',
  'BODY_IS_TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly RefusalCode[]

/** What a caller may send. */
export type InputOf<E> = E extends Endpoint<Route, infer I, z.ZodType> ? z.input<I> : never
/** What a handler receives, checked. */
export type ParsedOf<E> = E extends Endpoint<Route, infer I, z.ZodType> ? z.output<I> : never
/** What is answered under `data`. */
export type OutputOf<E> = E extends Endpoint<Route, z.ZodObject, infer O> ? z.output<O> : never
