import type { AppContext } from './http/context.ts'
import type { JobRunner } from './jobs/runner.ts'
import type { Media } from './modules/media/media.ts'
import type { stripeGateway } from './modules/payments/payments.ts'
import type { PriceSources } from './modules/orders/orders.ts'
import type { Community } from './modules/posts/posts.ts'
import type { PlanCache } from './modules/plans/plans.ts'
import type { SearchEngine } from './modules/search/search.ts'
import { registerBackOfficeJobs } from './back-office.ts'
import { registerCommunityJobs } from './community.ts'
import { registerJobPurge } from './jobs/purge.ts'
import { registerBookJobs } from './modules/books/jobs.ts'
import { registerCartReminderJobs } from './modules/cart-reminders/jobs.ts'
import { registerCatalogueJobs } from './modules/catalogue/jobs.ts'
import { registerContactJobs } from './modules/contact/jobs.ts'
import { registerDownloadJobs } from './modules/downloads/jobs.ts'
import { registerImportJobs } from './modules/imports/jobs.ts'
import { registerMediaJobs } from './modules/media/jobs.ts'
import { registerOrderJobs } from './modules/orders/jobs.ts'
import { registerPaymentJobs } from './modules/card-payments/jobs.ts'
import { registerReviewJobs } from './modules/reviews/jobs.ts'
import { registerPrivacyJobs } from './modules/privacy/jobs.ts'
import { registerMergingJobs } from './modules/merging/jobs.ts'
import { registerRepeatDeliveryJobs } from './modules/repeat-deliveries/jobs.ts'
import { registerSearchJobs } from './modules/search/search.ts'
import { registerStockAlertJobs } from './modules/stock-alerts/jobs.ts'
import { registerSubscriptionJobs } from './modules/subscriptions/jobs.ts'
import { registerNewsletterJobs } from './modules/newsletter/jobs.ts'
import { registerSeoJobs } from './modules/seo/jobs.ts'
import { registerWaitlistJobs } from './modules/waitlist/jobs.ts'

interface JobSources {
  /** Null if there are no payments by card. */
  gateway: ReturnType<typeof stripeGateway> | null
  plans: PlanCache
  sources: PriceSources
  engine: SearchEngine
  community: Community
  media: Media
  log: { error: (fields: object, message: string) => void }
  network: Parameters<typeof registerImportJobs>[1]['network']
  importsApart: Parameters<typeof registerImportJobs>[1]['importsApart']
}

/** Registers the shop's background jobs and their schedules. */
export function registerJobs(
  jobs: JobRunner,
  appContext: AppContext,
  { gateway, plans, sources, engine, community, media, log, network, importsApart }: JobSources,
): void {
  const { config, clock, signingSecret } = appContext
  registerJobPurge(jobs)
  registerCatalogueJobs(jobs)
  registerOrderJobs(jobs, { config, signingSecret })
  registerBookJobs(jobs, log)
  registerPaymentJobs(jobs, { config, signingSecret, gateway, log })
  registerSubscriptionJobs(jobs, { config, plans, gateway: gateway?.subscriptions ?? null, log })
  registerRepeatDeliveryJobs(jobs, { config, signingSecret, sources, gateway, log })
  registerSearchJobs(jobs)
  registerReviewJobs(jobs, { config, signingSecret })
  registerMergingJobs(jobs, { engine, signingSecret })
  registerPrivacyJobs(jobs, engine, { config })
  registerWaitlistJobs(jobs)
  registerNewsletterJobs(jobs, { config, signingSecret })
  registerCartReminderJobs(jobs, { config, signingSecret })
  registerCommunityJobs(jobs, community, appContext)
  registerContactJobs(jobs, media)
  registerStockAlertJobs(jobs, appContext)
  registerMediaJobs(jobs, media.storage)
  registerDownloadJobs(jobs, media)
  registerSeoJobs(jobs)
  registerImportJobs(jobs, { config, clock, media, network, importsApart })
  registerBackOfficeJobs(jobs, appContext)
}
