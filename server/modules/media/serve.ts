import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import type { AppContext } from '#server/http/context.ts'
import type { Slots } from '#server/http/slots.ts'
import { isExpiring, isSigned, uploadOf } from './expiring.ts'
import { hashOf, readCaptions } from './captions.ts'
import { captionsOf, isCopyName, isVideoName, videoName } from './files.ts'
import { registerIncoming } from './incoming.ts'
import { sendRanges } from './send-ranges.ts'
import { LocalStorage } from './storage/local.ts'
import type { Media } from './store-picture.ts'
import { findVideo } from './video-queries.ts'

/**
 * An upload is only ever a picture, whatever a browser makes of it: it can't run scripts, not even in its own tab. The content of a URL
 * never changes. Mails and other sites may show it.
 */
const headers = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline; filename="picture.webp"',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** Until when an expiring picture may be shown to anyone who knows its URL; null if it has expired. */
type ShownUntil = (uploadId: string) => Promise<Date | null>
const storedSeconds = 600

/**
 * Serves uploaded pictures and videos at /media/. Anyone who knows a URL may see the file, as URLs can't be guessed. Expiring pictures are
 * cached for minutes and only by browsers, and after their end are served only at a signed URL.
 */
export function registerMediaFiles(app: FastifyInstance, { storage }: Media, appContext: AppContext, shownUntil: ShownUntil): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    if (isVideoName(name))
      return sendVideo(request, reply, name, { storage, sending: appContext.slots.sending, db: appContext.database.db })
    const captions = captionsOf(name)
    if (captions) return sendCaptions(reply, appContext.database.db, captions, request.url.split('?')[1])
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

/** For how many seconds a browser may cache an expiring picture; fails with NOT_FOUND if it has expired. */
async function secondsLeft(name: string, query: string, { clock, signingSecret }: AppContext, shownUntil: ShownUntil): Promise<number> {
  const [id, now] = [uploadOf(name), clock()]
  if (query !== '' && isSigned(signingSecret, id, query, now)) return storedSeconds
  const until = await shownUntil(id)
  if (until === null || until <= now) throw refuse('NOT_FOUND')
  return Math.min(Math.floor((until.getTime() - now.getTime()) / 1000), storedSeconds)
}

/** In its own tab, a browser may show the video with its player, and nothing else. */
const videoHeaders = {
  'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
  'Cache-Control': headers['Cache-Control'],
}

/** Sends a video, or the part that a player requests. Anyone who knows its URL, which derives from its poster's, may see it. */
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

/** Captions may be replaced. The address that names their content is stored for good, any other one for a minute. */
async function sendCaptions(
  reply: FastifyReply,
  db: Db,
  { id, language }: { id: string; language: string },
  query = '',
): Promise<FastifyReply> {
  const text = await readCaptions(db, id, language)
  if (text === undefined) throw refuse('NOT_FOUND')
  return reply
    .headers({
      'Content-Type': 'text/vtt; charset=utf-8',
      'Content-Security-Policy': headers['Content-Security-Policy'],
      'Cache-Control': query === `v=${hashOf(text)}` ? headers['Cache-Control'] : 'public, max-age=60',
    })
    .send(text)
}

interface Sources {
  storage: Media['storage']
  sending: Slots
  db: Db
}
