import type { FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import { openCookies } from './cookies.ts'
import type { Client } from './context.ts'
import type { ReceivedForm } from './forms.ts'

/** A call as it arrived, before any check. */
export interface CallRequest {
  /** The unvalidated input. Fails with MALFORMED_REQUEST; read only after the caller is authenticated. */
  raw: () => object
  /** Reads the form of an endpoint with a file, which hasn't been read yet. */
  form?: ReadForm | undefined
  token: string | undefined
  /** The Idempotency-Key. */
  key: string | undefined
  /** The request's id in the response and the log. */
  requestId?: string
  client: Client
  /** The client's preferred language, if the shop offers several. */
  locale?: Locale | undefined
}

/** Reads a form and stores its file; see forms.ts. */
export type ReadForm = () => Promise<ReceivedForm>

/** Reads a call from an HTTP request. `secure` means the shop's origin is https. */
export const readRequest = (request: FastifyRequest, secure: boolean): CallRequest => ({
  raw: () => rawInput(request),
  token: bearer(request),
  key: header(request, 'idempotency-key'),
  requestId: request.id,
  client: clientOf(request, secure),
})

/** The client of calls that the server makes itself while rendering a page: no browser, no cookies. */
export const internalClient = (): Client => ({ address: '', agent: '', isBrowser: false, cookies: openCookies(undefined, false) })

/** The input of a call: the query for GET and HEAD, query and body for DELETE, the body otherwise; path parameters take precedence over both. */
function rawInput(request: FastifyRequest): object {
  const { method } = request
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw refuse('MALFORMED_REQUEST', { body: ['is not a JSON object'] })
  const sent =
    method === 'GET' || method === 'HEAD' ? request.query : method === 'DELETE' ? { ...(request.query as object), ...body } : body
  return { ...(sent as object), ...(request.params as object) }
}

/** The token of `Authorization: Bearer …`; another scheme counts as an invalid token. */
function bearer(request: FastifyRequest): string | undefined {
  const value = request.headers.authorization
  if (value === undefined) return undefined
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(value)?.[1] ?? ''
}

const clientOf = (request: FastifyRequest, secure: boolean): Client => ({
  address: request.ip,
  agent: header(request, 'user-agent') ?? '',
  isBrowser: request.headers['sec-fetch-site'] !== undefined,
  cookies: openCookies(request.headers.cookie, secure),
})

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
