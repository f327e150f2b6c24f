import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers don't send requests ahead; programs that do send a few. */
const waitingMax = 32

interface Turn {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Handles the requests of a connection one after the other: the next begins when the response before has been sent. A client that sends
 * requests ahead (pipelining) without reading the responses costs one response; one that sends too many is disconnected.
 */
export function inTurn(handle: RequestListener): RequestListener {
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
    // The rest of what had arrived when the connection was ended.
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
 * Node parses all that has arrived at once, also of a connection that has ended: a thousand requests, which others wait for. Its parser stops
 * where one of them is said to change the protocol. That is no public API; where it's missing, parsing only takes longer.
 */
function parseNoMore(socket: Socket & { parser?: { onIncoming?: unknown } | null }): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => isUpgrade
}
/** What llhttp takes for it. */
const isUpgrade = 2
