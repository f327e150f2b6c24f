import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/api.ts'
import { type Locale, prefixOf, splitLocale } from '#contract/locales.ts'
import type { NoScriptVisit } from '#contract/no-script.ts'
import { refuse } from '#contract/refuse.ts'
import { pageLimit } from '#contract/rate-limits.ts'
import type { Posted, RenderedPage } from '#contract/rendered-page.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { type Entry, type Make, PageCache } from './cache.ts'
import type { TagInvalidations } from '#server/http/cache-tags.ts'
import { compress, pickEncoding } from '#server/http/encoding.ts'
import type { Visits } from '#server/modules/analytics/visits.ts'
import type { MissingPages } from '#server/modules/seo/missing-pages.ts'
import { isSecure, openCookies } from '#server/http/cookies.ts'
import { methodsAt, refuseMethod } from '#server/http/known-routes.ts'
import { inLocale } from '#server/http/locale.ts'
import { toRefusal } from '#server/http/errors.ts'
import { MemoryLimit, refuseSpent } from '#server/http/memory-limits.ts'
import { newReceiving } from '#server/http/slots.ts'
import { failurePage } from './failure.ts'
import { registerCurrencies } from './currencies.ts'
import { chosenPlace, registerLanguages } from './languages.ts'
import { registerOffline } from './offline.ts'
import { pageKey } from './key.ts'
import { type Attachments, formsOf } from './forms.ts'
import { serveFolder } from './static-files.ts'
import { readVisit } from './no-script/visit.ts'
import { registerPostedForms } from './posted-forms.ts'
import { RenderQueue } from './render-queue.ts'
import { builtRenderer, devRenderer } from './renderer.ts'
import { registerSiteFiles } from './site-files.ts'

interface Options {
  call: Call
  /** For forms without JavaScript: calls on behalf of a client, which count against its limits. */
  callFrom?: (address: string) => Call
  /** Stores pictures that come with such forms. */
  attachments?: Attachments
  config: Pick<Config, 'origin' | 'isExemptFromLimits' | 'shop' | 'admin'> & Partial<Pick<Config, 'showProducts' | 'locales'>>
  /** Records requests for missing pages. */
  missingPages?: MissingPages
  /** Counts visits to pages. */
  visits?: Pick<Visits, 'countPage'>
  /** The invalidations of what pages show. */
  invalidations: TagInvalidations
  /** Receives the cache, for metrics. */
  onCache?: (cache: PageCache) => void
  dev?: boolean
  now?: () => number
}

/** A page's input besides its URL. */
interface Shown {
  posted?: Posted
  noScript?: NoScriptVisit | undefined
  before?: readonly string[] | undefined
}

/** A request's destination: the page's URL without its language prefix. */
interface Place {
  locale: Locale
  prefix: string
  url: string
}

const root = join(import.meta.dirname, '../..')
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** The Cache-Control of a page that becomes outdated by itself, such as by the end of a deal: no proxy serves it beyond that time. */
const sharedUntil = (leftMs: number): string =>
  leftMs >= 660_000 ? shared : `public, max-age=0, s-maxage=${Math.max(0, Math.min(60, Math.floor(leftMs / 1000)))}`
const personal = 'private, no-store'
/** Pages that a shop without a catalogue doesn't have. */
const ofCatalogue = /^\/(?:market|collections|product|search|compare)(?:[/?]|$)/

const noAttachments = (): Attachments => ({
  receiving: newReceiving(),
  store: () => Promise.reject(refuse('INVALID_FILE_TYPE')),
  discard: async () => {},
})

/** Serves every page, the files they load, and the catalogue's pictures. Register it after the API: it handles every other path. */
export async function registerPages(
  app: FastifyInstance,
  {
    call,
    callFrom = () => call,
    attachments = noAttachments(),
    config,
    invalidations,
    missingPages,
    visits,
    onCache,
    dev = false,
    now = Date.now,
  }: Options,
): Promise<void> {
  const { origin, locales = [config.shop.locale] } = config
  const { render, hasPage, admin, policy, themeScript } = dev ? await devRenderer(app, root, call) : await builtRenderer(root, call)
  await serveFiles(app, dev)
  registerSiteFiles(app, config.shop)
  if (!dev) registerOffline(app, join(root, 'dist/client'), { shop: config.shop, locales, themeScript })
  const cache = new PageCache({ now, invalidations })
  onCache?.(cache)
  const { limited, waitToo } = limitRendering(config, now)
  registerLanguages(app, { origin, locales })
  registerCurrencies(app, call, origin)
  const placeOf = (url: string): Place => {
    if (locales.length < 2) return { locale: config.shop.locale, prefix: '', url }
    const place = splitLocale(url, locales)
    return { ...place, prefix: prefixOf(place.locale, locales) }
  }
  /** Renders the page at a URL without its prefix, in a language. */
  const renderAt = ({ locale, prefix }: Place, url: string, shown: Shown = {}) => {
    const request = { url: origin + url, ...shown }
    return prefix === '' ? render(request) : inLocale(locale, () => render({ ...request, prefix }))
  }
  const places = locales.map((locale) => ({ locale, prefix: prefixOf(locale, locales) }))
  const sent = { origin, places, receiving: attachments.receiving }
  registerPostedForms(app, formsOf(callFrom, attachments, now), sent, async (request, reply, posted, cookies) => {
    if (policy) reply.header('Content-Security-Policy', policy)
    const place = placeOf(request.url.split('?')[0] ?? '')
    const show = async () => {
      const visit = () => readVisit({ cookies, call: callFrom(request.ip) }, place.url, posted.values)
      return renderAt(place, place.url, { posted, noScript: await inLocale(place.locale, visit) })
    }
    const page = await limited(request, show).catch((error: unknown) => failed(request, error))
    return sendPage({ ...page, status: page.status === 200 ? reply.statusCode : page.status }, request, reply)
  })
  /** The visitor's data, only for uncached pages and requests with a cookie. */
  const visitOf = async (request: FastifyRequest, { url, locale }: Place, own: string | null) => {
    if (own !== null || request.headers.cookie === undefined) return {}
    const cookies = openCookies(request.headers.cookie, isSecure(origin))
    return { noScript: await inLocale(locale, () => readVisit({ cookies, call: callFrom(request.ip) }, url.split('?')[0] ?? '')) }
  }
  refuseOtherMethods(app, (url) => hasPage(new URL(origin + placeOf(url).url).pathname))
  registerAdminPages(app, config, async (request) => {
    const office = await admin()
    const page = await limited(request, () => office.render({ url: origin + request.url }))
    return { page, policy: office.policy }
  })
  const missed = async (page: RenderedPage, { headers }: FastifyRequest, { url, prefix }: Place) =>
    missingPages ? missedPage(page, { url, headers }, missingPages, now(), prefix) : page
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    const place = placeOf(request.url)
    if (locales.length > 1) {
      if (place.prefix === '' && place.url !== request.url) return reply.header('Cache-Control', personal).redirect(place.url, 301)
      const chosen = chosenPlace(request, place, { origin, locales })
      if (chosen !== undefined) return reply.header('Cache-Control', personal).redirect(chosen, 302)
    }
    if (config.showProducts === false && ofCatalogue.test(place.url))
      return reply.header('Cache-Control', personal).redirect(place.prefix + urls.home(), 302)
    if (policy) reply.header('Content-Security-Policy', policy)
    else reply.removeHeader('Content-Security-Policy')
    visits?.countPage(request, place.url)
    const own = pageKey(place.url)
    const key = own === null ? null : place.prefix + own
    // The page is rendered from its cache key, so irrelevant parameters can't affect it.
    const renderPage: Make = (before) =>
      limited(request, async () => renderAt(place, own ?? place.url, { before, ...(await visitOf(request, place, own)) }), key)
    const waiting = key === null ? renderPage() : cache.get(key, renderPage, () => waitToo(request, key))
    const answer = await waiting.catch((error: unknown) => failed(request, error))
    if ('etag' in answer) return sendEntry(cache, key ?? '', answer, request, reply)
    return sendPage(answer.status === 404 ? await missed(answer, request, place) : answer, request, reply)
  })
}

const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** Refuses methods other than GET, and forms that the page doesn't have. */
function refuseOtherMethods(app: FastifyInstance, isPage: (url: string) => boolean): void {
  app.route({
    method: [...otherMethods],
    url: '/*',
    handler: async (request, reply) =>
      isPage(request.url) ? refuseMethod(['GET', 'HEAD', ...methodsAt(app, request.url)], request, reply) : reply.callNotFound(),
  })
}

/** Serves the back office for all of its URLs: it isn't cached, and not indexed by search engines. */
function registerAdminPages(
  app: FastifyInstance,
  { admin }: Pick<Config, 'admin'>,
  show: (request: FastifyRequest) => Promise<{ page: RenderedPage; policy: string | null }>,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!admin.isAllowed(request.ip)) return reply.callNotFound()
    const { page, policy } = await show(request).catch((error: unknown) => ({ page: failed(request, error), policy: null }))
    if (policy) reply.header('Content-Security-Policy', policy)
    return sendPage(page, request, reply.header('X-Robots-Tag', 'noindex, nofollow'))
  }
  app.get('/admin', { config: { isHidden: true } }, handler)
  app.get('/admin/*', handler)
  for (const url of ['/admin', '/admin/*'])
    app.route({
      method: [...otherMethods],
      url,
      config: { isHidden: true },
      handler: async (request, reply) =>
        admin.isAllowed(request.ip) ? refuseMethod(['GET', 'HEAD'], request, reply) : reply.callNotFound(),
    })
}

/** Sends a page that doesn't exist, or is gone for good. */
async function missedPage(
  page: RenderedPage,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  missingPages: MissingPages,
  now: number,
  prefix: string,
): Promise<RenderedPage> {
  const redirect = await missingPages.redirect(url).catch(() => undefined)
  if (redirect !== undefined) return { ...page, status: 301, redirect: prefix + redirect }
  if (await missingPages.isGone(url).catch(() => false)) return { ...page, status: 410 }
  missingPages.record({ url, referrer: headers.referer }, new Date(now))
  return page
}

/** Limits how many pages a client may have rendered, and how many are rendered concurrently. */
function limitRendering({ isExemptFromLimits }: Pick<Config, 'isExemptFromLimits'>, now: () => number) {
  const limit = new MemoryLimit(pageLimit)
  const queue = new RenderQueue()
  const limited = async (
    request: FastifyRequest,
    render: () => Promise<RenderedPage>,
    key: string | null = null,
  ): Promise<RenderedPage> => {
    if (isExemptFromLimits(request.ip)) return render()
    refuseSpent(limit.count(request.ip, now()))
    return queue.run(request.ip, render, key ?? undefined)
  }
  /** Joins the queue for a page that another client has requested. */
  const waitToo = ({ ip }: FastifyRequest, key: string) => queue.join(ip, key)
  return { limited, waitToo }
}

function failed(request: FastifyRequest, error: unknown): RenderedPage {
  const status = toRefusal(error)?.status
  if (status === 429 || status === 503) return { status, html: [failurePage], cacheable: false }
  request.log.error({ err: error, url: request.url.split('?')[0] }, 'a page could not be rendered')
  return { status: 500, html: [failurePage], cacheable: false }
}

async function sendEntry(cache: PageCache, key: string, entry: Entry, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply
    .header('Cache-Control', sharedUntil(entry.until - cache.now))
    .header('Vary', 'Accept-Encoding')
    .header('ETag', entry.etag)
  if (matches(request.headers['if-none-match'], entry.etag)) return reply.code(304).send()
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(entry.packed[encoding] ?? (await cache.packed(key, entry, encoding)))
}

async function sendPage(
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

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^(?:W\/)?/, 'W/') === etag))

/**
 * Serves built files, which have a hash of their content in their name, and pictures, which have one in their URL: both may be cached
 * forever.
 */
async function serveFiles(app: FastifyInstance, dev: boolean): Promise<void> {
  const forEver = { cacheControl: true, maxAge: '365d', immutable: true } as const
  const built: [folder: string, prefix: string][] = [
    ['client/assets', '/assets/'],
    ['admin/admin-assets', '/admin-assets/'],
  ]
  for (const [folder, prefix] of dev ? [] : built)
    await serveFolder(app, prefix, { ...forEver, root: join(root, 'dist', folder), preCompressed: true })
  await serveFolder(app, '/pictures/', {
    ...forEver,
    root: join(root, 'db/seed/pictures'),
    // Mails and other sites may show them, too.
    setHeaders: (reply) => void reply.header('Cross-Origin-Resource-Policy', 'cross-origin'),
  })
}
