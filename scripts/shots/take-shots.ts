import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { buildIfStale } from '../build.ts'
import { type Lifetime, openLifetime } from '../lifetime.ts'
import { describe } from '../problem.ts'
import { step } from '../steps.ts'
import { stopTools } from '../tool.ts'
import { type Camera, fileOf, shoot } from './camera.ts'
import { type Options, readOptions } from './options.ts'
import { overview } from './overview.ts'
import { shootPictures } from './pictures.ts'
import { openShop } from './shop.ts'
import type { State, View } from './state.ts'
import { makeWorld } from './world.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'shots')
/** At once; more only take each other's core. */
const hands = 2

/** Fills the folder `shots`; ends the process, with 1 where a state was not reached. */
export async function takeShots(args: string[]): Promise<void> {
  const life = openLifetime({ code: 130 })
  try {
    const options = readOptions(args)
    await rm(folder, { recursive: true, force: true })
    const browser = await openBrowser(life)
    if (options.pictures) await step('Laying out the pictures', () => shootPictures(browser, folder), 'Product pictures')
    const missed = options.states.length > 0 ? await shootPages(life, browser, options) : []
    for (const words of missed) console.error(words)
    console.log(`\n  Look at ${join('shots', options.states.length > 0 ? 'index.html' : 'pictures.html')}\n`)
    await life.end(missed.length > 0 ? 1 : 0)
  } catch (error) {
    if (life.isEnding()) return
    console.error(describe(error))
    await life.end(1)
  }
}

async function openBrowser(life: Lifetime): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  // Ctrl-C is for us to hear: the browser would be gone before the pictures under way know.
  const browser = await chromium.launch({ executablePath, args, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
  life.defer(() => browser.close())
  return browser
}

async function shootPages(life: Lifetime, browser: Browser, { states, views, pictures }: Options): Promise<string[]> {
  life.defer(stopTools)
  await buildIfStale()
  const origin = await step('Opening the shop', () => openShop(life), 'Shop open')
  const world = await step('Letting visitors in', () => makeWorld(browser, origin), 'Visitors were here')
  const camera = { browser, origin, world, folder }
  const missed: string[] = []
  for (const view of views) missed.push(...(await shootView(camera, view, states)))
  await writeFile(join(folder, 'index.html'), overview(states, views, pictures))
  return missed
}

/** What was not reached, in words. */
async function shootView(camera: Camera, view: View, all: State[]): Promise<string[]> {
  const states = all.filter(({ widths }) => widths?.includes(view.width) ?? true)
  const waiting = [...states]
  const missed: string[] = []
  let done = 0
  await step(`${view.width} px, ${view.theme}`, async (progress) => {
    const work = async () => {
      for (let state = waiting.shift(); state; state = waiting.shift()) {
        await shoot(camera, state, view).catch((error: Error) => missed.push(`✗ ${fileOf(state, view)}: ${describe(error)}`))
        progress(++done, states.length)
      }
    }
    await Promise.all(Array.from({ length: hands }, work))
  })
  return missed
}
