import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { attachToPage } from '#test/tabs.ts'
import { prepareAxe, type WithAxe } from './axe-in-page.ts'
import { readContrastStyles } from './contrast-styles.ts'
import { waitUntilIdle, waitTimeoutMs, withTimeout } from './ready.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeScript = `${axe};(${String(prepareAxe)})((${String(readContrastStyles)})())`

/** Accessibility violations, which no page may have. Checks all rules or only some, on the whole page or a part. */
export async function axeFindings(page: Page, rules?: readonly string[], part = 'html'): Promise<string[]> {
  return findings(page, part, rules)
}

/** Checks again in another width or theme. Of long lists, only the first items are checked, since the others were the first time. */
export async function axeFindingsAgain(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('ul, ol, tbody, [role=feed]'))
      for (const item of [...list.children].slice(6)) (item as HTMLElement).dataset['checked'] = ''
  })
  return findings(page, 'html', rules)
}

/** Styles of texts that are known to have enough contrast. Contrast is the slowest rule, so each style is checked only once. */
const goodStyles = new Set<string>()

async function findings(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  // The script is long, so each page gets it only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await addAxe(page)
  const looked = page.evaluate(([where, only, known]) => (globalThis as unknown as WithAxe).lookWithAxe(where, only, known), [
    part,
    rules,
    [...goodStyles].join(' '),
  ] as const)
  const { violations, good } = await withTimeout(waitTimeoutMs, "axe hasn't looked at everything", looked)
  for (const style of good) goodStyles.add(style)
  return violations
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Uses CDP directly: Chromium compiles what `page.evaluate` runs anew for each page, which would take three quarters of the time. */
async function addAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { exceptionDetails } = await (await session).send('Runtime.evaluate', { expression: axeScript, returnByValue: false })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
}

/** Collects violations of the pages' content security policy, so far and in later pages. Call it before the first page opens. */
export async function collectPolicyViolations(page: Page): Promise<string[]> {
  const refused: string[] = []
  attachToPage(page, await page.exposeFunction('policyRefused', (what: string) => void refused.push(what)))
  const watching = await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (globalThis as unknown as { policyRefused: (what: string) => void }).policyRefused(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    ),
  )
  attachToPage(page, watching)
  return refused
}

const files = new Set(['image', 'stylesheet', 'script', 'font'])

/** Collects the addresses of missing images, styles, scripts and fonts as they're requested. */
export function collectMissingFiles(page: Page): string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && files.has(response.request().resourceType())) missing.push(response.url())
  })
  return missing
}

/** Switches the theme by its class, which is the only difference. It lasts until the page is reloaded. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), theme === 'dark')
  await waitUntilIdle(page)
}
/** Switches to the dark theme, as `setTheme` does. */
export const setDarkTheme = (page: Page): Promise<void> => setTheme(page, 'dark')

/** Resizes the window and waits until the page has rendered, as lists of the back office change from a table to rows. */
export async function resize(page: Page, width: number): Promise<void> {
  await withTimeout(waitTimeoutMs, "the window hasn't its width", page.setViewportSize({ width, height: 900 }))
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  await waitUntilIdle(page)
}

/** How many pixels the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const fontOf = (name: string): string => readFileSync(join(import.meta.dirname, `../web/fonts/${name}-latin.woff2`), 'base64')
/** Our fallback fonts as on a machine with Arial, Roboto or Liberation Sans: with our fonts' metrics. Test machines have none of these. */
const standIns = { 'Archivo Fallback': fontOf('archivo'), 'Inter Fallback': fontOf('inter') }

/**
 * Measures the total layout shift since the page began (0 is none). Call it before the page opens. Late fonts cause no shift, since the
 * stand-ins have their metrics, as on people's devices; without them, a busy machine that renders cached fonts late sometimes sees one.
 */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  const fontsAtOnce = await page.addInitScript((fonts) => {
    for (const [family, file] of Object.entries(fonts)) {
      const bytes = (Uint8Array as unknown as { fromBase64: (text: string) => Uint8Array<ArrayBuffer> }).fromBase64(file)
      document.fonts.add(new FontFace(family, bytes, { weight: '100 900' }))
    }
  }, standIns)
  const summing = await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(globalThis, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const script of [fontsAtOnce, summing]) attachToPage(page, script)
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
}

/** Targets too small for a finger: visible links and buttons outside running text that are under 44 px in both directions. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button], input:not([type=hidden]), select, nav a, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.height < 43.5 || box.width < 24))
      .map(({ element, box }) => `${Math.round(box.width)} x ${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`),
  )
