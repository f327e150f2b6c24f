import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { AppContext } from '#server/http/context.ts'
import { type Media, privateName, sendRanges } from '#server/modules/media/media.ts'
import { dispositionOf } from './disposition.ts'
import { checkDownload, linkEnd } from './links.ts'
import { findDownload } from './right-queries.ts'

interface Get {
  Params: { id: string }
  Querystring: { token?: unknown }
}

/** The file is saved, never shown on our origin, and never cached on the way. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-store',
}

/**
 * Serves the files of begun downloads, at /download/. The URL is the permission: it's for one download of one order, and works for an hour.
 * Range requests resume an interrupted download. Files are streamed from the storage, even from a bucket, so that the shop's own rules
 * apply to each of them.
 */
export function registerDownloadFiles(
  app: FastifyInstance,
  { storage }: Media,
  { database, clock, signingSecret, slots }: AppContext,
): void {
  app.get<Get>('/download/:id', { exposeHeadRoute: true }, async (request, reply) => {
    const { id } = request.params
    const row = isUuid(id) ? await findDownload.one(database.db, { id }) : undefined
    const started = row && { id, orderId: row.order_id, startedAt: row.started_at }
    const { token } = request.query
    if (!started || typeof token !== 'string' || !checkDownload(signingSecret, started, token)) throw refuse('NOT_FOUND')
    if (row.revoked_at) throw refuse('DOWNLOAD_IS_NOT_OPEN')
    if (linkEnd(started) <= clock()) throw refuse('DOWNLOAD_HAS_EXPIRED', { token: ['begin the download again'] })
    reply.headers({ ...headers, 'Content-Type': row.type, 'Content-Disposition': dispositionOf(row.name) })
    const { content_id: content, bytes } = row
    return sendRanges(request, reply, { storage, sending: slots.sending, name: privateName(content), bytes, tag: `"${content}"` })
  })
}
