// @ts-check
/**
 * Draws the picture that a shared link shows, in a process of its own that ends with it: it gets a card on its standard input and writes a
 * JPEG to its standard output.
 */
import { text } from 'node:stream/consumers'
import sharp from 'sharp'

/** @typedef {{ text: string, font: 'strong' | 'display', size: number, color: string, left: number, top: number, width: number, height: number }} Line */
/** @typedef {{ fonts: Record<'strong' | 'display', string>, others: string[], background: string, accent: string, lines: Line[] }} Card */

const width = 1200
const height = 630
const families = {
  strong: 'Inter SemiBold,Noto Sans Bengali SemiBold,',
  display: 'Archivo ExtraBold,Inter SemiBold,Noto Sans Bengali SemiBold,',
}
const entities = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })

sharp.cache(false)
sharp.concurrency(1)

/** @type {Card} */
const card = JSON.parse(await text(process.stdin))

/** Loads the fallback fonts: a font that was used once stays loaded, and supplies the characters that other fonts lack. */
for (const fontfile of card.others)
  await sharp({ text: { text: 'a', fontfile } })
    .raw()
    .toBuffer()

/** @param {Line} line */
async function drawn(line) {
  const markup = `<span foreground="${line.color}" size="${line.size * 1024}">${line.text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '')}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: families[line.font],
      fontfile: card.fonts[line.font],
      rgba: true,
      dpi: 72,
      width: line.width,
      wrap: 'word-char',
      spacing: Math.round(line.size * 0.25),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const input =
    info.height > line.height
      ? await sharp(data).extract({ left: 0, top: 0, width: info.width, height: line.height }).png().toBuffer()
      : data
  return { input, left: line.left, top: line.top }
}

const bar = { input: { create: { width: 96, height: 12, channels: /** @type {const} */ (3), background: card.accent } }, left: 80, top: 80 }
const lines = await Promise.all(card.lines.filter((line) => line.text.trim() !== '').map(drawn))
const picture = await sharp({ create: { width, height, channels: 3, background: card.background } })
  .composite([bar, ...lines])
  .jpeg({ quality: 85, mozjpeg: false })
  .toBuffer()
process.stdout.write(picture)
