import type { Db } from '#server/db/statement.ts'
import { bySku, bySkuStart, bySkuStartForSale } from './queries.ts'

export type SkuMatch = Awaited<ReturnType<typeof bySku.all>>[number]

/** Letters, digits, dots and hyphens in one word, with a digit or a hyphen among them: what a SKU looks like, and few other queries. */
const skuShape = /^(?=.*[\d._-])[a-z0-9][a-z0-9._-]{2,63}$/i
const most = 40

/** What a query is that looks like a SKU; null for any other. Without a digit a part of one may be a word as well: "t-shirt". */
function skuIn(q: string): { sku: string; hasDigit: boolean } | null {
  const sku = q.trim().toLowerCase()
  return skuShape.test(sku) ? { sku, hasDigit: /\d/.test(sku) } : null
}

const once = (rows: SkuMatch[]): SkuMatch[] => [...new Map(rows.toReversed().map((row) => [row.product_id, row])).values()].toReversed()

const withPart = (db: Db, sku: string): Promise<SkuMatch[]> =>
  bySku.all(db, { sku, pattern: `%${sku.replaceAll(/[\\%_]/g, '\\$&')}%`, limit: most })

const beginning = (db: Db, sku: string): Promise<SkuMatch[]> => bySkuStartForSale.all(db, { from: sku, before: after(sku), limit: most })

/** What has a SKU with this part in it, each product once; without a digit only what has all of it; nothing where the query doesn't look like one. */
export async function findBySku(db: Db, q: string): Promise<SkuMatch[]> {
  const asked = skuIn(q)
  if (!asked) return []
  if (asked.hasDigit) return once(await withPart(db, asked.sku))
  return once((await beginning(db, asked.sku)).filter(({ exact }) => exact))
}

/** Whether a query may be a part of a SKU, but a word as well: that is asked once no product is found by words. */
export const mayBePart = (q: string): boolean => skuIn(q)?.hasDigit === false

/** What has a SKU that begins with such a part, or else has it in it. */
export async function findByPart(db: Db, q: string): Promise<SkuMatch[]> {
  const { sku } = skuIn(q)!
  const begun = await beginning(db, sku)
  return once(begun.length > 0 ? begun : await withPart(db, sku))
}

/**
 * Products with a SKU that begins with what is typed; each letter asks, so it reads no more of the index than it answers. Without a digit those that have all of it go
 * before what is found by words, and the others in its place: `perhaps`.
 */
export async function beginningSku(db: Db, q: string): Promise<{ sure: string[]; perhaps: string[] }> {
  const asked = skuIn(q)
  if (!asked) return { sure: [], perhaps: [] }
  const { sku, hasDigit } = asked
  const rows = await bySkuStart.all(db, { from: sku, before: after(sku), limit: most })
  const sure = hasDigit ? rows : rows.filter((row) => row.sku === sku)
  const idsOf = (some: typeof rows) => [...new Set(some.map(({ product_id: id }) => id))]
  return { sure: idsOf(sure), perhaps: sure.length > 0 ? [] : idsOf(rows) }
}

/** Before it is all that begins with this SKU, and nothing else from it on: its last character is plain. */
const after = (sku: string): string => sku.slice(0, -1) + String.fromCharCode(sku.charCodeAt(sku.length - 1) + 1)
