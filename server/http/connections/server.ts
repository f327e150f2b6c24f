import type { RequestListener, Server } from 'node:http'
import { serializeRequests } from './serialize-requests.ts'
import { PendingExchanges, uploadMs } from './pending.ts'
import { limitPerClient } from './per-client.ts'

/** Importing node:http as a module would load all of fetch and WebSocket: a tenth of the start-up time, and 4 MB. */
const { createServer } = process.getBuiltinModule('node:http')

interface ConnectionLimits {
  connections: number
  connectionsPerClient: number
  trustedProxies: readonly string[]
}

/** Time-outs: for a client that neither sends nor reads when it should, and for receiving a request's headers. */
const silenceMs = 8000
const headersMs = 8000
const keepAliveMs = 60_000
const checkMs = 1000
/** More concurrent requests than this are refused: each costs memory, and waits for the ones before. */
const exchangesMax = 1000
const busy = JSON.stringify({ error: 'Service unavailable', code: 'SERVICE_UNAVAILABLE', errors: null })

/** Node's HTTP server, hardened against hostile clients: the cost of a connection, of a client and of all of them together is bounded. */
export function createBoundedServer(
  handle: RequestListener,
  { connections, connectionsPerClient, trustedProxies }: ConnectionLimits,
): Server {
  const pending = new PendingExchanges()
  const admit: RequestListener = (request, response) => {
    if (pending.size >= exchangesMax) {
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '5',
        Connection: 'close',
      }
      return void response.writeHead(503, headers).end(busy)
    }
    pending.add(request, response)
    handle(request, response)
  }
  const options = {
    headersTimeout: headersMs,
    // This is the time-out for uploads; other bodies get less (pending.ts).
    requestTimeout: uploadMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize: 16_384,
  }
  const server = createServer(options, serializeRequests(admit))
  server.maxConnections = connections
  // When the server is full, idle connections make room.
  server.on('drop', () => server.closeIdleConnections())
  server.on('connection', limitPerClient(connectionsPerClient, trustedProxies))
  server.setTimeout(silenceMs, (socket) => {
    if (pending.isOurTurn(socket)) socket.setTimeout(silenceMs)
    else socket.destroy()
  })
  const timer = setInterval(() => pending.endSlow(performance.now()), checkMs).unref()
  return server.once('close', () => clearInterval(timer))
}
