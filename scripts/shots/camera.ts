import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { horizontalOverflow } from '#e2e/page-checks.ts'
import { Problem } from '../problem.ts'
import { endsWithin } from './ends-within.ts'
import { nameOf, pathOf, type State, type View } from './state.ts'
import type { ShotData } from './shot-data.ts'

const height = 900
const patienceMs = 30_000
/** Time limit for one state: waits inside a page have no time-out of their own, and Playwright sets none. */
const stateMs = 90_000

export interface CameraOptions {
  browser: Browser
  origin: string
  data: ShotData
  folder: string
}

interface Camera {
  /** Brings the page into the state and takes a screenshot. Fails if the state isn't reached, or if the page is wider than the window. */
  shoot: (state: State) => Promise<void>
  close: () => Promise<void>
}

/** The path of a screenshot in the folder. */
export const fileOf = (state: State, { width, theme }: View): string => join(`${width}-${theme}`, `${nameOf(state)}.png`)

/** One page for many pictures: opening another each time, and fetching all code anew, takes most of the time. */
export async function openCamera({ browser, origin, data, folder }: CameraOptions, view: View): Promise<Camera> {
  let current = await openPage(browser, origin, view)
  const take = async (page: Page, state: State): Promise<void> => {
    await forget(page)
    if (state.as) await page.context().setStorageState(data.storage[state.as])
    await state.before?.(page)
    await page.goto(pathOf(state, data) ?? '')
    await takenOver(page)
    await state.steps?.(page, view)
    await state.shows(page).waitFor()
    await settle(page)
    if (!state.screen) await unstick(page)
    await page.screenshot({ path: join(folder, fileOf(state, view)), fullPage: !state.screen, caret: 'hide' })
    const over = await horizontalOverflow(page)
    if (over > 0) throw new Problem(`${over} px wider than the window`)
  }
  const shoot = async (state: State): Promise<void> => {
    if (await endsWithin(stateMs, take(current, state))) return
    // The next state would be stuck behind whatever this page waits for.
    void leave(current)
    current = await openPage(browser, origin, view)
    throw new Problem(`had no end after ${stateMs / 1000} s`)
  }
  await mkdir(join(folder, `${view.width}-${view.theme}`), { recursive: true })
  return { shoot, close: () => leave(current) }
}

/** Closes the page with everything in it, and doesn't wait longer for that than for anything else. */
const leave = async (page: Page): Promise<void> => {
  await endsWithin(patienceMs, page.context().close()).catch(() => false)
}

async function openPage(browser: Browser, baseURL: string, { width, theme }: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: width < 1024,
    // A phone has no hover, so elements that appear only on hover stay hidden.
    isMobile: width < 1024,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  return context.newPage()
}

/** Clears what the previous state stored, and its intercepted calls. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.context().setStorageState({ cookies: [], origins: [] })
}

/** Waits until React has hydrated the page: earlier clicks go to the server. Pages without React carry no data; some hydrate when used. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('data') && document.querySelector('main')
    return !main || 'waiting' in document.documentElement.dataset || Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Waits until fonts and all pictures are loaded and drawn, also those far below. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const loaded = async (picture: HTMLImageElement) => {
      // Otherwise the screenshot may be taken before the picture is decoded.
      picture.decoding = 'sync'
      if (picture.complete) return
      // A lazy picture far below would never load.
      picture.loading = 'eager'
      await new Promise((done) => {
        for (const end of ['load', 'error']) picture.addEventListener(end, done, { once: true })
      })
    }
    // React may have replaced pictures meanwhile, or added more.
    for (let shown = -1; shown !== document.images.length;) {
      shown = document.images.length
      await Promise.all([...document.images].map(loaded))
    }
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/**
 * In a screenshot of the whole page, sticky elements would lie across its middle. A constructed sheet, as the CSP refuses style elements.
 */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Keeps hidden bars hidden, however they react when the window grows for the screenshot.
    for (const bar of document.querySelectorAll<HTMLElement>('.fixed[inert]')) bar.hidden = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.fixed, .sticky, [class*=":sticky"] { position: relative !important; inset: auto !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
