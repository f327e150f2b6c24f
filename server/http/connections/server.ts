import type { RequestListener, Server } from 'node:http'
import { inTurn } from './in-turn.ts'
import { PendingExchanges, uploadMs } from './pending.ts'
import { limitPerClient } from './per-client.ts'

/** Imported as a module, node:http would load the whole of fetch and WebSocket with it: a tenth of our start, and 4 MB. */
const { createServer } = process.getBuiltinModule('node:http')

export interface ConnectionLimits {
  connections: number
  connectionsPerClient: number
  trustedProxies: readonly string[]
}

/** A client that neither sends nor reads for so long, though it's its turn, is disconnected; so is one that sends its request so slowly. */
const silenceMs = 8000
const headersMs = 8000
const keepAliveMs = 60_000
const checkMs = 1000
/** More requests than that at once are refused: each costs memory, and waits for the ones before. */
const exchangesMax = 1000
const busy = JSON.stringify({ error: 'Service unavailable', code: 'SERVICE_UNAVAILABLE', errors: null })

/** Node's HTTP server for clients that mean us harm: what a connection, a client and all of them together may cost is bounded. */
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
    // Of an upload; other bodies have less (pending.ts).
    requestTimeout: uploadMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize: 16_384,
  }
  const server = createServer(options, inTurn(admit))
  server.maxConnections = connections
  // Full of connections that nobody uses at the moment: they make room.
  server.on('drop', () => server.closeIdleConnections())
  server.on('connection', limitPerClient(connectionsPerClient, trustedProxies))
  server.setTimeout(silenceMs, (socket) => {
    if (pending.isOurTurn(socket)) socket.setTimeout(silenceMs)
    else socket.destroy()
  })
  const timer = setInterval(() => pending.endSlow(performance.now()), checkMs).unref()
  return server.once('close', () => clearInterval(timer))
}
