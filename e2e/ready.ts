import type { Page, Request, Response } from 'playwright-core'

/** Opens a page and waits until React has taken it over (where it does) and whatever it asks for then has come and is drawn. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const underWay = watchRequests(page)
  const response = await page.goto(path)
  // Pages that React renders hold their data; others are ready as they come.
  await page.locator('html[data-hydrated], html:not(:has(#data))').waitFor({ state: 'attached' })
  await idle(page)
  while (underWay.requests.length > 0) {
    await Promise.all(underWay.requests.splice(0))
    await idle(page)
  }
  underWay.stop()
  return response
}

/** What the page asks for, each with its end. */
function watchRequests(page: Page): { requests: Promise<unknown>[]; stop: () => void } {
  const requests: Promise<unknown>[] = []
  const watch = (request: Request) => {
    const ended = request.response().then((response) => response?.finished())
    requests.push(ended.catch(() => undefined))
  }
  page.on('request', watch)
  return { requests, stop: () => page.off('request', watch) }
}

/** Waits until the page has drawn what it has and has nothing to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))))
