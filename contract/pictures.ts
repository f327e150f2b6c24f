/** Pictures of the catalogue, and uploaded ones. */
const ours = /^(\/(?:pictures|media)\/[^?@]+)\.(avif|webp)(\?\w+)?$/

/** Whether a picture is one of ours, which have narrower copies beside them: name@640.avif, name@320.avif. */
export const hasCopies = (url: string): boolean => ours.test(url)

/** The copy of a picture with this width in pixels; a picture without copies is returned unchanged. */
export const resizedUrl = (url: string, width: number): string =>
  url.replace(ours, (_, name: string, type: string, mark = '') => `${name}@${width}.${type}${mark}`)

/** The version of a picture for shared links: a JPEG of 1200 x 630 for catalogue pictures; others are returned unchanged. */
export const openGraphImage = (url: string): string => url.replace(/^(\/pictures\/[^?@]+)\.avif(\?\w+)?$/, '$1@og.jpg$2')

/** Whether a picture was uploaded: such pictures have no copy of 960 pixels. */
export const isUploaded = (url: string): boolean => url.startsWith('/media/')
