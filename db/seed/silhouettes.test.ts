import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'pictures')
const mains = readdirSync(folder).filter((file) => file.endsWith('-1@320.avif'))
const theme = readFileSync(join(import.meta.dirname, '../../web/theme.css'), 'utf8')
const dark = /--color-studio: light-dark\(#\w{6}, #(\w{6})\)/.exec(theme)![1]!
const ground = [0, 2, 4].map((at) => parseInt(dark.slice(at, at + 2), 16))

const linear = (channel: number): number => (channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([r, g, b]: readonly number[]): number => 0.2126 * linear(r!) + 0.7152 * linear(g!) + 0.0722 * linear(b!)

/** The contrast of the outline of a see-through picture with the dark ground: of its weakest quarter, and of its middle. */
async function outlineOf(file: string): Promise<{ quarter: number; half: number }> {
  const { data, info } = await sharp(join(folder, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isSolid = (x: number, y: number) => data[(y * width + x) * 4 + 3]! >= 250
  const found: number[] = []
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      if (!isSolid(x, y) || (isSolid(x - 1, y) && isSolid(x + 1, y) && isSolid(x, y - 1) && isSolid(x, y + 1))) continue
      const at = (y * width + x) * 4
      const [a, b] = [luminance([data[at]!, data[at + 1]!, data[at + 2]!]), luminance(ground)]
      found.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05))
    }
  found.sort((a, b) => a - b)
  return { quarter: found[Math.floor(found.length / 4)] ?? 0, half: found[Math.floor(found.length / 2)] ?? 0 }
}

test('products stand out from the background of the dark theme', async () => {
  const outlines = await Promise.all(mains.map(async (file) => ({ file, ...(await outlineOf(file)) })))
  expect(outlines.filter(({ quarter, half }) => quarter < 1.2 || half < 1.7)).toEqual([])
  expect(outlines.length).toBeGreaterThan(80)
})
