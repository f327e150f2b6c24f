import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { buildIfStale } from '../build.ts'
import { type Lifetime, openLifetime } from '../lifetime.ts'
import { describe } from '../problem.ts'
import { step } from '../steps.ts'
import { stopTools } from '../tool.ts'
import { fileOf, openCamera, type CameraOptions } from './camera.ts'
import { type Options, readOptions } from './options.ts'
import { overview } from './overview.ts'
import { takePictures } from './pictures.ts'
import { openShop } from './shop.ts'
import { nameOf, pathOf, type State, type View } from './state.ts'
import { createShotData } from './shot-data.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'shots')
/** The number of pages in parallel; more would compete for the same cores. */
const parallelPages = 2

/** Fills the folder `shots`; exits the process, with 1 if a state wasn't reached. */
export async function takeShots(args: string[]): Promise<void> {
  const life = openLifetime({ code: 130 })
  try {
    const options = readOptions(args)
    await rm(folder, { recursive: true, force: true })
    const browser = await openBrowser(life)
    if (options.pictures) await step('Laying out the pictures', () => takePictures(browser, folder), 'Product pictures')
    const missed = options.states.length > 0 ? await shootPages(life, browser, options) : []
    for (const message of missed) console.error(message)
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
  // We handle Ctrl-C ourselves: the browser would otherwise be gone before the running screenshots notice.
  const browser = await chromium.launch({ executablePath, args, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
  life.defer(() => browser.close())
  return browser
}

async function shootPages(life: Lifetime, browser: Browser, { states: wanted, views, pictures }: Options): Promise<string[]> {
  life.defer(stopTools)
  await buildIfStale()
  const origin = await step('Starting the shop', () => openShop(life), 'Shop started')
  const data = await step('Creating visitors and orders', () => createShotData(browser, origin), 'Visitors and orders created')
  const states = wanted.filter((state) => pathOf(state, data) !== null)
  for (const state of wanted) if (!states.includes(state)) console.log(`- ${nameOf(state)}: the demo data can't show it`)
  const studio = { browser, origin, data, folder }
  const missed: string[] = []
  for (const view of views) missed.push(...(await shootView(life, studio, view, states)))
  await writeFile(join(folder, 'index.html'), overview(states, views, pictures))
  return missed
}

/** Takes the screenshots of one view; returns the states that weren't reached, as text. */
async function shootView(life: Lifetime, studio: CameraOptions, view: View, all: State[]): Promise<string[]> {
  const states = all.filter(({ widths }) => widths?.includes(view.width) ?? true)
  const waiting = [...states]
  const missed: string[] = []
  await step(`${view.width} px, ${view.theme}`, async (progress) => {
    const work = async () => {
      const camera = await openCamera(studio, view)
      for (let state = waiting.shift(); state; state = waiting.shift()) {
        const file = fileOf(state, view)
        await camera.shoot(state).catch((error: unknown) => {
          if (life.isEnding()) throw error
          missed.push(`✗ ${file}: ${summaryOf(error)}`)
        })
        progress(states.length - waiting.length, states.length)
      }
      await camera.close()
    }
    await Promise.all(Array.from({ length: parallelPages }, work))
  })
  return missed
}

/** The gist of the browser's long error: what happened, and what it was waiting for. */
const summaryOf = (error: unknown): string =>
  stripVTControlCharacters(describe(error))
    .split('\n')
    .filter((line, index) => index === 0 || line.includes('- waiting for'))
    .join(' ')
