import { limits } from '#contract/limits.ts'
import type { RelatedProduct } from './file-product.ts'
import type { Row } from './table.ts'
import { listOf } from './values.ts'
import { wooColumns } from './woo-columns.ts'

/** Products of a file by how its lines refer to them. */
interface Named {
  slug: string
  /** The product's line and those of its variations. */
  rows: Row[]
}

/** The references that lines of a file use for its products: an SKU, or "id:" and a number. Those of a variation mean its product. */
export const slugsByReference = (products: Named[]): Map<string, string> =>
  new Map(products.flatMap(({ slug, rows }) => rows.flatMap(referencesOf).map((one) => [one, slug] as const)))

const referencesOf = (row: Row): string[] =>
  [row.text(wooColumns.sku), row.text(wooColumns.id) && `id:${row.text(wooColumns.id)}`].filter(Boolean)

/** More than are picked: some may be of products that this shop doesn't have. */
const referencesMax = 4 * limits.rails.related

/**
 * The products that a line recommends: what it upsells, then what it cross-sells. Those that aren't in the file are known by their SKU alone,
 * as the other shop's numbers mean nothing here. Undefined if there are none.
 */
export function relatedOf(row: Row, slugs: Map<string, string>): RelatedProduct[] | undefined {
  const references = [wooColumns.upsells, wooColumns.crossSells].flatMap((column) => listOf(row.text(column)))
  const found = new Map<string, RelatedProduct>()
  for (const reference of references) {
    const slug = slugs.get(reference)
    if (slug !== undefined) found.set(`slug:${slug}`, { slug })
    else if (!reference.startsWith('id:')) found.set(`sku:${reference}`, { sku: reference })
  }
  return found.size === 0 ? undefined : [...found.values()].slice(0, referencesMax)
}
