import type { Db } from '#server/db/statement.ts'
import { bySku, bySkuStart, bySkuStartForSale } from './queries.ts'

export type SkuMatch = Awaited<ReturnType<typeof bySku.all>>[number]

/** Letters, digits, dots and hyphens in one word, with a digit or a hyphen among them: what a SKU looks like, and few other queries. */
const skuShape = /^(?=.*[\d._-])[a-z0-9][a-z0-9._-]{2,63}$/i
const most = 40
/** How many SKUs that begin with a query are read: a product may have many variants, and SKUs of a brand often begin alike. */
const matchesMax = 200

/** What a query is that looks like a SKU; null for any other. Without a digit a part of one may be a word as well: "t-shirt". */
function skuIn(q: string): { sku: string; hasDigit: boolean; isSure: boolean } | null {
  const sku = q.trim().toLowerCase()
  // "OL-" is surely the beginning of a SKU, as no word ends like that. Without such an end it may be a word that is still being typed.
  return skuShape.test(sku) ? { sku, hasDigit: /\d/.test(sku), isSure: /\d|[._-]$/.test(sku) } : null
}

const once = (rows: SkuMatch[]): SkuMatch[] => [...new Map(rows.toReversed().map((row) => [row.product_id, row])).values()].toReversed()

/** Products found by SKU. `begun`: one of their SKUs begins with the query. `sure`: those of them that rank before products found by words. */
export interface BySku<T> {
  begun: T[]
  sure: T[]
}

const none = { begun: [], sure: [] }

/** There are more SKUs like it than were read. */
interface Read {
  isCut: boolean
}

/** Products on sale with a SKU that begins with the query, exact matches first and each once; none where the query doesn't look like a SKU. */
export async function findBySku(db: Db, q: string): Promise<BySku<SkuMatch> & Read> {
  const asked = skuIn(q)
  if (!asked) return { ...none, isCut: false }
  const begun = await bySkuStartForSale.all(db, { from: asked.sku, before: after(asked.sku), limit: matchesMax + 1 })
  const sure = asked.isSure ? begun : begun.filter(({ exact }) => exact)
  return { begun: once(begun), sure: once(sure), isCut: (begun[0]?.read ?? 0) > matchesMax }
}

/** Whether the query looks like a SKU and has a digit: then a part of a SKU is searched for before words are. */
export const hasDigit = (q: string): boolean => skuIn(q)?.hasDigit === true

/** Whether a query may be a part of a SKU, but also a word: then SKUs are searched once no product is found by words. */
export const mayBePart = (q: string): boolean => skuIn(q)?.hasDigit === false

/** What has a SKU with this part in it, each product once; nothing where the query doesn't look like one. */
export async function findByPart(db: Db, q: string): Promise<{ found: SkuMatch[] } & Read> {
  const asked = skuIn(q)
  if (!asked) return { found: [], isCut: false }
  const pattern = `%${asked.sku.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = await bySku.all(db, { sku: asked.sku, pattern, limit: most + 1 })
  return { found: once(found.slice(0, most)), isCut: found.length > most }
}

/** The same as `findBySku` for what is typed: each letter asks, so it reads no more of the index than it answers. */
export async function beginningSku(db: Db, q: string): Promise<BySku<string>> {
  const asked = skuIn(q)
  if (!asked) return none
  const { sku, hasDigit: isSure } = asked
  const rows = await bySkuStart.all(db, { from: sku, before: after(sku), limit: most })
  const idsOf = (some: typeof rows) => [...new Set(some.map(({ product_id: id }) => id))]
  return { begun: idsOf(rows), sure: idsOf(isSure ? rows : rows.filter((row) => row.sku === sku)) }
}

/** Before it is all that begins with this SKU, and nothing else from it on: its last character is plain. */
const after = (sku: string): string => sku.slice(0, -1) + String.fromCharCode(sku.charCodeAt(sku.length - 1) + 1)
