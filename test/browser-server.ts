import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '#scripts/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the one browser that every test file shares, each with contexts of its own. */
    browserEndpoint: string
  }
}

/** One browser for the whole run: starting one takes longer than most tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { executablePath, args } = await findBrowser()
  const server = await chromium.launchServer({ executablePath, args, host: '127.0.0.1' })
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
