import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the pictures of the gift card, which has no form in the studio: `node studio/gift-cards.ts` puts them among the others, after `collect.py`. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../db/seed/pictures')
const plates = [150, 118, 84, 30]
const plate = (x: number, y: number, color: string) =>
  plates.map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="14"/>`).join('')
/** A card of 640 × 400 with its drawing: a bar and a plate, or a plate at night. */
const card = (ground: string, drawing: string) =>
  `<clipPath id="c"><rect width="640" height="400" rx="28"/></clipPath><g clip-path="url(#c)"><rect width="640" height="400" fill="${ground}"/>${drawing}</g>`
const word = (color: string) =>
  `<g fill="${color}"><rect x="44" y="44" width="150" height="20" rx="10"/><rect x="44" y="306" width="240" height="40" rx="20"/><rect x="44" y="360" width="120" height="12" rx="6"/></g>`
const ember = card(
  '#c8340a',
  `${plate(560, 130, '#ddf247')}<rect x="330" y="122" width="310" height="16" fill="#ddf247"/>${word('#ffffff')}`,
)
const night = card(
  '#101214',
  `${plate(500, 200, '#2c3136')}<circle cx="500" cy="200" r="150" fill="none" stroke="#ff6b3d" stroke-width="14" stroke-dasharray="236 900"/><circle cx="500" cy="200" r="9" fill="#ff6b3d"/>${word('#f3f1ec')}`,
)
const at = (x: number, y: number, turn: number, scale: number, inner: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><g transform="translate(14 22)" opacity="0.16"><rect width="640" height="400" rx="28"/></g>${inner}</g>`
const scenes = {
  'gift-card-1': at(118, 300, -6, 1.2, ember),
  'gift-card-2': at(240, 180, 7, 1, night) + at(110, 430, -8, 1.1, ember.replaceAll('"c"', '"d"').replace('#c)', '#d)')),
}

const listed: Record<string, object> = {}
for (const [name, inner] of Object.entries(scenes)) {
  const picture = () =>
    sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${inner}</svg>`))
  const file = (mark: string) => join(folder, `${name}${mark}`)
  await picture().avif({ quality: 60 }).toFile(file('.avif'))
  for (const width of [320, 640])
    await picture()
      .resize(width)
      .avif({ quality: 60 })
      .toFile(file(`@${width}.avif`))
  if (name.endsWith('-1')) {
    const small = await picture().resize(600).png().toBuffer()
    const ground = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#eceae5' } })
    await ground
      .composite([{ input: small }])
      .jpeg({ quality: 82 })
      .toFile(file('@og.jpg'))
  }
  const blur = (await picture().resize(12).webp({ quality: 20 }).toBuffer()).toString('base64')
  listed[name] = { width: 1000, height: 1000, blur, widths: [320, 640, 1000] }
}
const list = join(folder, 'pictures.json')
const others = JSON.parse(readFileSync(list, 'utf8')) as Record<string, object>
const all = Object.entries({ ...others, ...listed }).toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(list, JSON.stringify(Object.fromEntries(all), null, 1))
