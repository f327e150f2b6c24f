import type { Page, Request, Response } from 'playwright-core'

/** Opens a page and waits until React has taken it over, if it does before something is pressed: a click before that comes late. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  // Pages that React takes over bring their data with them.
  await page.locator('html[data-hydrated], html[data-waiting], html:not(:has(#data))').waitFor({ state: 'attached' })
  return response
}

/** As `open`, begins to use the page, for what waits for that, and waits until everything that it asks for has come and is drawn. */
export const openWhole = (page: Page, path: string): Promise<Response | null> =>
  untilDrawn(page, async () => {
    const response = await open(page, path)
    await page.evaluate(() => void dispatchEvent(new Event('scroll')))
    return response
  })

/** Goes to another page of the same document, as one who comes back to it: without loading the frame anew. The first one is opened. */
export async function goTo(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(() => location.pathname.startsWith('/admin') && history.state !== null)
  if (!isThere) await openWhole(page, path)
  else
    await untilDrawn(page, async () => {
      await page.evaluate((to) => {
        const { at } = history.state as { at: number }
        history.pushState({ key: `${at + 1}`, at: at + 1, state: null }, '', to)
        history.pushState({ key: `${at + 2}`, at: at + 2, state: null }, '', to)
        history.back()
      }, path)
      await page.waitForFunction((to) => location.pathname + location.search === to && !document.querySelector('[data-leaving]'), path)
    })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Does something with a page, and waits until everything that it asks for has come and is drawn. */
export async function untilDrawn<T>(page: Page, go: () => Promise<T>): Promise<T> {
  const requests: Promise<unknown>[] = []
  const watch = (request: Request) =>
    void requests.push(within(patienceMs, `${request.url()} hasn't been answered whole`, untilEnd(request)))
  page.on('request', watch)
  try {
    const result = await go()
    await within(patienceMs, 'the page is never idle', idle(page))
    while (requests.length > 0) {
      await Promise.all(requests.splice(0))
      await within(patienceMs, 'the page is never idle', idle(page))
    }
    return result
  } finally {
    page.off('request', watch)
    // What is under way when something failed fails with it, unheard.
    void Promise.allSettled(requests)
  }
}

/** As Playwright's own limit: what it waits for without one would end with the test, which doesn't say what was missing. */
export const patienceMs = 30_000

async function untilEnd(request: Request): Promise<void> {
  const response = await request.response().catch(() => null)
  // A live stream has no end.
  if (response?.headers()['content-type']?.startsWith('text/event-stream')) return
  await response?.finished()
}

/** Fails with what it waited for, once that took too long. */
export async function within<T>(ms: number, failure: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${failure} after ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Waits until the page has drawn what it has and has nothing to do. Now and then a browser that nobody looks at draws no frame: then what it has is laid out all the same. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const timeout = 5000
        const settle = () => requestIdleCallback(() => done(), { timeout })
        const frameless = setTimeout(settle, timeout)
        requestAnimationFrame(() => {
          clearTimeout(frameless)
          settle()
        })
      }),
  )
