import { createHash } from 'node:crypto'
import { slugOf } from '#contract/slug.ts'

const skuMax = 60
const digestLength = 8

/**
 * A SKU for a variant whose file has none: of its product's page name and its options, or the first free of its -2, -3 … if that's among
 * `taken`. What is too long ends in a digest of the whole: names that begin alike get different ones, and the same again from the same file.
 */
export function makeSku(slug: string, choice: Record<string, string>, taken: ReadonlySet<string>): string {
  const whole = [slug, ...Object.values(choice).map(slugOf)].filter(Boolean).join('-')
  const sku = whole.length <= skuMax ? whole : `${cut(whole, digestLength)}-${digestOf(whole)}`
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : `-${n}`
    const made = ending && sku.length + ending.length > skuMax ? `${sku.slice(0, skuMax - ending.length)}${ending}` : `${sku}${ending}`
    if (!taken.has(made)) return made
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, digestLength)
const cut = (text: string, room: number): string => text.slice(0, skuMax - room - 1).replace(/-+$/, '')
