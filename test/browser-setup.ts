import { findBrowser } from '#scripts/browser.ts'

/** Unpacks the browser before two workers ask for it at once. */
export default async function setup(): Promise<void> {
  await findBrowser()
}
