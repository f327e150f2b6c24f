import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { overflow } from '#e2e/page-checks.ts'
import { Problem } from '../problem.ts'
import { endsWithin } from './ends-within.ts'
import { nameOf, pathOf, type State, type View } from './state.ts'
import type { World } from './world.ts'

const height = 900
const patienceMs = 30_000
/** What a state may take from beginning to end: what waits inside a page has no end of its own, and Playwright sets it none. */
const stateMs = 90_000

export interface Studio {
  browser: Browser
  origin: string
  world: World
  folder: string
}

export interface Camera {
  /** Brings the page into the state and takes its picture. Fails when the state is not reached, or does not fit the window. */
  shoot: (state: State) => Promise<void>
  close: () => Promise<void>
}

/** Where a picture lies in the folder. */
export const fileOf = (state: State, { width, theme }: View): string => join(`${width}-${theme}`, `${nameOf(state)}.png`)

/** One page for many pictures: opening another each time, and fetching all code anew, takes most of the time. */
export async function openCamera({ browser, origin, world, folder }: Studio, view: View): Promise<Camera> {
  let current = await openPage(browser, origin, view)
  const take = async (page: Page, state: State): Promise<void> => {
    await forget(page)
    if (state.as) await page.context().setStorageState(world.storage[state.as])
    await state.before?.(page)
    await page.goto(pathOf(state, world) ?? '')
    await takenOver(page)
    await state.steps?.(page, view)
    await state.shows(page).waitFor()
    await settle(page)
    if (!state.screen) await unstick(page)
    await page.screenshot({ path: join(folder, fileOf(state, view)), fullPage: !state.screen, caret: 'hide' })
    const over = await overflow(page)
    if (over > 0) throw new Problem(`${over} px wider than the window`)
  }
  const shoot = async (state: State): Promise<void> => {
    if (await endsWithin(stateMs, take(current, state))) return
    // Whatever it waits for, the next state would wait for it too.
    void leave(current)
    current = await openPage(browser, origin, view)
    throw new Problem(`had no end after ${stateMs / 1000} s`)
  }
  await mkdir(join(folder, `${view.width}-${view.theme}`), { recursive: true })
  return { shoot, close: () => leave(current) }
}

/** Closes the page with all it has, and waits no longer for that than for anything else. */
const leave = async (page: Page): Promise<void> => {
  await endsWithin(patienceMs, page.context().close()).catch(() => false)
}

async function openPage(browser: Browser, baseURL: string, { width, theme }: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: width < 1024,
    // So that nothing hovers, as on a phone: what only a mouse needs isn't there.
    isMobile: width < 1024,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  return context.newPage()
}

/** What the state before kept, and what stood in the way of its calls. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.context().setStorageState({ cookies: [], origins: [] })
}

/** Until React has taken over; what is pressed before goes to the server. Pages that are not made by it carry no data; some wait until they're used. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('data') && document.querySelector('main')
    return !main || 'waiting' in document.documentElement.dataset || Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Until fonts and all pictures are there, those far below too, and drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const loaded = async (picture: HTMLImageElement) => {
      // Or a picture of the page may be taken before that of it is decoded.
      picture.decoding = 'sync'
      if (picture.complete) return
      // One that's far below would never come.
      picture.loading = 'eager'
      await new Promise((done) => {
        for (const end of ['load', 'error']) picture.addEventListener(end, done, { once: true })
      })
    }
    // React may have put others in their place meanwhile, or more of them.
    for (let shown = -1; shown !== document.images.length;) {
      shown = document.images.length
      await Promise.all([...document.images].map(loaded))
    }
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** In a picture of a whole page, what sticks to the window would lie across its middle. Not by a style element: the page's policy refuses those. */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What is out of sight stays so, whatever it makes of the window's growing while the picture is taken.
    for (const bar of document.querySelectorAll<HTMLElement>('.fixed[inert]')) bar.hidden = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.fixed, .sticky, [class*=":sticky"] { position: relative !important; inset: auto !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
