import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests that may wait on a connection. Browsers don't pipeline requests; programs that do send a few. */
const waitingMax = 32

interface Turn {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Handles a connection's requests one after the other: the next begins when the previous response has been sent. A client that pipelines
 * requests without reading the responses costs one response; one that sends too many is disconnected.
 */
export function serializeRequests(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Turn[]>()

  function run(socket: Socket, { request, response }: Turn): void {
    response.once('close', () => {
      const queue = waiting.get(socket)
      const next = queue?.shift()
      if (socket.destroyed || !next) waiting.delete(socket)
      else run(socket, next)
    })
    handle(request, response)
  }

  return (request, response) => {
    const { socket } = request
    // This request had already arrived when the connection was ended.
    if (socket.destroyed) return parseNoMore(socket)
    const queue = waiting.get(socket)
    if (!queue) {
      waiting.set(socket, [])
      run(socket, { request, response })
    } else if (queue.length < waitingMax) queue.push({ request, response })
    else {
      socket.destroy()
      parseNoMore(socket)
    }
  }
}

/**
 * Node parses everything that has arrived, even on a connection that has ended: up to a thousand requests, while others wait. Its parser
 * stops at a request that is reported to upgrade the protocol. That's not a public API; if it's missing, parsing only takes longer.
 */
function parseNoMore(socket: Socket & { parser?: { onIncoming?: unknown } | null }): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => isUpgrade
}
/** The return value that llhttp takes for an upgrade. */
const isUpgrade = 2
