import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '#scripts/browser.ts'

let launched: Promise<Browser> | undefined

/**
 * The browser of this process, which ends with it. Test files share it, each with contexts of its own: starting one takes longer than most
 * tests. One server for both workers would be less, but everything would go through a third process, and be written and read twice more.
 */
export const openBrowser = (): Promise<Browser> => (launched ??= launch())

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  return chromium.launch({ executablePath, args })
}
