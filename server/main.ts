import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { refreshOutdated } from './modules/catalogue/catalogue.ts'
import { registerPages } from './pages/pages.ts'

/** So many products are brought up to date before the shop opens. */
const outdatedMax = 2000

/** Opens the shop on its address. `close` finishes what is under way first. */
export async function serve(
  config: Config & { databaseUrl: string },
  options: { dev?: boolean } = {},
): Promise<{ address: string; close: () => Promise<void> }> {
  const app = await createApp({ config, databaseUrl: config.databaseUrl })
  try {
    // A shop of usual size is right from its first page on; a larger one is brought up to date by a job.
    await refreshOutdated(app.database, outdatedMax)
    await registerPages(app.http, { call: app.call, config, invalidations: app.catalogue.invalidations, dev: options.dev ?? false })
    const address = await app.http.listen({ host: config.host, port: config.port })
    await app.jobs.start()
    if (!config.mail && !config.outbox)
      app.http.log.warn('No mail server is configured (SMTP_URL): mails are kept for a day, and reach nobody')
    return { address, close: app.close }
  } catch (error) {
    await app.close()
    throw error
  }
}
