import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

const source = resolve(import.meta.dirname, '../../db/seed/pictures')
const width = 1600

/** An entry of the seed's list: a picture, or another name of one. */
type Listed = { width: number; height: number } | { same: string }

const style = `
body { margin: 24px; font: 12px/1.4 system-ui, sans-serif; color: #15171a; background: #fff }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(288px, 1fr)); gap: 16px }
figure { margin: 0 }
div { display: flex }
img { width: 50%; aspect-ratio: 1; object-fit: contain; background: #eceae5 }
img + img { background: #1f2327 }`

/** Takes every product picture on the studio background of both themes: pictures.html, and the same as pictures.png. */
export async function takePictures(browser: Browser, folder: string): Promise<void> {
  const list = JSON.parse(await readFile(join(source, 'pictures.json'), 'utf8')) as Record<string, Listed>
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'pictures.html')
  await writeFile(path, sheetOf(namesByFile(list), relative(folder, source).replaceAll('\\', '/')))
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(pathToFileURL(path).href)
  await page.screenshot({ path: join(folder, 'pictures.png'), fullPage: true })
  await page.close()
}

/** The names of each file, its own first, in the order of the list. */
export function namesByFile(list: Record<string, Listed>): string[][] {
  const entries = Object.entries(list)
  const others = (name: string): string[] => entries.flatMap(([other, of]) => ('same' in of && of.same === name ? [other] : []))
  return entries.flatMap(([name, of]) => ('same' in of ? [] : [[name, ...others(name)]]))
}

function sheetOf(pictures: string[][], from: string): string {
  const figures = pictures.map(([name = '', ...others]) => {
    const image = `<img src="${from}/${name}.avif" alt="">`
    return `<figure><div>${image}${image}</div><figcaption>${[name, ...others].join(' = ')}</figcaption></figure>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Product pictures</title><style>${style}</style>
<h1>${pictures.length} product pictures</h1>
<main>${figures.join('\n')}</main>`
}
