import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { markLongLived } from '#server/http/connections/long-lived.ts'
import type { Slots } from '#server/http/slots.ts'
import { rangeOf } from './range.ts'
import type { MediaStorage } from './storage/storage.ts'

/** Whoever reads nothing for so long is disconnected, and everyone after an hour. */
const stallMs = 60_000
const longestMs = 3_600_000
const retrySeconds = 10

interface Sent {
  storage: MediaStorage
  /** Large files that are sent at once. */
  sending: Slots
  /** Of the storage. */
  name: string
  bytes: number
  /** What the file is told from others by: its content never changes under it. */
  tag: string
}

/** Streams a large file, or the part of it that a Range header asks for; HEAD gets the headers alone. Fails with NOT_FOUND where the storage has none. */
export async function sendRanges(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, sending, name, bytes, tag }: Sent,
): Promise<FastifyReply> {
  const range = rangeOf(request.headers, { bytes, tag })
  reply.header('Accept-Ranges', 'bytes').header('ETag', tag)
  if (range === null) return reply.code(416).header('Content-Range', `bytes */${bytes}`).send('')
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${bytes}`)
  reply.header('Content-Length', end - start + 1)
  // As a stream, which leaves its length to us.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const slot = sending.take()
  if (!slot) throw refuse('SERVICE_UNAVAILABLE', { file: ['many files are being sent'] }, retrySeconds)
  slot.releaseAfter(reply.raw)
  const file = await storage.open(name, range)
  if (!file) throw refuse('NOT_FOUND')
  if (reply.raw.destroyed) {
    // Its player has gone meanwhile, and will tell us no more.
    file.stream.destroy()
    return reply.hijack()
  }
  bound(reply)
  return reply.send(file.stream)
}

/** A file may take longer than any other answer, as long as it's read. */
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
