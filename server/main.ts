import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { refreshOutdated } from './modules/catalogue/catalogue.ts'
import { registerPages } from './pages/pages.ts'

/** Opens the shop on its address. `close` finishes what is under way first. */
export async function serve(
  config: Config & { databaseUrl: string },
  options: { dev?: boolean } = {},
): Promise<{ address: string; close: () => Promise<void> }> {
  const app = await createApp({ config, databaseUrl: config.databaseUrl })
  try {
    await refreshOutdated(app.database)
    await registerPages(app.http, { call: app.call, config, version: () => app.catalogue.version, dev: options.dev ?? false })
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
