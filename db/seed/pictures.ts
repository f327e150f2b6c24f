import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedProduct } from './types.ts'

/** A picture as pages show it. */
export interface Shot {
  url: string
  width: number
  height: number
  /** Absent for pictures of the tests, which are not there. */
  blur: string | null
  /** Of scenes. */
  tone?: 'light' | 'dark'
}

/** What `studio/collect.py` writes beside the pictures: a picture, or another name of one. */
type Listed = { width: number; height: number; blur: string; tone?: 'light' | 'dark' } | { same: string }

const folder = join(import.meta.dirname, 'pictures')
const list = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<string, Listed | undefined>

const slugged = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The names of a product's pictures. */
export function pictureNames({ slug, options }: Pick<SeedProduct, 'slug' | 'options'>): {
  main: string
  second: string
  byColour: Record<string, string>
} {
  const shades = options.find(({ name }) => name === 'Colour')?.values ?? []
  return {
    main: `${slug}-1`,
    second: `${slug}-2`,
    byColour: Object.fromEntries(shades.map((shade) => [shade, `${slug}-${slugged(shade)}`])),
  }
}

const known = new Map<string, Shot | undefined>()

/** A picture of the demo world by its name; undefined where there is none. Its address changes with its content. */
export function shotOf(name: string): Shot | undefined {
  if (!known.has(name)) known.set(name, find(name))
  return known.get(name)
}

function find(name: string): Shot | undefined {
  const listed = list[name]
  if (!listed) return undefined
  if ('same' in listed) return shotOf(listed.same)
  const file = `${name}.avif`
  const mark = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
    .slice(0, 8)
  const { width, height, blur, tone } = listed
  return { url: `/pictures/${file}?${mark}`, width, height, blur, ...(tone && { tone }) }
}
