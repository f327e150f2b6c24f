import type { Browser, BrowserContext, Page } from 'playwright-core'
import { freePort, isFree } from '#scripts/free-port.ts'
import { withDemoPayments } from '#scripts/demo-payments.ts'
import { withDemoProvider } from '#scripts/provider/demo.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { ensureOwner } from '#server/modules/auth/passwords/owners.ts'
import { createPasswordHasher } from '#server/modules/auth/passwords/hasher.ts'
import type { LogTarget } from '#server/http/server.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { registerPages } from '#server/pages/pages.ts'
import { openBrowser } from './chromium.ts'
import { cloneDatabase } from './database.ts'
import { Tabs } from './tabs.ts'

/** Longer than anything takes on a busy machine. Waiting costs nothing if the result comes in time, and a missing one fails anyway. */
const patienceMs = 30_000

/** Cheap hashes: real ones are slow. */
const passwordHasher = createPasswordHasher({ memory: 64, passes: 1 })

export type Shop = Awaited<ReturnType<typeof openShop>>

interface View {
  width?: number
  theme?: 'light' | 'dark'
  script?: boolean
  /** Enables the service worker, whose requests are invisible to tests that watch requests. */
  serviceWorker?: boolean
}

interface ShopOptions {
  logLevel?: string
  log?: LogTarget
  /** Accepts cards with the demo's fake Stripe. */
  takesCards?: boolean
  /** The browser also loads pictures. */
  pictures?: boolean
  /** The browser draws pixels, for screenshots. */
  pixels?: boolean
  /** The shop's languages, as in the settings. */
  locales?: string
}

/** Options of a shop's `visit`. */
interface Visit {
  page: Page
  context: BrowserContext
  faults: string[]
  /**
   * Releases the page for the next visitor: a new context costs twice as much. Not for pages with remaining state (`attachToPage`) or offline.
   */
  leave: () => Promise<void>
}

/** Ports of shops that have closed. The next one gets the same address, so that browser tabs have its files already, and compiled. */
const closedPorts: number[] = []

async function portOfShop(): Promise<number> {
  const port = closedPorts.pop()
  return port && (await isFree(port)) ? port : freePort()
}

const tabsByAddress = new Map<Browser, Map<string, Tabs>>()

/** The tabs of this browser at this address, some of which may have been at the address before. */
function tabsAt(browser: Browser, url: string): Tabs {
  const byAddress = tabsByAddress.get(browser) ?? new Map<string, Tabs>()
  tabsByAddress.set(browser, byAddress)
  const tabs = byAddress.get(url) ?? new Tabs(browser, url)
  byAddress.set(url, tabs)
  return tabs
}

/** The built shop with the demo world in a database of its own, the demo's provider behind it, and a real browser. */
export async function openShop(options: ShopOptions = {}) {
  const { logLevel = 'error', log, takesCards = false, pictures = false, pixels = false, locales } = options
  const database = await cloneDatabase('demo')
  const closers: (() => Promise<void>)[] = []
  const port = await portOfShop()
  const settings = readConfig({ PORT: String(port), LOG_LEVEL: logLevel, ...(locales && { LOCALES: locales }) })
  const life = { defer: (closer: () => Promise<void>) => void closers.push(closer) }
  const withProvider = await withDemoProvider(settings, life)
  const config = takesCards ? (await withDemoPayments(withProvider, life)).config : withProvider
  const app = await createApp({ config, databaseUrl: database.nearUrl, passwordHasher, log })
  await registerPages(app.http, { call: app.call, callFrom: app.callFrom, config, invalidations: app.catalogue.invalidations })
  await app.http.listen({ host: config.host, port: config.port })
  const browser = await openBrowser({ pictures, pixels })
  const tabs = tabsAt(browser, config.origin)
  return {
    url: config.origin,
    app,
    visit: (view: View = {}) => visit(tabs, view),
    setStock: (variantId: string, stock: number) =>
      app.database.transaction((tx) => changeVariants(tx, [{ id: variantId, stock }], new Date())),
    outbox: async () => (await (await fetch(`${config.origin}/dev/outbox.json`)).json()) as { to: string; subject: string; text: string }[],
    /** A link for an owner, as `npm run admin` creates it. */
    ownerLink: async (email: string) =>
      (await app.database.transaction((tx) => ensureOwner(tx, { email, name: 'Owner' }, new Date()))).path,
    close: async () => {
      await tabs.endVisits()
      await app.close()
      closedPorts.push(port)
      for (const close of closers) await close()
      await database.drop()
    },
  }
}

/**
 * A visitor without stored state. `faults` collects what a page must not do: throw, log errors, or load missing files. Chromium logs every
 * response of 400 and above; listening to all other responses too would be a sixth of what Playwright does per page.
 */
async function visit(tabs: Tabs, { width = 1280, theme = 'light', script = true, serviceWorker = false }: View): Promise<Visit> {
  const options = { theme, hasTouch: width < 768, script, serviceWorker }
  const tab = await tabs.open(options)
  const { page, context } = tab
  context.setDefaultTimeout(patienceMs)
  await page.setViewportSize({ width, height: 900 })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  return { page, context, faults, leave: () => tabs.leave(tab, options) }
}
