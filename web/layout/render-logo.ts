import { fitInto } from '#contract/fit.ts'
import type { LogoPicture, ShopLogo } from '#contract/logo.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { escaped } from './escaped.ts'

/** The space for the logo, which is small beside a phone's buttons. The first matching media query wins; the last entry is the default. */
const boxes = [
  { media: '(width <= 22.5rem)', width: 72, height: 28 },
  { media: '(width < 48rem)', width: 112, height: 36 },
  { media: '', width: 176, height: 40 },
]

/**
 * The logo as HTML that the server adds to pages, so that shops without one don't ship code for it. The sizes are set for each range of
 * window widths, so that nothing shifts when it loads.
 */
export function renderLogo({ light, dark }: ShopLogo, name: string): string {
  if (light.url === dark.url) return drawPicture(light, name, '', '')
  // One of the two is hidden, and a hidden lazy image is never loaded.
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

/** The `srcset` for 1x and 2x displays; a small picture has no copies smaller than itself. */
function sourcesOf({ url, width }: LogoPicture): string {
  const at = (wide: number): string => escaped(wide < width ? resizedUrl(url, wide) : url)
  return `${at(320)}, ${at(640)} 2x`
}
