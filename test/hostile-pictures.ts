import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { jpeg, pictureOf } from './pictures.ts'

const text = (content: string): Buffer<ArrayBuffer> => Buffer.from(content, 'latin1')

function chunk(type: string, data: Buffer): Buffer<ArrayBuffer> {
  const body = Buffer.concat([text(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one color that declares this size, whatever it contains. */
function png(width: number, height: number, { rows = height, interlaced = false, more = Buffer.alloc(0) } = {}): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, interlaced ? 1 : 0], 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows), { level: 1 })
  return Buffer.concat([text('\x89PNG\r\n\x1a\n'), chunk('IHDR', header), more, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG whose header declares a different size. */
async function jpegSaying(width: number, height: number): Promise<Buffer> {
  const file = await jpeg(64, 64)
  const at = file.indexOf(Buffer.from([0xff, 0xc0])) + 5
  file.writeUInt16BE(height, at)
  file.writeUInt16BE(width, at + 2)
  return file
}

const gifSaying = (size: number) =>
  Buffer.concat([text('GIF89a'), Buffer.from([size & 255, size >> 8, size & 255, size >> 8, 0x80, 0, 0]), Buffer.alloc(40)])

/** Files whose content isn't an accepted picture type. */
export const nonPictures: Record<string, Buffer> = {
  svg: text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'svg after an xml head': text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  pdf: text('%PDF-1.7\n1 0 obj'),
  html: text('<!doctype html><script>alert(1)</script>'),
  script: text('fetch("//evil.example")'),
  php: text('<?php system($_GET["c"]);'),
  zip: text('PK\x03\x04'.padEnd(200, 'x')),
  gzip: text('\x1f\x8b\x08'.padEnd(200, 'x')),
  executable: text('MZ\x90\0'.padEnd(200, '\0')),
  elf: text('\x7fELF'.padEnd(200, '\0')),
  tiff: text('II*\0'.padEnd(200, '\0')),
  bmp: text('BM'.padEnd(200, '\0')),
  icon: text('\0\0\x01\0'.padEnd(200, '\0')),
  photoshop: text('8BPS\0\x01'.padEnd(200, '\0')),
  heic: text('\0\0\0\x18ftypheic'.padEnd(200, '\0')),
  video: text('\0\0\0\x18ftypisom'.padEnd(200, '\0')),
  'jpeg 2000': text('\0\0\0\x0cjP  \r\n'.padEnd(200, '\0')),
  postscript: text('%!PS-Adobe-3.0 EPSF-3.0'),
  sound: text('RIFF\0\0\0\0WAVE'.padEnd(200, '\0')),
  'a jpeg after a space': text(' \xff\xd8\xff'.padEnd(200, '\0')),
}

/** Files that begin like a picture but aren't one, or that would cost too much to decode. */
export const brokenPictures = async (): Promise<Record<string, Uint8Array>> => ({
  'the first bytes of a jpeg': text('\xff\xd8\xff'),
  'the first bytes of a png': text('\x89PNG\r\n\x1a\n'),
  'a webp of noise': text('RIFF\xff\xff\0\0WEBPVP8 '.padEnd(500, 'x')),
  'an avif of noise': text('\0\0\0\x18ftypavif'.padEnd(500, 'x')),
  'a gif of script': text('GIF89a=1;alert(1)//'.padEnd(200, ' ')),
  'half a jpeg': (await jpeg(1200, 900)).subarray(0, 60_000),
  'half a png': (await pictureOf(300, 300).png().toBuffer()).subarray(0, 20_000),
  'a png of 900 million pixels': png(30_000, 30_000, { rows: 100 }),
  'a png of 4 billion pixels': png(65_535, 65_535, { rows: 10 }),
  'a png of 40,000 times 1,200 in full': png(40_000, 1200),
  'an interlaced png of 25 million': png(5000, 5000, { rows: 10, interlaced: true }),
  'a jpeg that says 65,500 squared': await jpegSaying(65_500, 65_500),
  'a progressive jpeg of 13 million': await sharp({ create: { width: 3600, height: 3600, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer(),
  'a gif of 4 billion pixels': gifSaying(65_535),
  'an avif of 2.7 million': await sharp({ create: { width: 1640, height: 1640, channels: 3, background: '#888' } })
    .avif({ effort: 0 })
    .toBuffer(),
})

/** Pictures that are also another file type, or carry a payload: each contains a word that may not appear in the output. */
export const polyglots = async (): Promise<Record<string, Uint8Array>> => ({
  'a jpeg with a zip behind it': Buffer.concat([await jpeg(), text('PK\x03\x04 PAYLOAD')]),
  'a jpeg with a page behind it': Buffer.concat([await jpeg(), text('<script>PAYLOAD</script>')]),
  'a jpeg with words in it': await pictureOf(200, 200)
    .withExif({ IFD0: { Copyright: '<?php PAYLOAD' } })
    .jpeg()
    .toBuffer(),
  'a png with a script in it': png(50, 50, { more: chunk('tEXt', text('Comment\0<script>PAYLOAD</script>')) }),
  'a png with a packed text of 50 MB': png(50, 50, {
    more: chunk('zTXt', Buffer.concat([text('PAYLOAD\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
  }),
  'a gif with a script behind it': Buffer.concat([await pictureOf(50, 50).gif().toBuffer(), text(';PAYLOAD')]),
})

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 30, alpha: 0.5 } } })

/** Pictures that take as much memory to decode as is allowed. */
export const largestPictures = async (): Promise<Record<string, Uint8Array>> => ({
  'a jpeg of 49 million pixels, turned': await plain(7000, 7000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a progressive jpeg': await plain(2440, 2440).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'a png of 4k, turned': await plain(3840, 2160, 4).withMetadata({ orientation: 6 }).png().toBuffer(),
  'an interlaced png of 16 bits': await plain(2100, 2100, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'a webp': await plain(2990, 2990, 4).webp({ effort: 0 }).toBuffer(),
  'a gif': await plain(2440, 2440).gif().toBuffer(),
  'an avif': await plain(1490, 1490).avif({ effort: 0 }).toBuffer(),
})
