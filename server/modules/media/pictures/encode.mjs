// @ts-check
import sharp from 'sharp'
import { encode as toBlurhash } from 'blurhash'
import { assertDecodable } from './decoder-memory.mjs'
import { copyNeededChunks } from './png-chunks.mjs'

/** @typedef {import('sharp').Sharp} Sharp */
/** @typedef {import('./types.ts').EncodeJob} EncodeJob */
/** @typedef {import('./types.ts').EncodedPicture} EncodedPicture */
/** @typedef {import('./types.ts').PrintJob} PrintJob */

/** Only these libvips loaders are enabled: no SVG, PDF or TIFF is ever parsed. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`)
const seconds = 15
/** Half to a third of the size of a comparable JPEG, in a third of the time that AVIF takes. */
const webp = { quality: 80, effort: 2 }
const blurWidth = 16
const hashWidth = 32

/** Configures the decoder for untrusted pictures. */
export function prepareSharp() {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
}

/**
 * Decodes a picture and re-encodes it: upright, in sRGB, without metadata, only the first frame of an animation. Nothing of the file but
 * its pixels survives. Fails if it can't be decoded completely or is too large.
 * @param {EncodeJob} job
 * @returns {Promise<EncodedPicture>}
 */
export async function encodePicture({ from, type, to, pixelsMax }) {
  const path = type === 'image/png' ? copyNeededChunks(from, `${from}.png`) : from
  const source = sharp(path, { limitInputPixels: pixelsMax, sequentialRead: true, failOn: 'error', pages: 1 })
  assertDecodable(await source.metadata())
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

/**
 * Writes one of our own copies as a PNG with eight bits per channel, as PDFs need. Fails if it can't be decoded.
 * @param {PrintJob} job
 */
export async function printPicture({ from, print: { path, width, height }, pixelsMax }) {
  await sharp(from, { limitInputPixels: pixelsMax, failOn: 'error' })
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .timeout({ seconds })
    .toFile(path)
}

/** @param {Sharp} picture */
async function hashOf(picture) {
  const small = picture.resize(hashWidth, hashWidth, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return toBlurhash(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}

/** @param {Sharp} picture */
async function blurOf(picture) {
  const tiny = await picture.resize({ width: blurWidth }).webp({ quality: 40, effort: 4 }).toBuffer()
  return tiny.toString('base64')
}
