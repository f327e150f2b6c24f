import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { isUuid } from '#server/db/uuid.ts'
import { beLongLived } from '#server/http/connections/long-lived.ts'
import type { AppContext } from '#server/http/context.ts'
import { type Media, privateName } from '#server/modules/media/media.ts'
import { dispositionOf } from './disposition.ts'
import { checkDownload, linkEnd } from './links.ts'
import { rangeOf } from './range.ts'
import { begun } from './right-queries.ts'

interface Get {
  Params: { id: string }
  Querystring: { token?: unknown }
}

/** So many files are sent at once by one process; whoever reads nothing for so long is disconnected, and everyone after an hour. */
const atOnceMax = 200
const stallMs = 60_000
const longestMs = 3_600_000
const retrySeconds = 10
let sending = 0

/** It's saved, never shown here, and stored by nobody on the way. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-store',
  'Accept-Ranges': 'bytes',
}

/**
 * Serves the files of downloads that were begun, at /download/. The address is the permission: it's of one download of one order, and works for an hour. Ranges
 * go on with a download that broke off. Files are streamed from the storage, so the shop's own rules apply to each of them also where that is a bucket.
 */
export function registerDownloadFiles(app: FastifyInstance, { storage }: Media, { database, clock, signingSecret }: AppContext): void {
  app.get<Get>('/download/:id', { exposeHeadRoute: true }, async (request, reply) => {
    const { id } = request.params
    const row = isUuid(id) ? await begun.one(database.db, { id }) : undefined
    const started = row && { id, orderId: row.order_id, startedAt: row.started_at }
    const { token } = request.query
    if (!started || typeof token !== 'string' || !checkDownload(signingSecret, started, token)) throw refuse('NOT_FOUND')
    if (row.revoked_at) throw refuse('DOWNLOAD_IS_NOT_OPEN')
    if (linkEnd(started) <= clock()) throw refuse('DOWNLOAD_HAS_EXPIRED', { token: ['begin the download again'] })
    const tag = `"${row.content_id}"`
    const range = rangeOf(request.headers, { bytes: row.bytes, tag })
    reply.headers({ ...headers, ETag: tag, 'Content-Type': row.type, 'Content-Disposition': dispositionOf(row.name) })
    if (range === null) return reply.code(416).header('Content-Range', `bytes */${row.bytes}`).send('')
    const { start, end } = range ?? { start: 0, end: row.bytes - 1 }
    if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${row.bytes}`)
    reply.header('Content-Length', end - start + 1)
    // As a stream, which leaves its length to us.
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    if (sending >= atOnceMax) throw refuse('SERVICE_UNAVAILABLE', { download: ['many files are being sent'] }, retrySeconds)
    const file = await storage.open(privateName(row.content_id), range)
    if (!file) throw refuse('NOT_FOUND')
    bound(reply)
    return reply.send(file.stream)
  })
}

/** A file may take longer than any other answer, as long as it's read. */
function bound({ raw: response }: FastifyReply): void {
  const { socket } = response
  beLongLived(response)
  sending += 1
  let written = -1
  const isRead = setInterval(() => {
    if (socket && socket.bytesWritten === written) response.destroy()
    written = socket?.bytesWritten ?? 0
  }, stallMs).unref()
  const end = setTimeout(() => response.destroy(), longestMs).unref()
  response.once('close', () => {
    clearInterval(isRead)
    clearTimeout(end)
    sending -= 1
  })
}
