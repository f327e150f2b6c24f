import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoPeople } from '../db/seed/orders/people.ts'
import { accountMembers, seedMembers } from '../db/seed/community/members.ts'
import { portrait } from './portraits/portrait.ts'

/** node studio/portraits.ts: draws the demo's members, always the same, and lists them in pictures.json beside the photographs. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../db/seed/pictures')
const widths = [320, 640]
const fits = new Map(demoPeople().map(({ name, fit }) => [name, fit]))
const accounts = [
  { ...accountMembers.shopper, fit: 'Women' as const },
  { ...accountMembers.admin, fit: 'Men' as const },
]
const people = [...seedMembers.map((member) => ({ ...member, fit: fits.get(member.name) ?? 'Men' })), ...accounts]

const path = join(folder, 'pictures.json')
const list = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>
for (const { handle, name, fit } of people) {
  const svg = Buffer.from(portrait({ handle, name, isWoman: fit === 'Women' }))
  for (const width of widths) {
    const file = join(folder, `portrait-${handle}${width === Math.max(...widths) ? '' : `@${width}`}.avif`)
    await sharp(svg, { density: (72 * width) / 100 })
      .resize(width)
      .avif({ quality: 50, effort: 2 })
      .toFile(file)
  }
  const blur = (await sharp(svg).resize(12).webp({ quality: 20 }).toBuffer()).toString('base64')
  list[`portrait-${handle}`] = { width: 640, height: 640, blur, widths }
}
const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(sorted, null, 1)}\n`)
