import type { ApiRoute, Call } from '#contract/api.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { loadErrorText } from './error-text.ts'
import { compareClock } from './server-clock.ts'

type Options = Parameters<Call>[2]
/** Carries out a call: by `fetch` in the browser, by calling the handlers directly on the server. */
export type Transport = (route: ApiRoute, input: object, options?: Options) => Promise<unknown>

let transport: Transport = overHttp

/** Replaces the transport: with the handlers on the server, with a double in tests. */
export function setTransport(replacement: Transport): void {
  transport = replacement
}

/** Calls a route: `call('GET /cart', {}, { token })`. Throws a `Refusal`. */
export const call = ((route, input, options) => transport(route, input, options)) as Call

/** The browser's transport, which uses `fetch`. */
export async function overHttp(route: ApiRoute, input: object, options?: Options): Promise<unknown> {
  const response = await send(buildRequest(route, input, options))
  compareClock(response)
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    await loadErrorText()
    throw refusalFrom(body, response)
  }
  if (!isRecord(body) || !('data' in body)) throw down()
  return body.data
}

/** Longer than any call takes. Without it, a button would stay busy forever on a network that drops packets. */
const timeoutMs = 60_000

/** Sends a request. If no response arrives in time, that's an outage. */
export async function send({ url, init }: { url: string; init: RequestInit }): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: init.signal ?? AbortSignal.timeout(timeoutMs) })
  } catch {
    throw down()
  }
}

/** The HTTP request of a call: path parameters, then a query string (GET) or a JSON body, which keeps codes and passwords out of URLs. */
export function buildRequest(route: ApiRoute, input: object, options: Options = {}): { url: string; init: RequestInit } {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  // The page's language instead of the browser's, so that names match the page.
  const headers: Record<string, string> = { 'accept-language': globalThis.document?.documentElement.lang ?? '' }
  if (options.token) headers.authorization = `Bearer ${options.token}`
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const echo = method === 'GET' ? undefined : antiForgeryToken()
  if (echo) headers['x-xsrf-token'] = echo
  if (method === 'GET' || (method === 'DELETE' && rest.size === 0))
    return { url: `/api${path}${queryOf(rest)}`, init: { method, headers, signal: options.signal } }
  headers['content-type'] = 'application/json'
  return { url: `/api${path}`, init: { method, headers, body: JSON.stringify(Object.fromEntries(rest)) } }
}

/** Double-submit cookie: another site can make the browser send this cookie, but can't read it, so we repeat it in a header. */
function antiForgeryToken(): string | undefined {
  const cookies = typeof document === 'undefined' ? '' : document.cookie
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1]
}

function queryOf(values: Map<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of values) for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  return query.size > 0 ? `?${query}` : ''
}

const down = (): Refusal => new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: '' })

/** The refusal in a response; a response that isn't ours (a proxy's page) counts as an outage. */
const refusalFrom = (body: unknown, { status, headers }: Response): Refusal => refusalOf(body, status, headers.get('retry-after'))

/** Builds a refusal from its parts; a status of 0 means that there was no response. */
export function refusalOf(body: unknown, status: number, retry: string | null): Refusal {
  if (status === 0) return down()
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.error !== 'string') return status >= 502 ? down() : unknown(status)
  const errors = isRecord(body.errors) ? (body.errors as Record<string, string[]>) : null
  const retryAfter = Number(retry) || undefined
  return new Refusal({ code: body.code as RefusalCode, status, sentence: body.error, errors, retryAfter })
}

const unknown = (status: number): Refusal =>
  status === 404
    ? new Refusal({ code: 'NOT_FOUND', status, sentence: '' })
    : new Refusal({ code: 'SERVER_ERROR', status: 500, sentence: '' })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
