import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { nameOf, type State, type View } from './state.ts'
import type { World } from './world.ts'

const height = 900
const patienceMs = 30_000

export interface Camera {
  browser: Browser
  origin: string
  world: World
  folder: string
}

/** Where a picture lies in the folder. */
export const fileOf = (state: State, { width, theme }: View): string => join(`${width}-${theme}`, `${nameOf(state)}.png`)

/** Brings a page into the state and takes its picture. Fails when the state is not reached. */
export async function shoot({ browser, origin, world, folder }: Camera, state: State, view: View): Promise<void> {
  const context = await open(browser, origin, world, state, view)
  try {
    const page = await context.newPage()
    await state.before?.(page)
    await page.goto(typeof state.path === 'string' ? state.path : state.path(world))
    await takenOver(page)
    await state.steps?.(page, view)
    await state.shows(page).waitFor()
    await settle(page)
    const path = join(folder, fileOf(state, view))
    await mkdir(join(path, '..'), { recursive: true })
    await page.screenshot({ path, fullPage: !state.screen, animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

async function open(browser: Browser, baseURL: string, world: World, { as }: State, { width, theme }: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    storageState: as && world.kept[as],
  })
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  return context
}

/** Until React has taken over; what is pressed before goes to the server. Pages that are not made by it carry no data. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('data') && document.querySelector('main')
    return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Until fonts and all pictures are there, those far below too, and drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}
