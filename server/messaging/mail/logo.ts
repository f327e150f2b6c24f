import { fitInto } from '#contract/fit.ts'
import type { LogoPicture } from '#contract/logo.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { Markup, markup } from '#server/text/markup.ts'
import type { Brand } from './mail.ts'

const box = { width: 200, height: 32 }

/** The header of a mail: the shop's logo, with the name as its styled alt text until it's loaded, or the name. */
export function brandHtml(brand: Brand): Markup | string {
  const { logo, name } = brand
  if (!logo) return name
  if (logo.light.url === logo.dark.url) return picture(brand, logo.light, 'display:block')
  return markup`${picture(brand, logo.light, 'display:block', 'm-light')}${picture(brand, logo.dark, 'display:none;mso-hide:all', 'm-dark')}`
}

/** Shows one of the two logos in dark mode; empty if one logo serves both. */
export const brandStyle = ({ logo }: Brand): Markup =>
  new Markup(
    logo && logo.light.url !== logo.dark.url
      ? '@media(prefers-color-scheme:dark){.m-light{display:none!important}.m-dark{display:block!important}}'
      : '',
  )

function picture({ name, origin }: Brand, { url, ...size }: LogoPicture, display: string, look = 'm-both'): Markup {
  const { width, height } = fitInto(size, box)
  // No mail shows it wider than 200 pixels, so 640 is enough for every screen.
  const src = origin + (size.width > 640 ? resizedUrl(url, 640) : url)
  return markup`<img src="${src}" alt="${name}" width="${width}" height="${height}" class="${look}" style="${display};border:0">`
}
