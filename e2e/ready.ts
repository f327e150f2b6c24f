import type { Page, Request, Response } from 'playwright-core'

/** Opens a page and waits for hydration, unless that waits for an interaction: an earlier click would be handled late. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  // Pages that are hydrated contain their data.
  await page.locator('html[data-hydrated], html[data-waiting], html:not(:has(#data))').waitFor({ state: 'attached' })
  return response
}

/** As `open`, then triggers what waits for an interaction, and waits until all requests are complete and rendered. */
export const openSettled = (page: Page, path: string): Promise<Response | null> =>
  settleAfter(page, async () => {
    const response = await open(page, path)
    await page.evaluate(() => void dispatchEvent(new Event('scroll')))
    return response
  })

/** The same, and waits until no skeleton is left. Not for the style guide, which always shows some. */
export async function openFully(page: Page, path: string): Promise<Response | null> {
  const response = await openSettled(page, path)
  // Between two requests, a page has none pending, but it still shows its skeletons.
  if ((await page.locator(skeleton).count()) > 0)
    await settleAfter(page, () => page.waitForFunction((one) => !document.querySelector(one), skeleton, { polling: 20 }))
  return response
}

const skeleton = '.animate-pulse'

/** Navigates within the same document, without reloading the frame. The first page is opened. */
export async function goTo(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(() => location.pathname.startsWith('/admin') && history.state !== null)
  if (!isThere) await openFully(page, path)
  else
    await settleAfter(page, async () => {
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

/** Acts on a page, and waits until all requests are complete and rendered. */
export async function settleAfter<T>(page: Page, go: () => Promise<T>): Promise<T> {
  const pending = new Map<Request, Promise<unknown>>()
  const watch = (request: Request) => {
    const ended = withTimeout(waitTimeoutMs, `${request.url()} hasn't been answered whole`, untilEnd(request))
    // Nobody may be waiting when it fails.
    ended.catch(() => {})
    pending.set(request, ended)
  }
  // The browser doesn't always report the end of requests of a page that was left.
  const forgetFormerPage = (response: Response) => {
    const navigation = response.request()
    if (!navigation.isNavigationRequest() || navigation.frame() !== page.mainFrame()) return
    for (const request of pending.keys()) if (request !== navigation) pending.delete(request)
  }
  page.on('request', watch).on('response', forgetFormerPage)
  try {
    const result = await go()
    await withTimeout(waitTimeoutMs, 'the page is never idle', waitUntilIdle(page))
    while (pending.size > 0) {
      const requests = [...pending.values()]
      pending.clear()
      await Promise.all(requests)
      await withTimeout(waitTimeoutMs, 'the page is never idle', waitUntilIdle(page))
    }
    return result
  } finally {
    page.off('request', watch).off('response', forgetFormerPage)
  }
}

/** The same as Playwright's default. Without a time-out, a wait would end with the test's own, which doesn't say what was missing. */
export const waitTimeoutMs = 30_000

async function untilEnd(request: Request): Promise<void> {
  const response = await request.response().catch(() => null)
  // A live stream never ends.
  if (response?.headers()['content-type']?.startsWith('text/event-stream')) return
  await response?.finished()
}

/** Fails with the name of the awaited condition after a time-out. */
export async function withTimeout<T>(ms: number, failure: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${failure} after ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Waits until the page has rendered and is idle. A headless browser sometimes renders no frame; layout is complete then. */
export const waitUntilIdle = (page: Page): Promise<void> =>
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
