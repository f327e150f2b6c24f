import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '#contract/limits.ts'
import { onMarkedLongLived } from './long-lived.ts'

/** The most bytes that all clients together may leave unread or unsent. */
const bytesMax = 24 * 1024 * 1024
/** The total is computed at most this often, as that takes time. */
const checkMs = 20
/** Time-outs: for a client that reads nothing, for reading a complete response, and for a whole exchange. */
const stallMs = 8000
const readMs = 60_000
const exchangeMs = 300_000
/** Time-outs for receiving a body. Files get longer, as phones send slowly, and videos longest. */
const bodyMs = 8000
export const uploadMs = 120_000
const videoMs = 280_000
const videos = /^\/(api\/media\/public\/upload\/video|media\/incoming)\b/
const uploads = /^\/(api\/media|media\/incoming|api\/admin\/download-files)\b/

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  startedAt: number
  endedAt: number | undefined
  /** When part of the response was last sent, and what was left then. */
  progress: { at: number; left: string }
}

/**
 * The exchanges in progress, and the memory they occupy. If that exceeds the limit, clients that we wait for are disconnected, oldest
 * first.
 */
export class PendingExchanges {
  readonly #exchanges = new Map<Socket, Exchange>()
  #checkedAt = 0

  get size(): number {
    return this.#exchanges.size
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const now = performance.now()
    if (now - this.#checkedAt > checkMs) this.#free(now)
    const exchange: Exchange = { request, response, startedAt: now, endedAt: undefined, progress: { at: now, left: '' } }
    this.#exchanges.set(socket, exchange)
    response.once('prefinish', () => (exchange.endedAt = performance.now()))
    const release = () => this.#exchanges.delete(socket)
    response.once('close', release)
    onMarkedLongLived(response, release)
  }

  /** Whether this connection is quiet because the server is still working on its response. */
  isOurTurn(socket: Socket): boolean {
    const exchange = this.#exchanges.get(socket)
    return exchange !== undefined && bytesOf(exchange) === 0
  }

  /**
   * Disconnects clients that don't read, or only a little at a time. The socket's own time-out wouldn't, because whatever the client sends
   * restarts it.
   */
  endSlow(now: number): void {
    for (const [socket, exchange] of this.#exchanges) {
      const { request, startedAt, endedAt, response, progress } = exchange
      const left = leftOf(socket)
      if (left !== progress.left || response.writableLength === 0) exchange.progress = { at: now, left }
      const isStalled = now - exchange.progress.at > stallMs
      const isSlow = !request.complete && now - startedAt > bodyMsOf(request)
      if (isStalled || isSlow || now - startedAt > exchangeMs || (endedAt !== undefined && now - endedAt > readMs)) socket.destroy()
    }
  }

  #free(now: number): void {
    this.#checkedAt = now
    let bytes = 0
    for (const exchange of this.#exchanges.values()) bytes += bytesOf(exchange)
    if (bytes <= bytesMax) return
    for (const [socket, exchange] of this.#exchanges) {
      const its = bytesOf(exchange)
      if (its > 0) socket.destroy()
      bytes -= its
      if (bytes <= bytesMax / 2) return
    }
  }
}

const bodyMsOf = ({ url = '' }: IncomingMessage): number => (videos.test(url) ? videoMs : uploads.test(url) ? uploadMs : bodyMs)

/** Changes whenever a part of the written data has been sent, even of one large chunk: only the handle knows about that. */
function leftOf({ bytesWritten, _handle: handle }: Socket & { _handle?: { writeQueueSize?: number } | null }): string {
  return `${bytesWritten} ${handle?.writeQueueSize ?? 0}`
}

/** The memory of an exchange. A body that is still arriving counts with its declared length. */
function bytesOf({ request, response }: Exchange): number {
  if (request.complete) return response.writableLength
  const declared = Number(request.headers['content-length'] ?? limits.bodyBytes)
  return response.writableLength + Math.min(declared, limits.bodyBytes)
}
