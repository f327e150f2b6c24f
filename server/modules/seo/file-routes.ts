import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/api.ts'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import { pickEncoding } from '#server/http/encoding.ts'
import { type CatalogueCache, everyProduct } from '#server/modules/catalogue/catalogue.ts'
import { type BuiltFile, BuiltFiles, readBuilt } from './built-files.ts'
import { productFeed } from './product-feed.ts'
import type { Entry, SitemapFile } from './sitemap-file.ts'
import { sitemapFiles, sitemapIndex, sitemapOf } from './sitemap.ts'
import { llmsOf, robotsOf } from './site-texts.ts'

const anHour = 3_600_000
/** Sitemap files that change with texts. */
const withTexts = new Set(['pages', 'articles'])
const aDay = 'public, max-age=86400'
/** Prices and stock in a feed are at most this old, or a little older in a large shop. */
const feedAgeMs = 60_000

interface Options {
  call: Call
  catalogue: CatalogueCache
  /** The number of products per sitemap file; tests use fewer. */
  sitemapSize?: number
  /** Pages that staff have added, and a stamp that changes when texts do. */
  texts?: { pages: () => Promise<Entry[]>; stamp: () => string }
}

/** Files for search engines, merchant services and language models: robots.txt, llms.txt, the sitemap, the product feed. */
export function registerSeoFiles(app: FastifyInstance, context: AppContext, { call, catalogue, sitemapSize, texts }: Options): void {
  const { config, clock, database } = context
  const { origin, showProducts } = config
  const built = new BuiltFiles(clock)
  app.addHook('onClose', () => built.close())
  const stamp = texts?.stamp ?? (() => '')
  const from = { db: database.db, call, showProducts, languages: config.locales.length, ...(sitemapSize && { size: sitemapSize }) }
  const files = remembered(clock, stamp, () => sitemapFiles({ ...from, ...(texts && { morePages: texts.pages }) }))

  app.get('/robots.txt', (_, reply) => reply.header('Cache-Control', aDay).type('text/plain; charset=utf-8').send(robotsOf(origin)))
  app.get('/llms.txt', async (_, reply) => {
    const [shop, { categories }] = await Promise.all([call('GET /public/shop', {}), call('GET /categories', {})])
    const text = llmsOf({ origin, shop, categories, showProducts })
    return reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
  })
  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('application/xml')
      .send(sitemapIndex(await files(), origin)),
  )
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const file = (await files()).find(({ name }) => request.params.name === `${name}.xml`)
    if (!file) throw refuse('NOT_FOUND')
    return sendBuilt(
      await built.get(file.name, anHour, () => sitemapOf(file, origin, config.locales), withTexts.has(file.name) ? stamp() : ''),
      3600,
      request,
      reply,
    )
  })
  app.get('/feeds/products.xml', async (request, reply) => {
    if (!showProducts) throw refuse('NOT_FOUND')
    const shop = await call('GET /public/shop', {})
    const pieces = () => productFeed(everyProduct(database.db, catalogue, clock), { shop, origin, now: clock() })
    return sendBuilt(await built.get('feed', feedAgeMs, pieces), feedAgeMs / 1000, request, reply)
  })
}

/** Caches the sitemap's files for an hour, so that the index agrees with them. A change of texts renews them right away. */
function remembered(clock: () => Date, stamp: () => string, read: () => Promise<SitemapFile[]>): () => Promise<SitemapFile[]> {
  let files: Promise<SitemapFile[]> | undefined
  let until = 0
  let at = ''
  return () => {
    if (files && clock().getTime() < until && at === stamp()) return files
    at = stamp()
    until = clock().getTime() + anHour
    files = read()
    files.catch(() => (until = 0))
    return files
  }
}

/** Sends a file, also to other sites, as they read feeds. */
function sendBuilt(file: BuiltFile, ageSeconds: number, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('Cache-Control', `public, max-age=${ageSeconds}`)
    .header('Vary', 'Accept-Encoding')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('ETag', file.etag)
  if (headers['if-none-match'] === file.etag) return reply.code(304).send()
  const asGzip = pickEncoding(headers['accept-encoding']) !== 'identity' && /\bgzip\b/.test(String(headers['accept-encoding']))
  if (asGzip) reply.header('Content-Encoding', 'gzip')
  reply.header('Content-Length', asGzip ? file.packedBytes : file.bytes)
  return reply.type('application/xml; charset=utf-8').send(readBuilt(file, asGzip))
}
