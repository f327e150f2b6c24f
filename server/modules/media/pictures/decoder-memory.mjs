// @ts-check

/** The most memory that decoding a picture may take, besides the lines in progress. */
const bytesMax = 36_000_000
/** Bytes per pixel by format, as measured. */
const heifBytesPerPixel = 16
const gifBytesPerPixel = 6
const coefficientBytes = 2

/**
 * Fails if decoding would take too much memory, judging by the file's header. Only a non-progressive JPEG is decoded line by line; for
 * other pictures all pixels, or a JPEG's coefficients, are in memory at the same time.
 * @param {import('sharp').Metadata} metadata
 */
export function assertDecodable(metadata) {
  if (metadata.width * metadata.height * bytesPerPixel(metadata) > bytesMax) throw new Error('takes too much memory to be decoded')
}

/** @param {import('sharp').Metadata} metadata */
function bytesPerPixel({ format, isProgressive, channels, depth, chromaSubsampling = '' }) {
  if (format === 'heif') return heifBytesPerPixel
  if (format === 'gif') return gifBytesPerPixel
  if (format !== 'jpeg') return channels * (depth === 'ushort' ? 2 : 1)
  if (!isProgressive) return 0
  return coefficientBytes * (chromaSubsampling === '4:2:0' ? channels / 2 : channels)
}
