import { hasCopies } from '#contract/pictures.ts'
import { patternFiller, placeholderText, placeholderPicture } from '#web/lib/html-patterns.ts'
import { blurUrl, sourcesOf } from '#web/lib/pictures.ts'
import type { Slide } from './slides.ts'

interface Pictures {
  name: string
  slides: Slide[]
}

/** A product's pictures. Those with a video are rendered normally, since they're few. */
export const fillGallery = /* @__PURE__ */ patternFiller<Pictures>({
  kindOf: ({ slides }) =>
    slides.length === 0 || slides.some(({ url, video }) => url === '' || video) ? undefined : slides.map(kindOfSlide).join(' '),
  textsOf: ({ name, slides }) => [name, ...slides.flatMap(textsOfSlide)],
  placeholderFor: ({ slides }) => ({ name: placeholderText('name'), slides: slides.map(placeholderSlide) }),
})

/** All drawings have the same size. */
const kindOfSlide = ({ url, dark, width, height, blur }: Slide): string =>
  dark ? `drawn ${width} ${height}` : `${hasCopies(url) ? 'copies' : ''}${blur ? 'blur' : ''}`

function textsOfSlide({ url, dark, alt, width, height, blur }: Slide): string[] {
  const full = sourcesOf(url, 'full', width)
  const sides = dark ? [] : [String(width), String(height)]
  return [url, dark ?? '', alt, blur ? blurUrl(blur) : '', full.src, full.srcSet ?? '', sourcesOf(url, 'thumb', width).src, ...sides]
}

function placeholderSlide({ url, dark, width, height, blur }: Slide, index: number): Slide {
  const own = { alt: placeholderText(`alt ${index}`), ...(blur && { blur: placeholderText(`blur ${index}`) }) }
  return dark
    ? { url: placeholderText(`light ${index}`), dark: placeholderText(`dark ${index}`), width, height, ...own }
    : { url: placeholderPicture(`picture ${index}`, url), width: 740_001 + 2 * index, height: 740_002 + 2 * index, ...own }
}
