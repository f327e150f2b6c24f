/** Those of the catalogue, and those that people uploaded. */
const ours = /^(\/(?:pictures|media)\/[^?@]+)\.(avif|webp)(\?\w+)?$/

/** Whether a picture is one of ours, which have narrower copies beside them: name@640.avif, name@320.avif. */
export const hasCopies = (url: string): boolean => ours.test(url)

/** The copy of a picture that is so many pixels wide; a picture without copies as it is. */
export const narrow = (url: string, width: number): string =>
  url.replace(ours, (_, name: string, type: string, mark = '') => `${name}@${width}.${type}${mark}`)

/** What a shared link shows of a picture: JPEG, 1200 x 630, of those of the catalogue; others as they are. */
export const shared = (url: string): string => url.replace(/^(\/pictures\/[^?@]+)\.avif(\?\w+)?$/, '$1@og.jpg$2')

/** Whether people uploaded it: such a picture has no copy of 960 pixels. */
export const isUploaded = (url: string): boolean => url.startsWith('/media/')
