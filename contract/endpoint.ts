import type { z } from 'zod'
import type { Permission } from './permissions.ts'
import { type RateLimit, readLimits } from './rate-limits.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: `public` anyone, tokens are ignored · `guest` anyone, a token makes it personal (and an invalid one is a 401) · `customer`
 * anyone signed in · `staff` those whose role has this permission (or one of these), signed in with a second factor.
 */
export type Auth = 'public' | 'guest' | 'customer' | StaffAuth
export interface StaffAuth {
  readonly staff: Permission | readonly Permission[]
}

/** The permissions one of which a staff call needs. */
export const permissionsFor = ({ staff }: StaffAuth): readonly Permission[] => (typeof staff === 'string' ? [staff] : staff)

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
  /** The operation id in the API document. A verb and a noun, as in `listProducts`. */
  id: string
  /** One line for the API documentation. */
  summary: string
  tag: string
  auth: A
  /** Path parameters, then query (GET and DELETE) or body (the rest), in one object. DELETE also takes a body. */
  input: I
  output: O
  /** The refusals it may answer with, besides `sharedRefusals` and those of its `auth`. */
  refusals: readonly RefusalCode[]
  /** 201 if something is created, else 200. */
  status?: 200 | 201
  /** Limits on calls, or on wrong passwords or codes; beyond them the answer is TOO_MANY_REQUESTS. */
  rateLimits?: readonly RateLimit[]
  /** Requires an Idempotency-Key header: same key and body, same response, one effect. `optional`: calls without a key are independent. */
  idempotent?: true | 'optional'
  /** The body is a form (multipart/form-data) with a file of at most this many bytes in this field, beside the input. */
  file?: { readonly field: string; readonly bytes: number }
  /** Calls are recorded in the audit log though they only read: every export by staff, since it takes data out of the shop. */
  audited?: true
  /** The response is a file download with this name. */
  fileName?: string
  /**
   * The response is a file of this type (not JSON) for authorised callers; their browser may cache it. Except `text/csv`: an export,
   * streamed as a download.
   */
  mediaType?: 'application/pdf' | 'text/calendar' | 'text/csv'
  /** The response is too large to be in memory as a whole: the server sends it while it reads it. */
  isStreamed?: true
  /** The response is the same for everyone, and a browser may cache it for this many seconds; without it, `no-store`. */
  maxAge?: number
  /** Most calls have different inputs: responses aren't cached, neither for repeated calls nor for when the database is unavailable. */
  isRarelyRepeated?: true
}

/**
 * Declares a call once, for the server, the browser, the documentation and the tests. Unknown fields are refused: a misspelt filter would
 * look as if it matched everything, a misspelt change as if it was made. Reads are rate-limited by client unless specified otherwise.
 */
export function endpoint<const R extends Route, I extends z.ZodObject, O extends z.ZodType, const A extends Auth>(
  e: Endpoint<R, I, O, A>,
): Endpoint<R, I, O, A> {
  const isRead = e.route.startsWith('GET ')
  return { ...(isRead && { rateLimits: readLimits }), ...e, input: e.input.strict() as unknown as I }
}

/** The refusals that any call may answer with; an endpoint's `refusals` don't repeat them. */
export const sharedRefusals = [
  'VIEW_IS_READ_ONLY',
  'MALFORMED_REQUEST',
  'ANTI_FORGERY_TOKEN_IS_MISSING_OR_WRONG',
  'INVALID_INPUT',
  'BODY_IS_TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly RefusalCode[]

/** Refusals that follow from `auth`. */
export function authRefusals(auth: Auth): readonly RefusalCode[] {
  if (auth === 'public') return []
  // An API key is good, but isn't a customer.
  if (auth === 'customer') return ['TOKEN_IS_MISSING_OR_EXPIRED', 'NOT_ALLOWED']
  if (auth === 'guest') return ['TOKEN_IS_MISSING_OR_EXPIRED']
  return ['TOKEN_IS_MISSING_OR_EXPIRED', 'NOT_ALLOWED', 'SECOND_FACTOR_IS_NEEDED']
}

/** The input that a caller sends. */
export type InputOf<E> = E extends Endpoint<Route, infer I, z.ZodType> ? z.input<I> : never
/** The validated input that a handler receives. */
export type ParsedOf<E> = E extends Endpoint<Route, infer I, z.ZodType> ? z.output<I> : never
/** The output, returned under `data`. */
export type OutputOf<E> = E extends Endpoint<Route, z.ZodObject, infer O> ? z.output<O> : never
