import type { Db } from '#server/db/statement.ts'
import { bySku, bySkuStart } from './queries.ts'

export type SkuMatch = Awaited<ReturnType<typeof bySku.all>>[number]

/** Letters, digits, dots and hyphens in one word, with a digit or a hyphen among them: what a SKU looks like, and few other queries. */
const skuShape = /^(?=.*[\d._-])[a-z0-9][a-z0-9._-]{2,63}$/i
const most = 40

/** What has a SKU with this part in it, each product once; nothing where the query doesn't look like one. Without a digit it's all of it or none: "t-shirt" is a word. */
export async function findBySku(db: Db, q: string): Promise<SkuMatch[]> {
  const sku = q.trim().toLowerCase()
  if (!skuShape.test(sku)) return []
  const rows = await bySku.all(db, { sku, pattern: `%${sku.replaceAll(/[\\%_]/g, '\\$&')}%`, limit: most })
  const found = /\d/.test(sku) ? rows : rows.filter(({ exact }) => exact)
  return [...new Map(found.toReversed().map((row) => [row.product_id, row])).values()].toReversed()
}

/** Products with a SKU that begins with what is typed; each letter asks, so it reads no more of the index than it answers. Without a digit it's all of it or none. */
export async function beginningSku(db: Db, q: string): Promise<string[]> {
  const sku = q.trim().toLowerCase()
  if (!skuShape.test(sku)) return []
  const rows = await bySkuStart.all(db, { from: sku, before: after(sku), limit: most })
  const found = /\d/.test(sku) ? rows : rows.filter((row) => row.sku === sku)
  return [...new Set(found.map(({ product_id: id }) => id))]
}

/** Before it is all that begins with this SKU, and nothing else from it on: its last character is plain. */
const after = (sku: string): string => sku.slice(0, -1) + String.fromCharCode(sku.charCodeAt(sku.length - 1) + 1)
