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

/** A kettlebell in outline, for what has no picture: its ink is seen on the ground of either theme. */
export const noPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-16 -16 56 56' fill='none' stroke='%238a867e'%3E%3Cpath d='M9 9 8 5q0-2 2-2h4q2 0 2 2l-1 4'/%3E%3Ccircle cx='12' cy='14' r='6'/%3E%3C/svg%3E"

/** The widths to offer for a picture that is `width` pixels wide itself: it has no copy as wide as that. External pictures have none. */
export function sourcesOf(url: string, shown: Shown, width: number): Sources {
  if (!hasCopies(url)) return { src: url || noPicture }
  const at = (wide: number): string => (wide < width ? narrow(url, wide) : url)
  const set = (...widths: number[]): string =>
    [...widths.filter((wide) => wide < width), width].map((wide) => `${at(wide)} ${wide}w`).join(', ')
  if (shown === 'thumb') return { src: at(320) }
  if (shown === 'card') return { src: at(320), srcSet: `${at(640)} 2x` }
  if (shown === 'full') return { src: url, srcSet: set(640), sizes: sizes.full }
  if (isUploaded(url)) return { src: at(640), srcSet: set(640), sizes: sizes[shown] }
  if (shown === 'tile') return { src: at(640), srcSet: `${at(640)} 640w, ${at(960)} 960w`, sizes: sizes.tile }
  return { src: url, srcSet: set(640, 960), sizes: sizes.scene }
}

/** A placeholder as an address. */
export const blurUrl = (blur: string): string => `data:image/webp;base64,${blur}`
