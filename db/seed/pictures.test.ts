import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanVideo } from '#server/modules/media/videos/clean-video.ts'
import { brands } from './catalogue/brands.ts'
import { products as single, sets } from './catalogue/index.ts'
import { accountMembers, seedMembers } from './community/members.ts'
import { pictureFile } from './pictures.ts'
import { newProductOf } from './rows.ts'
import { looksOf } from './looks.ts'
import { videoOf, videos } from './videos.ts'

const folder = join(import.meta.dirname, 'pictures')
const list = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<string, { widths: number[]; blur: string }>
const files = readdirSync(folder).filter((file) => file.endsWith('.avif'))
const products = [...single, ...sets]
const takes = products.flatMap((product) => looksOf(product))
const now = new Date('2026-01-01')

describe('pictures, catalogue and studio agree', () => {
  test('every variant that looks different has a picture, its main look two, or one for a set', () => {
    const missing = products.flatMap((product) => {
      const [main, ...others] = looksOf(product)
      return [...(main?.names.slice(0, product.contains ? 1 : 2) ?? []), ...others.map(({ names }) => names[0])].filter(
        (name) => !pictureFile(name),
      )
    })
    expect(missing).toEqual([])
  })

  test('every picture file belongs to a product on sale', () => {
    const scenes = Object.keys(list).filter((name) => /^(hero|still)-/.test(name))
    const portraits = [...seedMembers, ...Object.values(accountMembers)].map(({ handle }) => `portrait-${handle}`)
    const known = new Set([...takes.flatMap(({ names }) => names), ...scenes, ...portraits, ...Object.keys(videos)])
    expect(Object.keys(list).filter((name) => !known.has(name))).toEqual([])
    expect(files.filter((file) => !(file.replace(/(@\d+)?\.avif$/, '') in list))).toEqual([])
  })

  test('every width in srcset exists as a file', () => {
    const named = Object.entries(list).flatMap(([name, { widths }]) => {
      const whole = Math.max(...widths)
      return widths.map((width) => (width === whole ? `${name}.avif` : `${name}@${width}.avif`))
    })
    expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })

  test('every video has a poster with the same aspect ratio, a title and a duration', async () => {
    const clips = readdirSync(folder).filter((file) => file.endsWith('.mp4'))
    expect(clips).toEqual(Object.keys(videos).map((name) => `${name}.mp4`))
    const copy = await mkdtemp(join(tmpdir(), 'gymfolk-videos-'))
    for (const name of Object.keys(videos)) {
      const { width, height } = pictureFile(name)!
      await copyFile(join(folder, `${name}.mp4`), join(copy, name))
      expect(videoOf(name)).toMatchObject({ ...(await cleanVideo(join(copy, name))), width, height })
    }
    await rm(copy, { recursive: true })
  })

  test('every product has the picture that shared links show', () => {
    const missing = products.map((product) => `${looksOf(product)[0]!.names[0]}@og.jpg`).filter((file) => !existsSync(join(folder, file)))
    expect(missing).toEqual([])
  })

  test('packaging shows the brand and the variant of the product', () => {
    const marks = brands.flatMap(({ slug, name, mark }) => [
      { slug, words: name.toUpperCase() },
      { slug, words: mark },
    ])
    for (const product of products) {
      for (const { look, choice } of looksOf(product)) {
        const printed = (look.label ?? '').split('|')
        expect(look.label ?? '', product.slug).not.toMatch(/[{}]/)
        const others = marks.filter(({ slug, words }) => slug !== product.brand && printed.includes(words))
        expect(others, product.slug).toEqual([])
        for (const [name, values] of product.options.map((option) => [option.name, option.values] as const)) {
          const wrong = values.filter((value) => value !== choice[name] && value.length > 2 && printed.includes(value))
          expect(wrong, product.slug).toEqual([])
        }
      }
    }
  })

  test('molds and shapes show no brand of their own', () => {
    const forms = join(import.meta.dirname, '../../studio/forms')
    const names = brands.map(({ name }) => `'${name.toUpperCase()}'`)
    const wrong = readdirSync(forms)
      .filter((file) => file.endsWith('.py'))
      .filter((file) => names.some((name) => readFileSync(join(forms, file), 'utf8').includes(name)))
    expect(wrong).toEqual([])
  })

  test('each picture of a product has a different alternative text', () => {
    for (const product of products) {
      const alts = newProductOf(product, now).photos.map(({ alt }) => alt)
      expect(new Set(alts).size, product.slug).toBe(alts.length)
    }
  })

  test('all pictures together have at most 26 MB', () => {
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(26e6)
  })
})

/** How much two blurs differ: the mean of all channels of 12 x 12 pixels, 0 to 255. */
async function difference(a: string, b: string): Promise<number> {
  const [one, other] = await Promise.all([a, b].map(pixelsOf))
  return one!.reduce((sum, value, at) => sum + Math.abs(value - other![at]!), 0) / one!.length
}

const pixelsOf = (blur: string): Promise<Buffer> =>
  sharp(Buffer.from(blur, 'base64')).resize(12, 12, { fit: 'fill' }).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer()

test('show three different sides of a product', async () => {
  const details = Object.keys(list).filter((name) => name.endsWith('-3'))
  expect(details.length).toBeGreaterThan(80)
  const pairs = details.flatMap((detail) =>
    ['1', '2'].map((side) => [detail, detail.replace(/3$/, side)] as const).filter(([, other]) => other in list),
  )
  const alike = await Promise.all(
    pairs.map(async ([a, b]) => ((await difference(list[a]!.blur, list[b]!.blur)) < 5 ? [`${a} and ${b}`] : [])),
  )
  expect(alike.flat()).toEqual([])
})
