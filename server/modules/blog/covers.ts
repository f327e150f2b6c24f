import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlogSummary } from '#contract/blogs.ts'
import type { ArticleFields } from './article-fields.ts'

type Listed = { width: number; height: number; blur: string } | { same: string }
type Cover = NonNullable<BlogSummary['cover']>

const folder = join(import.meta.dirname, '../../../db/seed/pictures')
let list: Record<string, Listed | undefined> | undefined

/** The pictures that come with the shop, by name; the list is read once. */
function listed(name: string): Listed | undefined {
  const file = join(folder, 'pictures.json')
  list ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Listed>) : {}
  return list[name]
}

/** The picture of an article; null if it has none or names one that doesn't exist. */
export function coverOf({ cover, alt }: Pick<ArticleFields, 'cover' | 'alt'>): Cover | null {
  if (cover === undefined) return null
  if (typeof cover !== 'string') return { ...cover, alt }
  const found = listed(cover)
  if (!found) return null
  if ('same' in found) return coverOf({ cover: found.same, alt })
  const { width, height, blur } = found
  return { url: `/pictures/${cover}.avif?${markOf(cover)}`, alt, width, height, blur }
}

/** A hash of the picture's content for its address, which may be cached for ever. */
const markOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, `${name}.avif`)))
    .digest('hex')
    .slice(0, 8)

export interface StudioPicture {
  name: string
  /** The picture's address and sizes, read from disk on demand. */
  picture: () => { url: string; width: number; height: number; blur: string }
}

/** The pictures that come with the shop, by name. */
export function studioPictures(): StudioPicture[] {
  listed('')
  return Object.entries(list!).flatMap(([name, found]) => {
    if (!found || 'same' in found) return []
    const { width, height, blur } = found
    return { name, picture: () => ({ url: `/pictures/${name}.avif?${markOf(name)}`, width, height, blur }) }
  })
}
