import { setShopCurrency } from '#contract/currency.ts'
import { newsletterUrls } from '#contract/newsletter-urls.ts'
import type { FastifyInstance } from 'fastify'
import { type Call, endpoints } from '#contract/api.ts'
import { hourMs } from '#contract/time.ts'
import { authenticator } from './back-office.ts'
import { accountCallLimiter } from './http/account-call-limits.ts'
import { communityOf, openLive } from './community.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/pool.ts'
import { reportFailures } from './db/report-failures.ts'
import type { Db } from './db/statement.ts'
import { callInProcess, registerApi } from './http/api.ts'
import type { BoundEndpoint } from './http/bind.ts'
import type { AppContext } from './http/context.ts'
import { SecurityLog } from './http/security-log.ts'
import { createConcurrencyLimits, type ConcurrencyLimits } from './http/slots.ts'
import { createServer, drain, type LogTarget } from './http/server.ts'
import { registerMaintenance } from './http/maintenance.ts'
import { registerSystemRoutes } from './http/system-routes.ts'
import { logFailure, logUnclaimed, logUnrecorded } from './jobs/log-failure.ts'
import { countJobs } from './jobs/queries.ts'
import { JobRunner } from './jobs/runner.ts'
import { createPasswordHasher, type PasswordHasher } from './modules/auth/passwords/hasher.ts'
import type { Visits } from './modules/analytics/visits.ts'
import { registerCallbackRoutes } from './modules/auth/social/callback-routes.ts'
import { registerBlogPictures } from './modules/blog/picture-routes.ts'
import { registerBlogFeeds } from './modules/blog/feed-routes.ts'
import { countImbalances } from './modules/books/books.ts'
import { CatalogueCache } from './modules/catalogue/cache.ts'
import { discardUnused, storeAttachment } from './modules/contact/contact.ts'
import { registerDownloadFiles } from './modules/downloads/downloads.ts'
import { registerDrawings } from './modules/catalogue/serve-drawings.ts'
import { registerMediaFiles } from './modules/media/serve.ts'
import { sumOrders } from './modules/orders/orders.ts'
import { registerWebhookRoutes } from './modules/card-payments/webhook-routes.ts'
import { registerNotificationStream } from './modules/notifications/stream-routes.ts'
import type { Search } from './modules/search/search.ts'
import { isPictureShown } from './modules/conversations/conversations.ts'
import { isGroupPictureShown } from './modules/groups/groups.ts'
import { pictureShownUntil } from './modules/stories/stories.ts'
import type { MissingPages } from './modules/seo/missing-pages.ts'
import { registerSharePictures } from './modules/seo/share-routes.ts'
import { newestArchived } from './modules/newsletter/archive.ts'
import { registerSeoFiles } from './modules/seo/file-routes.ts'
import { registerDelivery } from './messaging/delivery.ts'
import { closeGateways, openGateways } from './messaging/gateways.ts'
import type { Attachments } from './pages/forms.ts'
import { observe, type Observability } from './observability/observability.ts'
import { registerJobs } from './shop-jobs.ts'
import { fitsStoredData, loadSigningSecret } from './signing-secret.ts'
import { bindEndpoints } from './shop-endpoints.ts'
import { type Caches, openCaches, openServices, type Services } from './shop-services.ts'

export interface App {
  http: FastifyInstance
  database: Database
  /** Makes calls of the API without HTTP. */
  call: Call
  /** Like `call`, on behalf of a client's address: these calls count against its limits. */
  callFrom: (address: string) => Call
  /** Stores pictures that come with forms. */
  attachments: Attachments
  /** Records requests for pages that aren't there. */
  missingPages: MissingPages
  /** Counts visitors by how far they get: visit, product, checkout. */
  visits: Visits
  catalogue: CatalogueCache
  search: Search
  /** Background jobs. They run after `jobs.start()`, or one by one with `jobs.runDue()`. */
  jobs: JobRunner
  observability: Observability
  /** Limits on what runs concurrently in this process. */
  slots: ConcurrencyLimits
  close: () => Promise<void>
}

interface Options {
  config: Config
  databaseUrl: string
  clock?: () => Date
  passwordHasher?: PasswordHasher
  log?: LogTarget
  /** Endpoints besides the shop's own, for tests. */
  extraEndpoints?: BoundEndpoint[]
  /** How imports fetch files from other servers; by default over the internet. */
  network?: Parameters<typeof registerJobs>[2]['network']
  /** Whether imports run in child processes instead of this one. */
  importsApart?: boolean
}

const secretChanged =
  'SECRET is not the one that stored data was encrypted with: two-step verification and webhooks fail until the old one is back, or you run ' +
  'npm run admin -- --new-secret (see "The secret has leaked" in the runbook)'

/** Builds the application: all dependencies are wired here, by hand. A test passes in the ones it replaces. */
export async function createApp(options: Options): Promise<App> {
  const { config, databaseUrl, clock = () => new Date(), passwordHasher = createPasswordHasher(), log, extraEndpoints = [] } = options
  setShopCurrency(config.shop.currency.name)
  const http = createServer(config, log)
  const database = openDatabase(databaseUrl, config.databasePool, http.log)
  const onReloadFailed = reportFailures((error) => http.log.warn({ stack: String(error) }, 'products for lists not read'))
  const catalogue = new CatalogueCache({ clock, hidden: !config.showProducts, onReloadFailed })
  const securityLog = new SecurityLog(http.log)
  const observability = await startObserving(http, { config, log, database, clock, securityLog })
  const caches = await openCaches({ config, database, catalogue, clock, log: http.log, observability })
  const signingSecret = config.signingSecret ?? (await loadSigningSecret(database.db))
  if (!(await fitsStoredData(database.db, signingSecret, clock()))) http.log.warn(secretChanged)
  const appContext: AppContext = { database, clock, config, signingSecret, slots: createConcurrencyLimits(), log: securityLog }
  const services = await openServices(appContext, catalogue, http.log)
  const boundEndpoints = bindEndpoints(caches, services, { config, passwordHasher, extraEndpoints })
  const api = { appContext, boundEndpoints, authenticate: authenticator(appContext), limitAccountCalls: accountCallLimiter() }
  const callFrom = callInProcess(api, http.log)
  await registerRoutes(http, api, { caches, services, extraEndpoints })
  const gateways = openGateways(config)
  const jobs = new JobRunner({
    database,
    clock,
    onFailure: (failure) => logFailure(http.log, failure),
    onUnrecorded: (failure) => logUnrecorded(http.log, failure),
    onUnclaimed: (error) => logUnclaimed(http.log, error),
  })
  await registerDelivery(database.db, jobs, { gateways, clock })
  registerJobs(jobs, appContext, jobSources(options, { caches, services, log: http.log }))
  registerSeoFiles(http, appContext, { call: callFrom(''), catalogue, texts: morePages(services, appContext) })
  registerSharePictures(http, appContext, callFrom(''))
  const { media, missingPages, visits } = services
  return {
    http,
    database,
    call: callFrom(''),
    callFrom,
    attachments: attachmentsOf(media, appContext),
    missingPages,
    visits,
    catalogue,
    search: caches.search,
    jobs,
    observability,
    slots: appContext.slots,
    close: () => close({ http, config, jobs, database, observability, gateways, caches, services }),
  }
}

interface Observed {
  config: Config
  log: LogTarget | undefined
  database: Database
  clock: () => Date
  securityLog: SecurityLog
}

/** Starts logs, metrics and traces of requests; the metrics also show jobs, the books, orders and security events. */
const startObserving = (http: FastifyInstance, { config, log, database, clock, securityLog }: Observed): Promise<Observability> =>
  observe(http, config, {
    log: log ?? process.stdout,
    pool: database.connections,
    jobs: async () => (await countJobs.one(database.db, { now: clock() }))!,
    securityEvents: () => securityLog.counts,
    books: () => countImbalances(database.db),
    orders: () => sumOrders(database.db, new Date(clock().getTime() - hourMs)),
  })

interface Opened {
  caches: Caches
  services: Services
}

/** Registers the API and all other routes. */
async function registerRoutes(
  http: FastifyInstance,
  api: Parameters<typeof registerApi>[1],
  { caches, services, extraEndpoints }: Opened & { extraEndpoints: BoundEndpoint[] },
): Promise<void> {
  const { appContext, authenticate } = api
  const { config, database } = appContext
  const { media, gateway, socialClients, blogs } = services
  /** The caller of a session; an API key has none. */
  const session = async (token: string, now: Date) => {
    const caller = await authenticate(token, now)
    return caller === 'anyone' ? null : caller
  }
  registerMaintenance(http, appContext)
  registerApi(http, api)
  registerNotificationStream(http, appContext, { live: await openLive(appContext), authenticate: session })
  registerWebhookRoutes(http, appContext, { gateway, plans: caches.prices.plans })
  registerCallbackRoutes(http, appContext, socialClients)
  registerMediaFiles(http, media, appContext, (id) => shownUntil(database.db, id))
  registerDownloadFiles(http, media, appContext)
  if (config.showProducts) registerDrawings(http, appContext, caches.catalogue)
  registerBlogPictures(http, media.encoder, appContext)
  registerBlogFeeds(http, blogs(config), appContext)
  registerSystemRoutes(http, appContext, [...endpoints, ...extraEndpoints.map(({ endpoint }) => endpoint)])
}

const jobSources = (
  { config, databaseUrl, network, importsApart }: Options,
  { caches, services, log }: Opened & { log: FastifyInstance['log'] },
): Parameters<typeof registerJobs>[2] => ({
  gateway: services.gateway,
  plans: caches.prices.plans,
  sources: caches.prices,
  engine: caches.search.engine,
  community: communityOf(caches, services, config),
  media: services.media,
  log,
  network,
  importsApart: importsApart ? { databaseUrl } : undefined,
})

/** The number of issues of the newsletter in the sitemap, the newest ones. */
const issuesMax = 1000

/** Pages for the sitemap that staff have added: texts and issues of the newsletter. */
const morePages = (
  { texts: { sitemap }, archive }: Services,
  { config: { locales }, database }: AppContext,
): NonNullable<Parameters<typeof registerSeoFiles>[2]['texts']> => ({
  pages: async () => [
    ...sitemap.pages().map((path) => ({ path })),
    ...(archive.isThere ? [{ path: newsletterUrls.archive() }] : []),
    ...(await newestArchived(database.db, issuesMax)).map(({ id, sentOn, locale }) => ({
      path: newsletterUrls.issue(id),
      changedAt: sentOn,
      locale: locales.find((one) => one === locale) ?? locales[0],
    })),
  ],
  stamp: () => `${sitemap.stamp()} ${archive.revision}`,
})

const attachmentsOf = (media: Services['media'], appContext: AppContext): Attachments => ({
  receiving: appContext.slots.receiving,
  store: (sent) => storeAttachment(media, sent, appContext),
  discardUnused: (sent) => discardUnused(media, sent, appContext),
})

interface Closing extends Opened, Pick<App, 'http' | 'jobs' | 'database' | 'observability'> {
  config: Config
  gateways: ReturnType<typeof openGateways>
}

/** Finishes requests and running jobs, flushes what is still in memory, and closes the database last, as everything before may need it. */
async function close({ http, config, jobs, database, observability, gateways, caches, services }: Closing): Promise<void> {
  await drain(http, config.shutdownDelayMs)
  await jobs.stop()
  await caches.searchLog.flush()
  await services.missingPages.flush()
  await services.visits.flush()
  await observability.close()
  closeGateways(gateways)
  services.invoiceRenderer.close()
  services.media.encoder.close()
  services.media.storage.close()
  await database.close()
}

const farFuture = new Date(8.64e15)

/** Until when an expiring picture may be shown: a story's until the story ends, a message's until the message is taken back. */
const shownUntil = async (db: Db, upload: string): Promise<Date | null> =>
  (await pictureShownUntil(db, upload)) ??
  ((await isPictureShown(db, upload)) || (await isGroupPictureShown(db, upload)) ? farFuture : null)
