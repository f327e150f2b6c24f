import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '#scripts/browser.ts'

export interface BrowserOptions {
  /** Loads and draws pictures: a third of what a page costs. Only where a test is about them, or about how pages look. */
  pictures: boolean
}

const launched = new Map<boolean, Promise<Browser>>()

/**
 * The browser of this process, which ends with it. Test files share it, each with contexts of its own: starting one takes longer than most
 * tests. One server for both workers would be less, but everything would go through a third process, and be written and read twice more.
 */
export function openBrowser({ pictures }: BrowserOptions): Promise<Browser> {
  const browser = launched.get(pictures) ?? launch(pictures)
  launched.set(pictures, browser)
  return browser
}

async function launch(pictures: boolean): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  return chromium.launch({ executablePath, args: pictures ? args : [...args, '--blink-settings=imagesEnabled=false'] })
}
