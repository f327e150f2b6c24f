import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { setDarkTheme, setTheme, resize } from './page-checks.ts'
import { open, settleAfter } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ pictures: true, pixels: true })
})
afterAll(() => shop.close())

interface Words {
  text: string
  /** Red, green and blue from 0 to 255; the opacity is separate. */
  color: [number, number, number]
  opacity: number
  boxes: { x: number; y: number; width: number; height: number }[]
}

/** The text directly on each scene's picture (buttons have their own background) and its position; then hides it. */
const hideWords = (page: Page): Promise<Words[][]> =>
  page.evaluate(async () => {
    // Text hidden in another width becomes visible again, without a transition.
    const still = new CSSStyleSheet()
    still.replaceSync('.scene *, .scene *::before { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const pencil = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const rgbOf = (color: string): [number, number, number] => {
      pencil.fillStyle = color
      pencil.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = pencil.getImageData(0, 0, 1, 1).data
      return [r, g, b]
    }
    const ancestors = (from: Element, scene: Element): Element[] => {
      const found = []
      for (let element: Element | null = from; element && element !== scene; element = element.parentElement) found.push(element)
      return found
    }
    const scenes = [...document.querySelectorAll('.scene')].map((scene) => {
      const { x, y } = scene.getBoundingClientRect()
      const words = []
      const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!
        const above = ancestors(parent, scene)
        const hasGround = above.some((element) => !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor))
        if (!node.textContent?.trim() || hasGround || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()]
          .filter((box) => box.width > 1 && box.height > 1)
          .map((box) => ({ x: box.x - x, y: box.y - y, width: box.width, height: box.height }))
        const opacity = above.reduce((product, element) => product * Number(getComputedStyle(element).opacity), 1)
        words.push({ text: node.textContent, color: rgbOf(getComputedStyle(parent).color), opacity, boxes })
      }
      return words.filter(({ boxes }) => boxes.length > 0)
    })
    const hidden = new CSSStyleSheet()
    hidden.replaceSync('.scene *, .scene *::before { color: transparent !important }')
    document.adoptedStyleSheets = [still, hidden]
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.scene img')]
    for (const picture of pictures) picture.loading = 'eager'
    const decode = (picture: HTMLImageElement) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${picture.currentSrc} isn't decoded after 30 s, complete: ${picture.complete}`)), 30_000)
        picture.decode().then(resolve, reject)
      })
    await Promise.all(pictures.map(decode))
    return scenes
  })

const linear = (channel: number): number => (channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([r, g, b]: readonly number[]): number => 0.2126 * linear(r!) + 0.7152 * linear(g!) + 0.0722 * linear(b!)

interface Shot {
  data: Buffer
  info: { width: number; height: number }
}
const pixelsOf = (png: Buffer): Promise<Shot> => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** The contrast that 98 % of the pixels below the text reach: single pixels are grain. */
function contrastOf({ data, info }: Shot, { color, opacity, boxes }: Words): number {
  const found: number[] = []
  for (const { x, y, width, height } of boxes)
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row += 2)
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, x + width); column += 2) {
        const at = (row * info.width + column) * 3
        const ground = [data[at]!, data[at + 1]!, data[at + 2]!]
        const [a, b] = [luminance(ground), luminance(color.map((channel, n) => channel * opacity + ground[n]! * (1 - opacity)))]
        found.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05))
      }
  found.sort((a, b) => a - b)
  return found[Math.floor(found.length * 0.02)] ?? Infinity
}

const pages = [urls.home(), urls.market(), urls.collection('strength'), urls.about()]
/** Each page is opened once for phones and once for all other widths, then resized, since opening costs more than checking. */
const screens = [
  [320, 390],
  [768, 1280, 1920],
]
/** A scene's picture has the same tones in both themes, so one width is enough for the other theme. */
const alsoDark = 768

const opened = new Map<number[], Promise<Page>>()
function pageOf(widths: number[]): Promise<Page> {
  const page = opened.get(widths) ?? shop.visit({ width: widths[0]! }).then((visit) => visit.page)
  opened.set(widths, page)
  return page
}

/** The contrast of each text on a picture of the page, at its current width. */
async function look(page: Page): Promise<{ text: string; contrast: number }[]> {
  const found = []
  for (const [n, words] of (await hideWords(page)).entries()) {
    if (words.length === 0) continue
    const scene = page.locator('.scene').nth(n)
    // Rails that come into view get more cards, which may increase their height.
    await settleAfter(page, () => scene.scrollIntoViewIfNeeded())
    const shot = await pixelsOf(await scene.screenshot())
    found.push(...words.map((word) => ({ text: word.text, contrast: contrastOf(shot, word) })))
  }
  return found
}

it.each(pages)('text on pictures of %s has a contrast of at least 4.5, in every width and both themes', async (path) => {
  const weak: string[] = []
  const judge = (where: string, found: Awaited<ReturnType<typeof look>>) => {
    expect(found.length, where).toBeGreaterThan(0)
    const low = found.filter(({ contrast }) => contrast < 4.5)
    weak.push(...low.map(({ text, contrast }) => `${where}: ${contrast.toFixed(1)} "${text}"`))
  }
  for (const widths of screens) {
    const page = await pageOf(widths)
    await resize(page, widths[0]!)
    await open(page, path)
    for (const width of widths) {
      await settleAfter(page, () => resize(page, width))
      judge(`${width} px`, await look(page))
      if (width !== alsoDark) continue
      await setDarkTheme(page)
      judge(`${width} px, dark`, await look(page))
      await setTheme(page, 'light')
    }
  }
  expect(weak).toEqual([])
})
