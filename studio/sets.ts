import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** node studio/sets.ts: composes pictures of sets from those of their pieces, each as often as in the set. Run `share.ts` afterwards. */
const folder = join(import.meta.dirname, '../db/seed/pictures')
const side = 1000
const widths = [320, 640, side]
/** The transparent background of a set's picture. */
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** A picture within the set's: its top left corner and its size, in thousandths. */
type Piece = [picture: string, left: number, top: number, size: number]
const sets: Record<string, Piece[]> = {
  'barbell-starter-set': [
    ['olympic-barbell-2', 60, -210, 880],
    ['bumper-plate-10-kg', 30, 400, 520],
    ['bumper-plate-10-kg', 450, 400, 520],
  ],
  'yoga-starter-set': [
    ['grip-mat-5-mm-1', 120, -110, 700],
    ['cork-block-1', -10, 450, 380],
    ['cork-block-1', 280, 520, 380],
    ['yoga-strap-1', 600, 440, 400],
  ],
}

async function pieceOf([picture, left, top, size]: Piece) {
  const whole = await sharp(join(folder, `${picture}.avif`))
    .resize(size, size)
    .png()
    .toBuffer()
  // Background beyond the edge is cropped.
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const width = Math.min(size - cut.left, side - Math.max(0, left))
  const height = Math.min(size - cut.top, side - Math.max(0, top))
  const input = await sharp(whole)
    .extract({ ...cut, width, height })
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

const file = join(folder, 'pictures.json')
const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
for (const [slug, pieces] of Object.entries(sets)) {
  const name = `${slug}-1`
  const whole = await sharp({ create: { width: side, height: side, channels: 4, background: clear } })
    .composite(await Promise.all(pieces.map(pieceOf)))
    .png()
    .toBuffer()
  for (const width of widths) {
    const target = width === side ? `${name}.avif` : `${name}@${width}.avif`
    await sharp(whole).resize(width).avif({ quality: 52, effort: 6 }).toFile(join(folder, target))
  }
  const blur = (await sharp(whole).resize(12).webp({ quality: 40 }).toBuffer()).toString('base64')
  listed[name] = { width: side, height: side, blur, widths }
}
const sorted = Object.fromEntries(Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, JSON.stringify(sorted, null, 1))
