import { chromium } from 'playwright-core'
import { findBrowser } from '#scripts/browser.ts'

export interface Browser {
  /** The scripts and styles a first visit loads, until nothing more is asked for; as paths under dist/client. */
  visit: (url: string) => Promise<string[]>
  close: () => Promise<void>
}

/** A real browser: only it knows what a page fetches by itself once it runs. Fails where there is none. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...(await findBrowser()) })
  return { visit: (url) => visit(browser, url), close: () => browser.close() }
}

/** In a context of its own, so that nothing is in its cache. */
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
