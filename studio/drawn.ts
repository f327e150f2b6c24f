import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The target folder: the one in the arguments, or the seed's. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../db/seed/pictures')

/** Renders drawings at the widths that pages request, and lists them by name. Each is the content of an SVG of 1000 × 1000. */
export async function putDrawn(scenes: Record<string, string>): Promise<void> {
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
}
