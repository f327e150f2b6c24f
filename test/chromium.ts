import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '#scripts/browser.ts'

export interface BrowserOptions {
  /** Loads pictures: a third of what a page costs. Only where a test is about them, or about how pages look. */
  pictures: boolean
  /** Draws what a screenshot shows: a quarter of what a page costs. Everything else is known from styles and layout. */
  pixels: boolean
}

const launched = new Map<string, Promise<Browser>>()

/**
 * The browser of this process, which ends with it. Test files share it, each with contexts of its own: starting one takes longer than most
 * tests. One server for both workers would be less, but everything would go through a third process, and be written and read twice more.
 */
export function openBrowser(options: BrowserOptions): Promise<Browser> {
  const key = JSON.stringify(options)
  const browser = launched.get(key) ?? launch(options)
  launched.set(key, browser)
  return browser
}

async function launch({ pictures, pixels }: BrowserOptions): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  const pictureless = pictures ? [] : ['--blink-settings=imagesEnabled=false']
  // Without memory for tiles no tile is drawn.
  const unseen = pixels ? [] : ['--force-gpu-mem-available-mb=0']
  return chromium.launch({ executablePath, args: [...args, ...pictureless, ...unseen] })
}
