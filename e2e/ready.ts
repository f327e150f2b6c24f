import type { Page, Request, Response } from 'playwright-core'

/** Opens a page and waits until React has taken it over, if it does before something is pressed: a click before that comes late. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  // Pages that React takes over bring their data with them.
  await page.locator('html[data-hydrated], html[data-waiting], html:not(:has(#data))').waitFor({ state: 'attached' })
  return response
}

/** As `open`, and waits until everything that the page asks for has come and is drawn. */
export async function openWhole(page: Page, path: string): Promise<Response | null> {
  const requests: Promise<unknown>[] = []
  const watch = (request: Request) => void requests.push(untilEnd(request))
  page.on('request', watch)
  const response = await open(page, path)
  await idle(page)
  while (requests.length > 0) {
    await Promise.all(requests.splice(0))
    await idle(page)
  }
  page.off('request', watch)
  return response
}

async function untilEnd(request: Request): Promise<void> {
  const response = await request.response().catch(() => null)
  // A live stream has no end.
  if (response?.headers()['content-type']?.startsWith('text/event-stream')) return
  await response?.finished()
}

/** Waits until the page has drawn what it has and has nothing to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))))
