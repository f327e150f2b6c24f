import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { markLongLived } from '#server/http/connections/long-lived.ts'
import { rateLimitNetwork } from '#server/http/network.ts'
import type { Slots } from '#server/http/slots.ts'
import { rangeOf } from './range.ts'
import type { MediaStorage } from './storage/storage.ts'

/** A client that reads nothing for `stallMs` is disconnected; after `longestMs` (an hour) every client is. */
const stallMs = 60_000
const longestMs = 3_600_000
const retrySeconds = 10

interface Sent {
  storage: MediaStorage
  /** Limits how many large files are sent concurrently. */
  sending: Slots
  /** The file's name in the storage. */
  name: string
  bytes: number
  /** The file's ETag. The content under a tag never changes. */
  tag: string
}

/**
 * Streams a large file, or the part that a Range header requests; HEAD gets only the headers. Fails with NOT_FOUND if the storage doesn't
 * have it.
 */
export async function sendRanges(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, sending, name, bytes, tag }: Sent,
): Promise<FastifyReply> {
  const range = rangeOf(request.headers, { bytes, tag })
  if (range === null) return reply.code(416).header('Content-Range', `bytes */${bytes}`).send('')
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const describe = () => {
    reply.headers({ 'Accept-Ranges': 'bytes', ETag: tag, 'Content-Length': end - start + 1 })
    if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${bytes}`)
  }
  if (request.method === 'HEAD') {
    describe()
    // An empty stream keeps the Content-Length set above.
    return reply.send(Readable.from([]))
  }
  // A client that has disconnected has no address either.
  if (reply.raw.destroyed) return reply.hijack()
  const client = rateLimitNetwork(request.ip)
  const slot = sending.acquire({ client })
  if (!slot && sending.hasFullShare(client))
    throw refusal(reply, refuse('TOO_MANY_REQUESTS', { file: ['many files are being sent to you'] }, retrySeconds))
  if (!slot) throw refusal(reply, refuse('SERVICE_UNAVAILABLE', { file: ['many files are being sent'] }, retrySeconds))
  slot.releaseAfter(reply.raw)
  const file = await storage.open(name, range)
  if (!file) throw refusal(reply, refuse('NOT_FOUND'))
  describe()
  if (reply.raw.destroyed) {
    // The client has disconnected meanwhile, and no event will follow.
    file.stream.destroy()
    return reply.hijack()
  }
  bound(reply)
  return reply.send(file.stream)
}

/** A refusal isn't the file: it has none of the headers that its route had set. */
function refusal(reply: FastifyReply, refused: Refusal): Refusal {
  for (const name of ['Content-Disposition', 'Cache-Control', 'Content-Type']) reply.removeHeader(name)
  return refused
}

/** Limits how long a response may take: longer than any other as long as its client keeps reading. */
function bound({ raw: response }: FastifyReply): void {
  const { socket } = response
  markLongLived(response)
  let written = -1
  const isRead = setInterval(() => {
    if (socket && socket.bytesWritten === written) response.destroy()
    written = socket?.bytesWritten ?? 0
  }, stallMs).unref()
  const end = setTimeout(() => response.destroy(), longestMs).unref()
  response.once('close', () => {
    clearInterval(isRead)
    clearTimeout(end)
  })
}
