import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '#scripts/browser.ts'

interface BrowserOptions {
  /** Loads pictures: a third of a page's cost. Needed only if a test is about them or about how pages look. */
  pictures: boolean
  /** Draws pixels for screenshots: a quarter of a page's cost. Everything else is known from styles and layout. */
  pixels: boolean
}

const launched = new Map<string, Promise<Browser>>()

/**
 * The browser of this process, which ends with it. Test files share it, each with contexts of its own: starting a browser takes longer than
 * most tests. One browser server for both workers would be cheaper to start, but everything would pass through a third process and be
 * serialized twice more.
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
