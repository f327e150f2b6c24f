import { fitInto } from '#contract/fit.ts'
import type { LogoPicture, ShopLogo } from '#contract/logo.ts'
import { narrow } from '#contract/pictures.ts'
import { escaped } from './escaped.ts'

/** The space it gets: beside a phone's buttons it's small. The first that holds wins; the last holds everywhere. */
const boxes = [
  { media: '(width <= 22.5rem)', width: 72, height: 28 },
  { media: '(width < 48rem)', width: 112, height: 36 },
  { media: '', width: 176, height: 40 },
]

/**
 * The logo as HTML, which the server puts into pages: a shop without one has not a byte of it. Its sizes are written down for each width of the window, so
 * that nothing moves when it comes.
 */
export function drawLogo({ light, dark }: ShopLogo, name: string): string {
  if (light.url === dark.url) return drawPicture(light, name, '', '')
  // One of the two is hidden, and so never loaded.
  const lazy = ' loading="lazy"'
  return drawPicture(light, name, ' class="dark:hidden"', lazy) + drawPicture(dark, name, ' class="hidden dark:block"', lazy)
}

function drawPicture(picture: LogoPicture, name: string, look: string, lazy: string): string {
  const copies = sourcesOf(picture)
  const sized = boxes.map(({ media, ...box }) => ({ media, size: sizeIn(picture, box) }))
  const sources = sized
    .filter(({ media }) => media !== '')
    .map(({ media, size }) => `<source media="${media}" srcset="${copies}"${size}>`)
    .join('')
  return `<picture${look}>${sources}<img src="${escaped(picture.url)}" srcset="${copies}" alt="${escaped(name)}"${sized.at(-1)!.size}${lazy}></picture>`
}

function sizeIn(picture: LogoPicture, box: { width: number; height: number }): string {
  const { width, height } = fitInto(picture, box)
  return ` width="${width}" height="${height}"`
}

/** For usual screens and for those with more pixels; a small picture has no copies that are smaller than itself. */
function sourcesOf({ url, width }: LogoPicture): string {
  const at = (wide: number): string => escaped(wide < width ? narrow(url, wide) : url)
  return `${at(320)}, ${at(640)} 2x`
}
