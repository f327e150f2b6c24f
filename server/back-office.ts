import type { Endpoint } from '#contract/endpoint.ts'
import type { Config } from './config.ts'
import type { BoundEndpoint } from './http/bind.ts'
import type { AppContext, Caller } from './http/context.ts'
import type { JobRunner } from './jobs/runner.ts'
import { adminRoutes } from './modules/admin/routes.ts'
import { registerAnalyticsJobs } from './modules/analytics/jobs.ts'
import { analyticsRoutes } from './modules/analytics/routes.ts'
import { authenticateKey, isApiKey } from './modules/api-keys/api-keys.ts'
import { apiKeyRoutes } from './modules/api-keys/routes.ts'
import { authenticate } from './modules/auth/sessions/sessions.ts'
import { segmentRoutes } from './modules/segments/routes.ts'
import { settingRoutes } from './modules/settings/routes.ts'
import { registerWebhookJobs } from './modules/webhooks/jobs.ts'
import { webhookRoutes } from './modules/webhooks/routes.ts'

/** The back office's endpoints that belong to no domain of the shop. */
export const backOfficeRoutes = (config: Config): BoundEndpoint[] => [
  ...adminRoutes(config),
  ...segmentRoutes(),
  ...analyticsRoutes(),
  ...webhookRoutes(),
  ...apiKeyRoutes(),
  ...settingRoutes(config),
]

export function registerBackOfficeJobs(jobs: JobRunner, appContext: AppContext): void {
  registerAnalyticsJobs(jobs, appContext.config)
  registerWebhookJobs(jobs, appContext)
}

/** Finds the caller of a token: a session's user, or an API key's owner for the staff endpoints that the key may call. */
export const authenticator =
  ({ database: { db }, config }: { database: AppContext['database']; config: Config }) =>
  (token: string, now: Date, endpoint?: Endpoint): Promise<Caller | 'anyone' | null> =>
    isApiKey(token) ? authenticateKey(db, token, endpoint, now) : authenticate(db, token, now, config.admin)
