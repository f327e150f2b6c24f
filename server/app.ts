import { setShopCurrency } from '#contract/currency.ts'
import type { FastifyInstance } from 'fastify'
import { type Call, endpoints } from '#contract/api.ts'
import { authenticator, backOfficeRoutes } from './back-office.ts'
import { actLimiter } from './http/act-limits.ts'
import { communityRoutes, openLive } from './community.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/pool.ts'
import { payloadItems } from './db/notify-batcher.ts'
import { callInProcess, registerApi } from './http/api.ts'
import type { BoundEndpoint } from './http/bind.ts'
import type { AppContext } from './http/context.ts'
import { SecurityLog } from './http/security-log.ts'
import { createServer, drain, type LogTarget } from './http/server.ts'
import { inEachLocale, translated } from './http/locale.ts'
import { registerMaintenance } from './http/maintenance.ts'
import { registerSystemRoutes } from './http/system-routes.ts'
import { logFailure } from './jobs/log-failure.ts'
import { countJobs } from './jobs/queries.ts'
import { JobRunner } from './jobs/runner.ts'
import { createPasswordHasher, type PasswordHasher } from './modules/auth/passwords/hasher.ts'
import { countingVisits, Visits } from './modules/analytics/visits.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { registerCallbackRoutes } from './modules/auth/social/callback-routes.ts'
import { SocialClients } from './modules/auth/social/clients.ts'
import { Blogs, blogTag } from './modules/blog/blog.ts'
import { openFeed } from './modules/blog/open-feed.ts'
import { registerBlogPictures } from './modules/blog/picture-routes.ts'
import { registerBlogFeeds } from './modules/blog/feed-routes.ts'
import { OwnArticles } from './modules/blog/own-articles.ts'
import { blogRoutes } from './modules/blog/routes.ts'
import { cartRoutes } from './modules/cart/routes.ts'
import { countImbalances } from './modules/books/books.ts'
import { CatalogueCache } from './modules/catalogue/cache.ts'
import { tagsChannel } from './modules/catalogue/catalogue.ts'
import { labelsOf } from './modules/catalogue/labels.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { compareRoutes } from './modules/compare/routes.ts'
import { discardAttachment, storeAttachment } from './modules/contact/contact.ts'
import { contactRoutes } from './modules/contact/routes.ts'
import { customerRoutes } from './modules/customers/routes.ts'
import { importRoutes } from './modules/imports/routes.ts'
import { redirectRoutes } from './modules/redirects/routes.ts'
import { InvoiceRenderer } from './modules/invoices/invoices.ts'
import { finishingUploads } from './modules/media/finish.ts'
import { openMedia } from './modules/media/open.ts'
import { printedPicture } from './modules/media/media.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import { readAhead } from './modules/catalogue/read-ahead.ts'
import { registerDrawings } from './modules/catalogue/serve-drawings.ts'
import { registerMediaFiles } from './modules/media/serve.ts'
import { sumOrders } from './modules/orders/orders.ts'
import { memberPrices } from './modules/orders/member-lists.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { cardPaymentRoutes } from './modules/card-payments/routes.ts'
import { registerWebhookRoutes } from './modules/card-payments/webhook-routes.ts'
import { stripeGateway } from './modules/payments/payments.ts'
import { shippingRoutes } from './modules/shipping/routes.ts'
import { shownCurrencies } from './modules/currencies/currencies.ts'
import { currencyRoutes } from './modules/currencies/routes.ts'
import { taxRoutes } from './modules/tax/routes.ts'
import { promotionRoutes } from './modules/promotions/routes.ts'
import { planRoutes } from './modules/plans/routes.ts'
import { creditRoutes } from './modules/credit/routes.ts'
import { pointsRoutes } from './modules/points/routes.ts'
import { registerNotificationStream } from './modules/notifications/stream-routes.ts'
import { profileChanged } from './modules/profiles/profiles.ts'
import { questionRoutes } from './modules/questions/routes.ts'
import { returnRoutes } from './modules/returns/routes.ts'
import { reviewRoutes } from './modules/reviews/routes.ts'
import { privacyRoutes } from './modules/privacy/routes.ts'
import { mergingRoutes } from './modules/merging/routes.ts'
import { recentlyViewedRoutes } from './modules/recently-viewed/routes.ts'
import { hideProducts } from './modules/search/hidden-catalogue.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { PopularSearches, PostgresEngine, type Search, SearchLog } from './modules/search/search.ts'
import { followSettings } from './modules/settings/follow.ts'
import { shopRoutes } from './modules/shop/routes.ts'
import { pictureShownUntil } from './modules/stories/stories.ts'
import { stockAlertRoutes } from './modules/stock-alerts/routes.ts'
import { MissingPages } from './modules/seo/missing-pages.ts'
import { registerSharePictures } from './modules/seo/share-routes.ts'
import { seoRoutes } from './modules/seo/routes.ts'
import { registerSeoFiles } from './modules/seo/file-routes.ts'
import { subscriptionRoutes } from './modules/subscriptions/routes.ts'
import { openTexts } from './modules/texts/open-texts.ts'
import { openSite } from './modules/site/open-site.ts'
import { waitlistRoutes } from './modules/waitlist/routes.ts'
import { wishlistRoutes } from './modules/wishlist/routes.ts'
import { registerDelivery } from './messaging/delivery.ts'
import { closeGateways, openGateways } from './messaging/gateways.ts'
import type { Attachments } from './pages/forms.ts'
import { observe, type Observability } from './observability/observability.ts'
import { openPriceCaches, usualPrices } from './price-caches.ts'
import { registerJobs } from './shop-jobs.ts'
import { loadSigningSecret } from './signing-secret.ts'

export interface App {
  http: FastifyInstance
  database: Database
  /** The API's calls without HTTP. */
  call: Call
  /** The same for a client: they count against its limits. */
  callFrom: (address: string) => Call
  /** Pictures that come with forms. */
  attachments: Attachments
  /** Notes the pages that aren't there. */
  missingPages: MissingPages
  /** Counts visitors by how far they come. */
  visits: Visits
  catalogue: CatalogueCache
  search: Search
  /** Background jobs. They run after `jobs.start()`, or one by one with `jobs.runDue()`. */
  jobs: JobRunner
  observability: Observability
  close: () => Promise<void>
}

interface Options {
  config: Config
  databaseUrl: string
  clock?: () => Date
  passwordHasher?: PasswordHasher
  log?: LogTarget
  /** Endpoints besides the shop's own: a test binds those that it needs. */
  extraEndpoints?: BoundEndpoint[]
  /** From where files of others are fetched: the internet. */
  network?: Parameters<typeof registerJobs>[2]['network']
  /** Whether imports are done by processes of their own; without, by this one. */
  importsApart?: boolean
}

const hourMs = 3_600_000

/** Builds the application: all dependencies are wired here, by hand. A test passes in what it wants to replace. */
export async function createApp(options: Options): Promise<App> {
  const { config, databaseUrl, clock = () => new Date(), passwordHasher = createPasswordHasher(), log, extraEndpoints = [] } = options
  setShopCurrency(config.shop.currency.name)
  const http = createServer(config, log)
  const database = openDatabase(databaseUrl, config.databasePool, http.log)
  const catalogue = new CatalogueCache({ clock, hidden: !config.showProducts })
  const securityLog = new SecurityLog(http.log)
  const observability = await observe(http, config, {
    log: log ?? process.stdout,
    pool: database.connections,
    jobs: async () => (await countJobs.one(database.db, { now: clock() }))!,
    securityEvents: () => securityLog.counts,
    books: () => countImbalances(database.db),
    orders: () => sumOrders(database.db, new Date(clock().getTime() - hourMs)),
  })
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
  // Every page says what the shop is called.
  await followSettings(database, config, { log: http.log, onChange: () => catalogue.clear() })
  const { plans, promotions, currencies, shipping, taxes, lists } = await openPriceCaches(database, catalogue, { config, now: clock() })
  const engine = new PostgresEngine(config.searchIndexes, catalogue, clock)
  observability.addCache('search_index', () => ({ entries: engine.products.size }))
  await database.listen(
    'search',
    (payload) => engine.applyNotification(payload),
    () => engine.applyNotification(null),
  )
  const warn = (message: string) => (error: unknown) => http.log.warn({ stack: String(error) }, message)
  readAhead(database.db, catalogue)
  const searchLog = new SearchLog(database.db, warn('search log not written'))
  const missingPages = new MissingPages(database.db, config.origin, warn('missing pages not written'))
  const search: Search = { engine, catalogue, log: searchLog, popular: new PopularSearches() }
  const signingSecret = config.signingSecret ?? (await loadSigningSecret(database.db))
  const visits = new Visits({ database, signingSecret, clock, onFailure: warn('visits not written') })
  const appContext: AppContext = { database, clock, config, signingSecret, log: securityLog }
  const socialClients = new SocialClients(config.social)
  const media = openMedia(appContext, http.log)
  const gateway = config.payment.card && stripeGateway(config.payment.card)
  const invoiceRenderer = new InvoiceRenderer((url) => printedPicture(media, url))
  const feed = openFeed(appContext, { log: http.log, onChange: () => catalogue.invalidations.invalidate([blogTag]) })
  const site = await openSite(appContext, { onChange: () => catalogue.clear(), onError: warn('the site was not read') })
  const texts = await openTexts(appContext, catalogue.invalidations, { onError: warn('texts not read'), moreUses: site.pictureUses })
  const blogs = inEachLocale(config, (one) => new Blogs(new OwnArticles(one, texts.stored), feed ?? undefined))
  const priceSources = { promotions, currencies, shipping, taxes, lists }
  const boundEndpoints = [
    ...shopRoutes({
      plans,
      labelsIn: (db, { config: one, now }) => labelsOf(db, catalogue.in(translated(one)), now),
      arePromotions: promotions.areThere,
      usualShipping: usualPrices({ shipping, taxes }),
      siteIn: site.shown,
      currenciesIn: (db) => shownCurrencies(db, currencies),
    }),
    ...catalogueRoutes(catalogue, engine),
    ...searchRoutes(search, config.searchIndexes.products),
    ...authRoutes(passwordHasher, socialClients),
    ...customerRoutes((tx, userId, now) => profileChanged(tx, engine, userId, now)),
    ...mediaRoutes(media),
    ...cartRoutes(memberPrices(priceSources, plans)),
    ...wishlistRoutes(catalogue),
    ...compareRoutes(catalogue),
    ...recentlyViewedRoutes(catalogue),
    ...stockAlertRoutes(),
    ...orderRoutes(invoiceRenderer, priceSources),
    ...returnRoutes(priceSources),
    ...reviewRoutes(catalogue),
    ...questionRoutes(catalogue),
    ...cardPaymentRoutes(gateway),
    ...pointsRoutes(),
    ...creditRoutes(),
    ...planRoutes(plans),
    ...promotionRoutes(promotions, shipping),
    ...shippingRoutes(shipping),
    ...taxRoutes(taxes),
    ...currencyRoutes(currencies),
    ...subscriptionRoutes(plans, gateway?.subscriptions ?? null),
    ...communityRoutes({
      engine,
      catalogue,
      place: { origin: config.origin, locales: config.locales },
      articles: (now) => blogs(config).published(now),
    }),
    ...backOfficeRoutes(config),
    ...importRoutes(),
    ...redirectRoutes(),
    ...mergingRoutes(engine),
    ...privacyRoutes(passwordHasher, catalogue, plans),
    ...waitlistRoutes(),
    ...contactRoutes(),
    ...texts.routes,
    ...site.routes,
    ...blogRoutes(blogs, feed),
    ...seoRoutes(),
    ...extraEndpoints,
  ]
    .map(countingVisits(visits))
    .map(finishingUploads(media))
    .map((bound) => (config.showProducts ? bound : hideProducts(bound)))
  const api = { appContext, boundEndpoints, authenticate: authenticator(appContext), limitActs: actLimiter() }
  registerMaintenance(http, appContext)
  registerApi(http, api)
  registerNotificationStream(http, appContext, { live: await openLive(appContext), authenticate: api.authenticate })
  registerWebhookRoutes(http, appContext, { gateway, plans })
  registerCallbackRoutes(http, appContext, socialClients)
  registerMediaFiles(http, media, appContext, (id) => pictureShownUntil(database.db, id))
  if (config.showProducts) registerDrawings(http, appContext, catalogue)
  registerBlogPictures(http, media.encoder, appContext)
  registerBlogFeeds(http, blogs(config), appContext)
  registerSystemRoutes(http, appContext, [...endpoints, ...extraEndpoints.map(({ endpoint }) => endpoint)])
  const gateways = openGateways(config)
  const jobs = new JobRunner({ database, clock, onFailure: (failure) => logFailure(http.log, failure) })
  await registerDelivery(database.db, jobs, gateways)
  const importsApart = options.importsApart ? { databaseUrl } : undefined
  registerJobs(jobs, appContext, { gateway, plans, engine, media, log: http.log, network: options.network, importsApart })
  const close = async () => {
    await drain(http, config.shutdownDelayMs)
    await jobs.stop()
    await searchLog.flush()
    await missingPages.flush()
    await visits.flush()
    await observability.close()
    closeGateways(gateways)
    invoiceRenderer.close()
    media.encoder.close()
    media.storage.close()
    await database.close()
  }
  const callFrom = callInProcess(api)
  registerSeoFiles(http, appContext, { call: callFrom(''), catalogue, texts: texts.sitemap })
  registerSharePictures(http, appContext, callFrom(''))
  const attachments: Attachments = {
    store: (file) => storeAttachment(media, file, appContext),
    discard: (token) => discardAttachment(media, token, appContext),
  }
  return { http, database, call: callFrom(''), callFrom, attachments, missingPages, visits, catalogue, search, jobs, observability, close }
}
