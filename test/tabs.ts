import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A visitor's page, in a context of its own. */
interface Tab {
  page: Page
  context: BrowserContext
}

/** Options for opening a tab; they can't be changed afterwards. */
interface TabOptions {
  theme: 'light' | 'dark'
  hasTouch: boolean
  script: boolean
  serviceWorker: boolean
}

/** What ends with a visit: init scripts, functions exposed to pages, devices. */
const belongings = new WeakMap<Page, Belonging[]>()
interface Belonging {
  dispose: () => Promise<unknown>
}

/** Attaches something to a page until its visitor leaves. */
export function attachToPage(page: Page, belonging: Belonging): void {
  belongings.set(page, [...(belongings.get(page) ?? []), belonging])
}

const heard = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const

/**
 * The pages of a shop's visitors. A page is passed on when its visitor leaves: a new one starts a process of its own and fetches and
 * compiles the whole shop anew, which is half the cost of a short journey.
 */
export class Tabs {
  readonly #browser: Browser
  readonly #url: string
  readonly #free = new Map<string, Tab[]>()
  readonly #taken = new Set<BrowserContext>()
  /** Tabs that may have cached answers of a shop that has closed. */
  readonly #stale = new Set<Tab>()

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  /** A tab for a new visitor. */
  async open(options: TabOptions): Promise<Tab> {
    const tab = this.#freeOf(options).pop() ?? (await this.#openNew(options))
    this.#taken.add(tab.context)
    if (this.#stale.delete(tab)) await forgetAnswers(tab)
    return tab
  }

  /** Takes a tab back: its visitor's state is cleared, but what the browser has loaded and compiled stays. */
  async leave(tab: Tab, options: TabOptions): Promise<void> {
    const { page, context } = tab
    for (const event of heard) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const belonging of belongings.get(page) ?? []) await belonging.dispose()
    belongings.delete(page)
    for (const other of context.pages()) if (other !== page) await other.close()
    // Not a page of the app, whose script would write its own state over this.
    await page.goto(`${this.#url}/health`)
    await page.evaluate(() => sessionStorage.clear())
    // Opened only now: beside an open DevTools session, going offline behaves differently than without one.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#url, storageTypes: 'local_storage,indexeddb,cache_storage' })
    await context.clearCookies()
    await page.mouse.move(0, 0)
    // A visitor can't go back to the previous visitor's pages.
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
    this.#taken.delete(context)
    this.#freeOf(options).push(tab)
  }

  /** Ends all visits of a shop that closes. Tabs that were left stay for the next shop at this address. */
  async endVisits(): Promise<void> {
    await Promise.all([...this.#taken].map((context) => context.close()))
    this.#taken.clear()
    for (const tabs of this.#free.values()) for (const tab of tabs) this.#stale.add(tab)
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
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    return { page: await context.newPage(), context }
  }
}

/** Some answers of the API may be cached for a minute, and another shop would answer differently. Compiled scripts stay. */
async function forgetAnswers({ page, context }: Tab): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}
