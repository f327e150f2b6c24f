import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import { isCopyName } from './files.ts'
import { registerIncoming } from './incoming.ts'
import { LocalStorage } from './storage/local.ts'
import type { Media } from './store-picture.ts'

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

/** Serves uploaded pictures at /media/. Who knows the address of one may see it: it can't be guessed. */
export function registerMediaFiles(app: FastifyInstance, { storage }: Media, appContext: AppContext): void {
  app.get<{ Params: { name: string } }>('/media/:name', async ({ params: { name } }, reply) => {
    const file = isCopyName(name) ? await storage.open(name) : undefined
    if (!file) throw refuse('NOT_FOUND')
    return reply.headers(headers).header('Content-Length', file.bytes).send(file.stream)
  })
  if (storage instanceof LocalStorage) registerIncoming(app, storage, appContext)
}
