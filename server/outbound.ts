import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createSecureContext, type SecureContext } from 'node:tls'
import { internet, type Network } from './outbound/public-address.ts'

/** Importing node:http would load far more; see http/connections/server.ts. */
const { request: requestHttp } = process.getBuiltinModule('node:http')

let secureContext: SecureContext | undefined
/** Uses one TLS context for all requests: Node would create one for each, which blocks the process for 3 ms. */
const secured = <T extends object>(options: T): T & { secureContext: SecureContext } => ({
  ...options,
  secureContext: (secureContext ??= createSecureContext()),
})

/** The default size limit. Responses are read completely; those we need are usually small. */
const defaultMaxBytes = 256 * 1024
/** The default time-out for the whole request: connecting, waiting, reading. */
export const outboundTimeoutMs = 5000

/** The other server didn't respond as expected, or not at all: neither a bug of ours nor the caller's fault. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure'
  /** The HTTP status, if the response was refused because of it. */
  readonly status: number | undefined
  /** Whether the other server may have received the request; false if there was never a connection. */
  readonly mayHaveArrived: boolean

  constructor(
    message: string,
    { status, mayHaveArrived = true, cause }: { status?: number; mayHaveArrived?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Whether another server is the cause of an error, however libraries have wrapped it. */
export const isOutboundFailure = (error: unknown): boolean =>
  error instanceof OutboundFailure || (error instanceof Error && isOutboundFailure(error.cause))

interface OutboundRequest {
  method?: string
  headers?: Record<string, string> | Headers
  /** Bytes, text, or an object that is converted to text. */
  body?: unknown
  signal?: AbortSignal | null
  /** Overrides `outboundTimeoutMs`. */
  timeoutMs?: number
  /** The most bytes of a response that are read, if more than the default is expected. */
  maxBytes?: number
  /**
   * Set if someone else chose the URL: it must lead to the internet, not to our own networks, even if its name resolves differently later.
   */
  isPublicOnly?: boolean
  /** The same for a network that the caller provides. */
  network?: Network
  /** Returns a redirect instead of refusing it; it isn't followed. */
  returnsRedirects?: boolean
}

/**
 * A request to another server, shaped like `fetch`: with a time-out, a size limit, no redirects, and no compressed responses
 * (`fetch` would decompress whatever it receives before anyone can check its size). Fails with an OutboundFailure that says why.
 */
export async function outbound(url: string | URL, request: OutboundRequest = {}): Promise<Response> {
  const connection = { isOpen: false }
  const signal = AbortSignal.any([AbortSignal.timeout(request.timeoutMs ?? outboundTimeoutMs), ...(request.signal ? [request.signal] : [])])
  try {
    const answer = await send(new URL(url), request, signal, connection)
    const { statusCode: status = 0, headers } = answer
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw refused(answer, `answered compressed (${encoding})`)
    const isRedirect = status >= 300 && status < 400
    if (status < 200 || (isRedirect && !request.returnsRedirects) || status >= 500) throw refused(answer, `answered ${status}`, status)
    if (isRedirect) return redirectOf(answer, status)
    const body = await readAll(answer, request.maxBytes ?? defaultMaxBytes)
    const carried = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(status === 204 ? null : body, { status, headers: carried })
  } catch (error) {
    if (error instanceof OutboundFailure) throw error
    const cause: unknown = signal.aborted ? signal.reason : error
    throw new OutboundFailure((error as Error).message, { cause, mayHaveArrived: connection.isOpen })
  }
}

function send(
  url: URL,
  { method = 'GET', headers, body, isPublicOnly = false, network = isPublicOnly ? internet : undefined }: OutboundRequest,
  signal: AbortSignal,
  connection: { isOpen: boolean },
): Promise<IncomingMessage> {
  const payload = body === undefined || body === null ? undefined : bytesOf(body)
  const given = Object.fromEntries(new Headers(headers))
  const length = payload && { 'content-length': String(payload.length) }
  // The other end may close a kept-alive connection just as it's reused, so only repeatable requests use those. A connection from the pool
  // also skips the look-up, so a restricted network needs a new one.
  const agent = method === 'GET' && !network ? undefined : false
  // IP addresses aren't looked up, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (network && isIP(host) > 0 && !network.allows(host)) return Promise.reject(new Error(`${host} is not an address of the internet`))
  const lookup = network ? { lookup: network.lookup } : {}
  const options = { method, signal, agent, ...lookup, headers: { ...given, ...length, 'accept-encoding': 'identity' } }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps(url, secured(options), resolve) : requestHttp(url, options, resolve)
    request.on('socket', (socket) => {
      if (request.reusedSocket) connection.isOpen = true
      else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (connection.isOpen = true))
    })
    request.on('error', reject).end(payload)
  })
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.from(String(body as string | URLSearchParams)))

/** The redirect's response without its body, which isn't needed. */
function redirectOf(answer: IncomingMessage, status: number): Response {
  answer.destroy()
  const { location } = answer.headers
  return new Response(null, { status, headers: location === undefined ? {} : { location } })
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw refused(answer, `answered more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refused(answer: IncomingMessage, reason: string, status?: number): OutboundFailure {
  answer.destroy()
  return new OutboundFailure(`The other server ${reason}`, status === undefined ? {} : { status })
}
