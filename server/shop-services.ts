import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { payloadItems } from './db/notify-batcher.ts'
import type { Database } from './db/pool.ts'
import { reportFailures } from './db/report-failures.ts'
import type { AppContext } from './http/context.ts'
import { perLocale } from './http/locale.ts'
import { Visits } from './modules/analytics/visits.ts'
import { SocialClients } from './modules/auth/social/clients.ts'
import { Blogs, blogTag } from './modules/blog/blog.ts'
import { openFeed } from './modules/blog/open-feed.ts'
import { OwnArticles } from './modules/blog/own-articles.ts'
import type { CatalogueCache } from './modules/catalogue/cache.ts'
import { tagsChannel } from './modules/catalogue/catalogue.ts'
import { readAhead } from './modules/catalogue/read-ahead.ts'
import { InvoiceRenderer } from './modules/invoices/invoices.ts'
import { printedPicture } from './modules/media/media.ts'
import { openMedia } from './modules/media/open.ts'
import { stripeGateway } from './modules/payments/payments.ts'
import { PopularSearches, PostgresEngine, type Search, SearchLog } from './modules/search/search.ts'
import { MissingPages } from './modules/seo/missing-pages.ts'
import { checkCurrency } from './modules/settings/currency.ts'
import { followSettings } from './modules/settings/follow.ts'
import { checkGiftWrap } from './modules/settings/gift-wrap.ts'
import { openSite } from './modules/site/open-site.ts'
import { openArchive } from './modules/newsletter/archive.ts'
import { openTexts } from './modules/texts/open-texts.ts'
import type { Observability } from './observability/observability.ts'
import { openPriceCaches } from './price-caches.ts'

interface Sources {
  config: Config
  database: Database
  catalogue: CatalogueCache
  clock: () => Date
  log: FastifyBaseLogger
  observability: Observability
}

const logWarning = (log: FastifyBaseLogger, message: string) => (error: unknown) => log.warn({ stack: String(error) }, message)

/** Opens the caches that follow the database: the catalogue, the settings, everything that affects prices, and the search. */
export async function openCaches({ config, database, catalogue, clock, log, observability }: Sources) {
  await listenToCatalogue(database, catalogue, observability)
  // The catalogue is cleared when a setting changes, because every page shows the shop's name.
  await followSettings(database, config, { log, onChange: () => catalogue.clear() })
  await checkCurrency(database, config, { now: clock(), log })
  await checkGiftWrap(database.db, config, log)
  const prices = await openPriceCaches(database, catalogue, { config, now: clock() })
  const engine = new PostgresEngine(config.searchIndexes, catalogue, clock, reportFailures(logWarning(log, 'products for search not read')))
  observability.addCache('search_index', () => ({ entries: engine.products.size }))
  await database.listen(
    'search',
    (payload) => engine.applyNotification(payload),
    () => engine.applyNotification(null),
  )
  readAhead(database.db, catalogue)
  const searchLog = new SearchLog(database.db, logWarning(log, 'search log not written'))
  const search: Search = {
    engine,
    catalogue,
    log: searchLog,
    popular: new PopularSearches(reportFailures(logWarning(log, 'popular searches not read'))),
  }
  return { catalogue, prices, search, searchLog }
}

async function listenToCatalogue(database: Database, catalogue: CatalogueCache, observability: Observability): Promise<void> {
  observability.addCache('catalogue', () => ({ entries: catalogue.size }))
  observability.addCache('facet_index', () => ({ entries: catalogue.facets.size }))
  await database.listen(
    'catalogue',
    (payload) => catalogue.applyNotification(payload),
    () => catalogue.clear(),
  )
  await database.listen(
    tagsChannel,
    (payload) => catalogue.invalidations.invalidate(payloadItems(payload)),
    () => undefined,
  )
}

/**
 * Opens the services that call other servers or write in the background: pictures, payments, sign-in providers, invoices, visits, texts and
 * articles.
 */
export async function openServices(appContext: AppContext, catalogue: CatalogueCache, log: FastifyBaseLogger) {
  const { config, database, signingSecret, clock } = appContext
  const missingPages = new MissingPages(database.db, config.origin, logWarning(log, 'missing pages not written'))
  const visits = new Visits({ database, signingSecret, clock, onFailure: logWarning(log, 'visits not written') })
  const socialClients = new SocialClients(config.social)
  const media = openMedia(appContext, log)
  const gateway = config.payment.card && stripeGateway(config.payment.card)
  const invoiceRenderer = new InvoiceRenderer((url) => printedPicture(media, url))
  const feed = openFeed(appContext, { log, onChange: () => catalogue.invalidations.invalidate([blogTag]) })
  const site = await openSite(appContext, { onChange: () => catalogue.clear(), onError: logWarning(log, 'the site was not read') })
  const texts = await openTexts(appContext, catalogue.invalidations, {
    onError: logWarning(log, 'texts not read'),
    moreUses: site.pictureUses,
  })
  const archive = await openArchive(appContext, catalogue.invalidations, logWarning(log, 'the archive of the newsletter was not read'))
  const blogs = perLocale(config, (one) => new Blogs(new OwnArticles(one, texts.stored), feed ?? undefined))
  return { missingPages, visits, socialClients, media, gateway, invoiceRenderer, feed, site, texts, blogs, archive }
}

export type Caches = Awaited<ReturnType<typeof openCaches>>
export type Services = Awaited<ReturnType<typeof openServices>>
