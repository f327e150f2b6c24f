import { hasCopies, isUploaded, resizedUrl } from '#contract/pictures.ts'

/** The attributes of an <img>; `sizes` tells its displayed width, where that depends on the viewport. */
interface Sources {
  src: string
  srcSet?: string
  sizes?: string
}
export type PictureSize = 'thumb' | 'card' | 'full' | 'tile' | 'scene'

/** The displayed widths of pictures. Scenes also have a copy 960 px wide. */
const sizes = { full: '(width >= 64rem) 38rem, 100vw', tile: '(width >= 48rem) 30vw, 60vw', scene: '(width >= 80rem) 80rem, 100vw' }

/** The outline of a kettlebell, for products without a picture; its stroke is visible on the background of either theme. */
export const noPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-16 -16 56 56' fill='none' stroke='%238a867e'%3E%3Cpath d='M9 9 8 5q0-2 2-2h4q2 0 2 2l-1 4'/%3E%3Ccircle cx='12' cy='14' r='6'/%3E%3C/svg%3E"

/** The widths to offer for a picture `width` pixels wide: there are no copies as wide as the original. External pictures have no copies. */
export function sourcesOf(url: string, shown: PictureSize, width: number): Sources {
  if (!hasCopies(url)) return { src: url || noPicture }
  const at = (wide: number): string => (wide < width ? resizedUrl(url, wide) : url)
  const set = (...widths: number[]): string =>
    [...widths.filter((wide) => wide < width), width].map((wide) => `${at(wide)} ${wide}w`).join(', ')
  if (shown === 'thumb') return { src: at(320) }
  if (shown === 'card') return { src: at(320), srcSet: `${at(640)} 2x` }
  if (shown === 'full') return { src: url, srcSet: set(640), sizes: sizes.full }
  if (isUploaded(url)) return { src: at(640), srcSet: set(640), sizes: sizes[shown] }
  if (shown === 'tile') return { src: at(640), srcSet: `${at(640)} 640w, ${at(960)} 960w`, sizes: sizes.tile }
  return { src: url, srcSet: set(640, 960), sizes: sizes.scene }
}

/** A placeholder as a data URL. */
export const blurUrl = (blur: string): string => `data:image/webp;base64,${blur}`
