import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { compress, pickEncoding } from '#server/http/encoding.ts'
import { matchesTag } from '#server/http/entity-tags.ts'
import { toRefusal } from '#server/http/errors.ts'
import { logUnavailable } from '#server/http/log-unavailable.ts'
import { pageRoute } from '#server/observability/page-routes.ts'
import type { Entry, PageCache } from './cache.ts'
import { failurePage } from './failure.ts'

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** The Cache-Control of a page that becomes outdated by itself, such as by the end of a deal: no proxy serves it beyond that time. */
const sharedUntil = (leftMs: number): string =>
  leftMs >= 660_000 ? shared : `public, max-age=0, s-maxage=${Math.max(0, Math.min(60, Math.floor(leftMs / 1000)))}`
/** The Cache-Control of pages for a single visitor. */
export const personal = 'private, no-store'

/** Sends a page from the cache, or says that the browser's copy is still good. */
export async function sendEntry(
  cache: PageCache,
  key: string,
  entry: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .header('Cache-Control', sharedUntil(entry.until - cache.now))
    .header('Vary', 'Accept-Encoding')
    .header('ETag', entry.etag)
  if (matchesTag(request.headers['if-none-match'], entry.etag)) return reply.code(304).send()
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(entry.packed[encoding] ?? (await cache.packed(key, entry, encoding)))
}

/** Sends a page that was rendered for this request. */
export async function sendPage(
  { status, html: pieces, redirect }: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('Cache-Control', personal)
  if (redirect !== undefined) return reply.redirect(redirect, status)
  if (status === 429 || status === 503) reply.header('Retry-After', '5')
  reply.code(status).type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding')
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const html = pieces.join('')
  if (encoding === 'identity') return reply.send(html)
  return reply.header('Content-Encoding', encoding).send(await compress(Buffer.from(html), encoding))
}

/** The page to send after rendering failed; if the failure is ours, it's logged. */
export function failed(request: FastifyRequest, error: unknown): RenderedPage {
  const status = toRefusal(error)?.status
  if (status === 429 || status === 503) {
    logUnavailable(request.log, error, { reqId: request.id, route: pageRoute(request.url) })
    return { status, html: [failurePage], cacheable: false }
  }
  request.log.error({ err: error, url: request.url.split('?')[0] }, 'a page could not be rendered')
  return { status: 500, html: [failurePage], cacheable: false }
}
