import { type App, createApp } from './app.ts'
import type { Config } from './config.ts'
import { refuseDemoAccounts } from './demo-accounts.ts'
import { refreshOutdated } from './modules/catalogue/catalogue.ts'
import type { PageCache } from './pages/cache.ts'
import { registerPages } from './pages/pages.ts'
import { sharedReads } from './pages/shared-reads.ts'
import { sweepTemporaryFolders } from './http/temporary-folders.ts'

/** Up to this many products are updated before the shop opens. */
const outdatedMax = 2000

/**
 * Opens the shop: web (API and pages, at `address`), worker (background jobs), or both, depending on `config.process`. `close` first
 * finishes what is in progress.
 */
export async function serve(
  config: Config & { databaseUrl: string },
  options: { dev?: boolean } = {},
): Promise<{ address: string | undefined; close: () => Promise<void> }> {
  await sweepTemporaryFolders()
  const app = await createApp({ config, databaseUrl: config.databaseUrl, importsApart: true })
  try {
    if (!config.local && config.process !== 'worker') await refuseDemoAccounts(app.database.db)
    // A shop of usual size is up to date from its first page on; a larger one is updated by a job.
    await refreshOutdated(app.database, outdatedMax)
    const address = config.process === 'worker' ? undefined : await openWeb(app, config, options.dev ?? false)
    if (config.process !== 'web') await app.jobs.start()
    return { address, close: app.close }
  } catch (error) {
    await app.close()
    throw error
  }
}

async function openWeb(
  { http, call, callFrom, attachments, missingPages, visits, catalogue, observability }: App,
  config: Config,
  dev: boolean,
): Promise<string> {
  const onCache = (cache: PageCache) => observability.addCache('pages', () => ({ ...cache.size, ...cache.counts }))
  const { invalidations } = catalogue
  const shared = sharedReads(call, { invalidations, now: Date.now })
  await registerPages(http, { call: shared, callFrom, attachments, config, invalidations, missingPages, visits, onCache, dev })
  return http.listen({ host: config.host, port: config.port })
}
