import sharp, { type Sharp } from 'sharp'
import { encode as toBlurhash } from 'blurhash'

/** Loaders of libvips besides these are switched off: no SVG, PDF or TIFF is ever looked at. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`)
/** What must be in memory whole while it's decoded, in pixels: everything but a JPEG that isn't progressive. AVIF takes four times as much. */
const wholePixelsMax = 12_500_000
const avifPixelsMax = 4_500_000
const seconds = 15
/** A second or third of the bytes of a JPEG that looks alike, for a third of the time that AVIF takes. */
const webp = { quality: 80, effort: 2 } as const
const blurWidth = 16
const hashWidth = 32

export interface EncodeJob {
  from: string
  /** Where the copies are written: the whole picture, and narrower ones by their width. */
  to: { path: string; width: number }[]
  pixelsMax: number
}

export interface EncodedPicture {
  width: number
  height: number
  blurhash: string
  blur: string
}

/** Sets the decoder up for pictures of strangers. */
export function prepareSharp(): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
}

/**
 * Decodes a picture and writes it anew: upright, in sRGB, without metadata, the first frame of an animation. Nothing of the file but its
 * pixels survives. Fails where it can't be decoded completely or is too large.
 */
export async function encodePicture({ from, to, pixelsMax }: EncodeJob): Promise<EncodedPicture> {
  const source = sharp(from, { limitInputPixels: pixelsMax, sequentialRead: true, failOn: 'error', pages: 1 })
  const { width: w, height: h, format, isProgressive } = await source.metadata()
  const isWhole = format !== 'jpeg' || isProgressive
  if (isWhole && w * h > (format === 'heif' ? avifPixelsMax : wholePixelsMax)) throw new Error('is too large to be decoded whole')
  const widthMax = Math.max(...to.map(({ width }) => width))
  const { data, info } = await source
    .autoOrient()
    .resize(widthMax, widthMax, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  for (const copy of to)
    await pixels().resize({ width: copy.width, withoutEnlargement: true }).webp(webp).timeout({ seconds }).toFile(copy.path)
  return { width, height, blurhash: await hashOf(pixels()), blur: await blurOf(pixels()) }
}

async function hashOf(picture: Sharp): Promise<string> {
  const small = picture.resize(hashWidth, hashWidth, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return toBlurhash(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}

async function blurOf(picture: Sharp): Promise<string> {
  const tiny = await picture.resize({ width: blurWidth }).webp({ quality: 40, effort: 4 }).toBuffer()
  return tiny.toString('base64')
}
