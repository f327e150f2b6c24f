import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { unpackFonts } from '#server/modules/seo/share-fonts.ts'
import { weeks } from '#seed/downloads/strength-plan.ts'
import { putDrawn } from './drawn.ts'

/** Draws the strength plan, which is sold as a file: its cover and a page of weeks. Run it like gift-cards.ts. */
const page = { width: 640, height: 905 }
const fonts = await unpackFonts()

interface Words {
  text: string
  size: number
  color: string
  left: number
  top: number
  font?: 'strong' | 'display'
}

/** A page as a data URL of an SVG: shapes with text on them. */
async function pageOf(ground: string, shapes: string, words: Words[]): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}"><rect width="100%" height="100%" rx="6" fill="${ground}"/>${shapes}</svg>`
  const lines = await Promise.all(
    words.map(async ({ text, size, color, left, top, font = 'strong' }) => {
      const family = { strong: 'Inter SemiBold,', display: 'Archivo ExtraBold,' }[font]
      const input = await sharp({
        text: {
          text: `<span foreground="${color}" size="${size * 1024}">${text}</span>`,
          font: family,
          fontfile: fonts.fonts[font],
          rgba: true,
          dpi: 72,
        },
      })
        .png()
        .toBuffer()
      return { input, left, top }
    }),
  )
  const png = await sharp(Buffer.from(svg)).composite(lines).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const step = 528 / weeks.length
const bars = weeks
  .map(({ percent }, index) => {
    const height = (percent - 40) * 5.6
    return `<rect x="${56 + index * step}" y="${790 - height}" width="${step - 8}" height="${height}" fill="${index % 4 === 3 ? '#ff8a5c' : '#ddf247'}"/>`
  })
  .join('')
const cover = await pageOf('#c8340a', bars, [
  ...['12-WEEK', 'STRENGTH', 'PLAN'].map((text, index) => ({
    text,
    size: 86,
    color: '#ffffff',
    left: 54,
    top: 84 + index * 92,
    font: 'display' as const,
  })),
  { text: 'Three days a week. Four lifts. One table.', size: 23, color: '#ffffff', left: 56, top: 380 },
])
const rows = weeks.flatMap(({ week, sets, reps, percent, note = '' }, index) => {
  const top = 226 + index * 50
  const cells = [String(week), `${sets} × ${reps}`, `${percent}%`, note === '' ? '' : 'Easy week']
  return cells.flatMap((text, at): Words[] =>
    text === '' ? [] : [{ text, size: 23, color: '#101214', left: [58, 160, 300, 430][at]!, top }],
  )
})
const rules = weeks.map((_, index) => `<rect x="56" y="${264 + index * 50}" width="528" height="1.5" fill="#d9d6d0"/>`).join('')
const inside = await pageOf('#ffffff', rules, [
  { text: 'The twelve weeks', size: 44, color: '#101214', left: 56, top: 84, font: 'display' },
  ...['Week', 'Sets', 'Weight'].map((text, at) => ({ text, size: 20, color: '#5a6068', left: [58, 160, 300][at]!, top: 168 })),
  ...rows.map((one) => ({ ...one, text: one.text === 'Easy week' && one.top > 700 ? 'Test' : one.text })),
])
rmSync(fonts.folder, { recursive: true, force: true })

const at = (x: number, y: number, turn: number, scale: number, image: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><rect x="12" y="18" width="${page.width}" height="${page.height}" rx="6" opacity="0.16"/><image href="${image}" width="${page.width}" height="${page.height}"/></g>`
await putDrawn({
  'strength-plan-12-weeks-1': at(170, 80, -3, 0.98, cover),
  'strength-plan-12-weeks-2': at(330, 90, 5, 0.86, cover) + at(80, 120, -4, 0.86, inside),
})
