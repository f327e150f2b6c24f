import type { FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { openCookies } from './cookies.ts'
import type { Client } from './house.ts'

/** A call as it came in. */
export interface Asked {
  /** The unchecked input. Fails with MALFORMED_REQUEST; asked for once it is known who asks. */
  raw: () => object
  token: string | undefined
  /** The Idempotency-Key. */
  key: string | undefined
  client: Client
}

/** What a request asks. `secure`: our address is https. */
export const askedOf = (request: FastifyRequest, secure: boolean): Asked => ({
  raw: () => rawInput(request),
  token: bearer(request),
  key: header(request, 'idempotency-key'),
  client: clientOf(request, secure),
})

/** The pages, when the server renders them: nobody's browser. */
export const ourselves = (): Client => ({ address: '', agent: '', cookies: openCookies(undefined, false) })

/** Query for GET, query and body for DELETE, body for the rest; the path's parameters win over both. */
function rawInput(request: FastifyRequest): object {
  const { method } = request
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw refuse('MALFORMED_REQUEST', { body: ['is not a JSON object'] })
  const sent = method === 'GET' ? request.query : method === 'DELETE' ? { ...(request.query as object), ...body } : body
  return { ...(sent as object), ...(request.params as object) }
}

/** The token of `Authorization: Bearer …`; another scheme counts as a bad token. */
function bearer(request: FastifyRequest): string | undefined {
  const value = request.headers.authorization
  if (value === undefined) return undefined
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(value)?.[1] ?? ''
}

const clientOf = (request: FastifyRequest, secure: boolean): Client => ({
  address: request.ip,
  agent: header(request, 'user-agent') ?? '',
  cookies: openCookies(request.headers.cookie, secure),
})

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
