import { chromium } from 'playwright-core'
import { findBrowser } from '#scripts/browser.ts'

export interface Browser {
  /** The scripts and styles that a first visit loads, until no more are requested; as paths under dist/client. */
  visit: (url: string) => Promise<string[]>
  close: () => Promise<void>
}

/** Opens a real browser: only a browser shows what a page fetches once it runs. Fails if there is none. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...(await findBrowser()) })
  return { visit: (url) => visit(browser, url), close: () => browser.close() }
}

/** Visits in a new browser context, so that the cache is empty. */
async function visit(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string): Promise<string[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const loaded = new Set<string>()
    page.on('request', (request) => void loaded.add(new URL(request.url()).pathname))
    await page.goto(url, { waitUntil: 'networkidle' })
    return [...loaded].filter((path) => /\.(js|css)$/.test(path)).map((path) => path.slice(1))
  } finally {
    await context.close()
  }
}
