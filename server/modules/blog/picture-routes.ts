import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import { outbound } from '#server/outbound.ts'
import { inTemporaryFolder } from '#server/http/temporary-folders.ts'
import { type PictureEncoder, pictureType } from '#server/modules/media/media.ts'
import { isAllowed, isSigned } from './picture-addresses.ts'

const headers = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'public, max-age=31536000, immutable',
}
const bytesMax = 8_000_000
const pixelsMax = 40_000_000
const widthMax = 1280
const timeoutMs = 3000
/** The size of the cache of encoded pictures. It can be small, as browsers and proxies keep them for a year. */
const cacheBytes = 8 * 1024 * 1024
/** A failed picture isn't fetched again for this long. */
const failedMs = 60_000

/** Serves the pictures of the external blog: fetched from hosts that the shop configured, decoded, and encoded again. */
export function registerBlogPictures(app: FastifyInstance, encoder: PictureEncoder, { config, signingSecret, clock }: AppContext): void {
  const hosts = config.blogFeed?.pictureHosts ?? []
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.length + 200 })
  const failed = new LRUCache<string, number>({ max: 500 })
  const loading = new Map<string, Promise<Buffer>>()
  const load = async (url: string): Promise<Buffer> => {
    try {
      const bytes = await encodeAgain(encoder, url)
      cache.set(url, bytes)
      return bytes
    } catch (error) {
      failed.set(url, clock().getTime())
      throw error
    }
  }
  app.get<{ Params: { signature: string }; Querystring: { url?: unknown } }>(
    '/blog-pictures/:signature.webp',
    async ({ params: { signature }, query: { url }, log }, reply) => {
      if (typeof url !== 'string' || !isSigned(signingSecret, signature, url) || !isAllowed(url, hosts)) throw refuse('NOT_FOUND')
      const known = cache.get(url)
      if (known) return reply.headers(headers).send(known)
      if (clock().getTime() - (failed.get(url) ?? -Infinity) < failedMs) throw refuse('NOT_FOUND')
      let picture = loading.get(url)
      if (!picture) loading.set(url, (picture = load(url).finally(() => loading.delete(url))))
      const bytes = await picture.catch((error: unknown) => {
        log.warn({ stack: String(error) }, 'a picture of the external blog could not be shown')
        throw refuse('NOT_FOUND')
      })
      return reply.headers(headers).send(bytes)
    },
  )
}

/** Nothing that was received is served: only its pixels, encoded by us. */
async function encodeAgain(encoder: PictureEncoder, url: string): Promise<Buffer> {
  const answer = await outbound(url, { timeoutMs, maxBytes: bytesMax })
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  return inTemporaryFolder('blog', async (folder) => {
    const from = join(folder, 'picture')
    await writeFile(from, Buffer.from(await answer.arrayBuffer()))
    const type = await pictureType(from)
    if (type === undefined) throw new Error('is no picture')
    const path = join(folder, 'copy.webp')
    await encoder.encode({ from, type, to: [{ path, width: widthMax }], pixelsMax })
    return readFile(path)
  })
}
