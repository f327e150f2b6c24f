import type { Db } from '#server/db/statement.ts'
import { bySku } from './queries.ts'

export type SkuMatch = Awaited<ReturnType<typeof bySku.all>>[number]

/** Letters, digits, dots and hyphens with a digit among them, in one word: what a SKU looks like, and few other queries. */
const skuShape = /^(?=.*\d)[a-z0-9][a-z0-9._-]{2,63}$/i
const most = 40

/** What has a SKU with this part in it, each product once; nothing where the query doesn't look like one. */
export async function findBySku(db: Db, q: string): Promise<SkuMatch[]> {
  const sku = q.trim().toLowerCase()
  if (!skuShape.test(sku)) return []
  const rows = await bySku.all(db, { sku, pattern: `%${sku.replaceAll(/[\\%_]/g, '\\$&')}%`, limit: most })
  return [...new Map(rows.toReversed().map((row) => [row.product_id, row])).values()].toReversed()
}
