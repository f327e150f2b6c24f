import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A visitor's page, in a context of its own. */
export interface Tab {
  page: Page
  context: BrowserContext
}

/** How it is opened, of which nothing can be changed afterwards. */
export interface TabOptions {
  theme: 'light' | 'dark'
  hasTouch: boolean
  script: boolean
  serviceWorker: boolean
}

/** What ends with a visit: scripts that pages begin with, functions they may call, devices. */
const belongings = new WeakMap<Page, Belonging[]>()
interface Belonging {
  dispose: () => Promise<unknown>
}

/** Gives something to who visits here, for as long as they do. */
export function untilLeft(page: Page, belonging: Belonging): void {
  belongings.set(page, [...(belongings.get(page) ?? []), belonging])
}

const heard = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const

/**
 * The pages of a shop's visitors. Who has left gives theirs to the next one: a new one starts a process of its own and fetches and compiles the
 * whole shop anew, which is half of what a short journey costs.
 */
export class Tabs {
  readonly #browser: Browser
  readonly #url: string
  readonly #free = new Map<string, Tab[]>()
  readonly #contexts: BrowserContext[] = []

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  /** For one who was never here. */
  async open(options: TabOptions): Promise<Tab> {
    return this.#freeOf(options).pop() ?? this.#openNew(options)
  }

  /** Takes a tab back: what its visitor left in it goes, what the browser has loaded and compiled of the shop stays. */
  async leave({ page, context }: Tab, options: TabOptions): Promise<void> {
    for (const event of heard) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const belonging of belongings.get(page) ?? []) await belonging.dispose()
    belongings.delete(page)
    for (const other of context.pages()) if (other !== page) await other.close()
    // No page of the app, whose script would write its own state over this.
    await page.goto(`${this.#url}/health`)
    await page.evaluate(() => sessionStorage.clear())
    // Opened now and not with the page: beside a session, being offline isn't what it is without one.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#url, storageTypes: 'local_storage,indexeddb,cache_storage' })
    await context.clearCookies()
    await page.mouse.move(0, 0)
    // Nobody goes back to where the one before was.
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
    this.#freeOf(options).push({ page, context })
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()))
  }

  #freeOf(options: TabOptions): Tab[] {
    const key = JSON.stringify(options)
    const tabs = this.#free.get(key) ?? []
    this.#free.set(key, tabs)
    return tabs
  }

  async #openNew({ theme, hasTouch, script, serviceWorker }: TabOptions): Promise<Tab> {
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      javaScriptEnabled: script,
      hasTouch,
      reducedMotion: 'reduce',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    })
    this.#contexts.push(context)
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    return { page: await context.newPage(), context }
  }
}
