import { hasCopies, isUploaded, narrow } from '#contract/pictures.ts'

/** What an <img> of a picture asks for; `sizes` says how wide it is shown, where that depends on the screen. */
interface Sources {
  src: string
  srcSet?: string
  sizes?: string
}
export type Shown = 'thumb' | 'card' | 'full' | 'tile' | 'scene'

/** How wide pictures are on the page. Scenes have a copy of 960 too. */
const sizes = { full: '(width >= 64rem) 38rem, 100vw', tile: '(width >= 48rem) 30vw, 60vw', scene: '(width >= 80rem) 80rem, 100vw' }

/** The widths to offer for a picture shown `width` pixels wide. External pictures have none. */
export function sourcesOf(url: string, shown: Shown, width: number): Sources {
  if (!hasCopies(url)) return { src: url }
  if (shown === 'thumb') return { src: narrow(url, 320) }
  if (shown === 'card') return { src: narrow(url, 320), srcSet: `${narrow(url, 640)} 2x` }
  if (shown === 'full') return { src: url, srcSet: `${narrow(url, 640)} 640w, ${url} ${width}w`, sizes: sizes.full }
  if (isUploaded(url)) return { src: narrow(url, 640), srcSet: `${narrow(url, 640)} 640w, ${url} ${width}w`, sizes: sizes[shown] }
  const copies = `${narrow(url, 640)} 640w, ${narrow(url, 960)} 960w`
  if (shown === 'tile') return { src: narrow(url, 640), srcSet: copies, sizes: sizes.tile }
  return { src: url, srcSet: `${copies}, ${url} ${width}w`, sizes: sizes.scene }
}

/** A placeholder as an address. */
export const blurUrl = (blur: string): string => `data:image/webp;base64,${blur}`
