import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Call } from '#contract/api.ts'
import { prefixOf } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import type { TagInvalidations } from '#server/http/cache-tags.ts'
import { runInLocale } from '#server/http/locale.ts'
import { createUploadSlots } from '#server/http/slots.ts'
import type { Visits } from '#server/modules/analytics/visits.ts'
import type { MissingPages } from '#server/modules/seo/missing-pages.ts'
import { registerAdminPages } from './admin-pages.ts'
import { serveFiles } from './built-files.ts'
import { type RenderEntry, PageCache } from './cache.ts'
import { registerCurrencies } from './currencies.ts'
import { type Attachments, pageForms } from './forms.ts'
import { pageKey } from './key.ts'
import { registerLanguages } from './languages.ts'
import { limitRendering } from './limit-rendering.ts'
import { missedPage } from './missed-page.ts'
import { readVisit } from './no-script/visit.ts'
import { registerOffline } from './offline.ts'
import { refuseOtherMethods } from './other-methods.ts'
import { placesOf, redirectOf } from './places.ts'
import { registerPostedForms } from './posted-forms.ts'
import { rendererAt, visitsOf } from './render-at.ts'
import { builtRenderer, devRenderer } from './renderer.ts'
import { failed, personal, sendEntry, sendPage } from './send-page.ts'
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

const root = join(import.meta.dirname, '../..')

const noAttachments = (): Attachments => ({
  receiving: createUploadSlots(),
  store: () => Promise.reject(refuse('INVALID_FILE_TYPE')),
  discardUnused: async () => {},
})

/** Serves every page, the files they load, and the catalogue's pictures. Register it after the API: it handles every other path. */
export async function registerPages(app: FastifyInstance, options: Options): Promise<void> {
  const { call, callFrom = () => call, attachments = noAttachments(), config, onCache, dev = false, now = Date.now } = options
  const { origin, locales = [config.shop.locale] } = config
  const renderer = dev ? await devRenderer(app, root, call) : await builtRenderer(root, call)
  await serveFiles(app, dev)
  registerSiteFiles(app, config.shop)
  const { themeScript, policy, hasPage, admin } = renderer
  if (!dev) registerOffline(app, join(root, 'dist/client'), { shop: config.shop, locales, themeScript })
  const cache = new PageCache({ now, invalidations: options.invalidations })
  onCache?.(cache)
  registerLanguages(app, { origin, locales })
  registerCurrencies(app, call, origin)
  const limits = limitRendering(config, now)
  const placeOf = placesOf(config)
  const renderAt = rendererAt(renderer.render, origin)
  const serving = { ...options, now, policy, cache, limits, placeOf, renderAt, visitOf: visitsOf(callFrom, origin) }
  const places = locales.map((locale) => ({ locale, prefix: prefixOf(locale, locales) }))
  const sent = { origin, places, receiving: attachments.receiving }
  registerPostedForms(app, pageForms(callFrom, attachments, now), sent, async (request, reply, posted, cookies) => {
    setPolicy(reply, policy)
    const place = placeOf(request.url.split('?')[0] ?? '')
    const show = async () => {
      const visit = () => readVisit({ cookies, call: callFrom(request.ip) }, place.url, posted.values)
      return renderAt(place, place.url, { posted, noScript: await runInLocale(place.locale, visit) })
    }
    const page = await limits.limited(request, show).catch((error: unknown) => failed(request, error))
    return sendPage({ ...page, status: page.status === 200 ? reply.statusCode : page.status }, request, reply)
  })
  refuseOtherMethods(app, (url) => hasPage(new URL(origin + placeOf(url).url).pathname))
  registerAdminPages(app, config, async (request) => {
    const office = await admin()
    const page = await limits.limited(request, () => office.render({ url: origin + request.url }))
    return { page, policy: office.policy }
  })
  servePages(app, serving)
}

interface Serving extends Pick<Options, 'config' | 'missingPages' | 'visits'> {
  now: () => number
  policy: string | null
  cache: PageCache
  limits: ReturnType<typeof limitRendering>
  placeOf: ReturnType<typeof placesOf>
  renderAt: ReturnType<typeof rendererAt>
  visitOf: ReturnType<typeof visitsOf>
}

/** Serves every other URL with its page, from the cache if the page has a cache key. */
function servePages(app: FastifyInstance, serving: Serving): void {
  const { config, missingPages, visits, now, policy, cache, limits, placeOf, renderAt, visitOf } = serving
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    const place = placeOf(request.url)
    const elsewhere = redirectOf(request, place, config)
    if (elsewhere) return reply.header('Cache-Control', personal).redirect(elsewhere.to, elsewhere.status)
    setPolicy(reply, policy)
    visits?.countPage(request, place.url)
    const own = pageKey(place.url)
    const key = own === null ? null : place.prefix + own
    // The page is rendered from its cache key, so irrelevant parameters can't affect it.
    const renderPage: RenderEntry = (before) => {
      const render = async () => renderAt(place, own ?? place.url, { before, ...(own === null && (await visitOf(request, place))) })
      return limits.limited(request, render, key)
    }
    const waiting = key === null ? renderPage() : cache.get(key, renderPage, () => limits.waitToo(request, key))
    const answer = await waiting.catch((error: unknown) => failed(request, error))
    if ('etag' in answer) return sendEntry(cache, key ?? '', answer, request, reply)
    const { url, prefix } = place
    const page =
      answer.status === 404 && missingPages
        ? await missedPage(answer, { url, headers: request.headers }, missingPages, now(), prefix)
        : answer
    return sendPage(page, request, reply)
  })
}

const setPolicy = (reply: FastifyReply, policy: string | null): void => {
  if (policy) reply.header('Content-Security-Policy', policy)
  else reply.removeHeader('Content-Security-Policy')
}
