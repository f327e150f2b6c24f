import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createSecureContext, type SecureContext } from 'node:tls'
import { internet, type Network } from './outbound/public-address.ts'

/** Not imported: see http/connections/server.ts. */
const { request: requestHttp } = process.getBuiltinModule('node:http')

let secureContext: SecureContext | undefined
/** With one context of TLS for all requests: Node makes one for each, which takes 3 ms, in which the shop wouldn't answer. */
const secured = <T extends object>(options: T): T & { secureContext: SecureContext } => ({
  ...options,
  secureContext: (secureContext ??= createSecureContext()),
})

/** Responses are read completely; those that we usually need are small. */
const usualMaxBytes = 256 * 1024
/** The usual time-out, for the whole request: connecting, waiting, reading. */
export const outboundMs = 5000

/** The other server didn't respond as expected, or not at all: neither a bug of ours nor the caller's fault. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure'
  /** The HTTP status, when the response was refused because of it. */
  readonly status: number | undefined
  /** Whether the other server may have received the request; false when there was never a connection. */
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

export interface OutboundRequest {
  method?: string
  headers?: Record<string, string> | Headers
  /** Bytes, text, or what makes text of itself. */
  body?: unknown
  signal?: AbortSignal | null
  /** Instead of `outboundMs`. */
  timeoutMs?: number
  /** How much of a response is read at most, if more than usual is expected. */
  maxBytes?: number
  /** Someone else chose the address: it must be one of the internet, not of our own networks, whatever its name says later. */
  isPublicOnly?: boolean
  /** The same, of a network that the caller names. */
  network?: Network
  /** A redirect is answered, not refused; it isn't followed. */
  returnsRedirects?: boolean
}

/**
 * A request to another server, shaped like `fetch`: with a time-out, a size limit, no redirects, and no compressed responses
 * (`fetch` would decompress whatever it receives before anyone can check its size). Fails with an OutboundFailure that says why.
 */
export async function outbound(url: string | URL, request: OutboundRequest = {}): Promise<Response> {
  const connection = { isOpen: false }
  const signal = AbortSignal.any([AbortSignal.timeout(request.timeoutMs ?? outboundMs), ...(request.signal ? [request.signal] : [])])
  try {
    const answer = await send(new URL(url), request, signal, connection)
    const { statusCode: status = 0, headers } = answer
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw refused(answer, `answered compressed (${encoding})`)
    const isRedirect = status >= 300 && status < 400
    if (status < 200 || (isRedirect && !request.returnsRedirects) || status >= 500) throw refused(answer, `answered ${status}`, status)
    if (isRedirect) return redirectOf(answer, status)
    const body = await readAll(answer, request.maxBytes ?? usualMaxBytes)
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
  // A kept connection may be closed by the other end just as we use it: no matter for what can be repeated. Nobody looked up where it goes, though.
  const agent = method === 'GET' && !network ? undefined : false
  // Numbers are not looked up.
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

/** Where it leads; its body is of no use. */
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
