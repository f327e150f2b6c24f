import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import type { AppContext } from '#server/http/context.ts'
import type { Slots } from '#server/http/slots.ts'
import { isExpiring, isSigned, uploadOf } from './expiring.ts'
import { isCopyName, isVideoName, videoName } from './files.ts'
import { registerIncoming } from './incoming.ts'
import { sendRanges } from './send-ranges.ts'
import { LocalStorage } from './storage/local.ts'
import type { Media } from './store-picture.ts'
import { findVideo } from './video-queries.ts'

/**
 * An upload is a picture and nothing else, whatever a browser makes of it: no script of it runs, in a tab of its own neither. What an
 * address names never changes. Mails and other sites may show it.
 */
const headers = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline; filename="picture.webp"',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** Until when a picture that ends may be shown to whoever knows its address; null: no more. */
export type ShownUntil = (uploadId: string) => Promise<Date | null>
const storedSeconds = 600

/**
 * Serves uploaded pictures and videos at /media/. Who knows the address of one may see it: it can't be guessed. Those that end are stored for minutes by
 * browsers and by nobody else, and are gone when they are over, but for a signed address.
 */
export function registerMediaFiles(app: FastifyInstance, { storage }: Media, appContext: AppContext, shownUntil: ShownUntil): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    if (isVideoName(name)) return sendVideo(request, reply, name, { storage, sending: appContext.room.sending, db: appContext.database.db })
    if (!isCopyName(name)) throw refuse('NOT_FOUND')
    const seconds = isExpiring(name) ? await secondsLeft(name, request.url.split('?')[1] ?? '', appContext, shownUntil) : null
    const file = await storage.open(name)
    if (!file) throw refuse('NOT_FOUND')
    const cacheControl = seconds === null ? headers['Cache-Control'] : `private, max-age=${seconds}`
    return reply
      .headers({ ...headers, 'Cache-Control': cacheControl })
      .header('Content-Length', file.bytes)
      .send(file.stream)
  })
  if (storage instanceof LocalStorage) registerIncoming(app, storage, appContext)
}

/** For how many seconds a browser may store a picture that ends; fails with NOT_FOUND where it has. */
async function secondsLeft(name: string, query: string, { clock, signingSecret }: AppContext, shownUntil: ShownUntil): Promise<number> {
  const [id, now] = [uploadOf(name), clock()]
  if (query !== '' && isSigned(signingSecret, id, query, now)) return storedSeconds
  const until = await shownUntil(id)
  if (until === null || until <= now) throw refuse('NOT_FOUND')
  return Math.min(Math.floor((until.getTime() - now.getTime()) / 1000), storedSeconds)
}

/** In a tab of its own, a browser shows it with its own player, and nothing else. */
const videoHeaders = {
  'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
  'Cache-Control': headers['Cache-Control'],
}

/** Sends a video, or the part of it that a player asks for. Who knows its address may see it: it's that of its poster. */
async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { storage, sending, db }: Sources,
): Promise<FastifyReply> {
  const id = uploadOf(name)
  const row = await findVideo.one(db, { id })
  if (!row || videoName(id, row.video.type) !== name) throw refuse('NOT_FOUND')
  const { type, bytes } = row.video
  reply.headers({ ...videoHeaders, 'Content-Type': type, 'Content-Disposition': `inline; filename="${videoName('video', type)}"` })
  return sendRanges(request, reply, { storage, sending, name, bytes, tag: `"${id}"` })
}

interface Sources {
  storage: Media['storage']
  sending: Slots
  db: Db
}
