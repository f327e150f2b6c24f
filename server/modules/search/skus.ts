import type { Db } from '#server/db/statement.ts'
import { bySku, bySkuStart, bySkuStartForSale } from './queries.ts'

export type SkuMatch = Awaited<ReturnType<typeof bySku.all>>[number]

/**
 * The shape of a SKU: one word of letters, digits, dots, underscores and hyphens, with a character among them that isn't a letter. Few
 * other queries look like that.
 */
const skuShape = /^(?=.*[\d._-])[a-z0-9][a-z0-9._-]{2,63}$/i
const most = 40
/** The maximum number of SKUs read for a query: a product may have many variants, and a brand's SKUs often begin alike. */
const matchesMax = 200

/** The SKU in a query that looks like one; null for any other. Without a digit, part of a SKU may also be a word: "t-shirt". */
function skuIn(q: string): { sku: string; hasDigit: boolean; isSure: boolean } | null {
  const sku = q.trim().toLowerCase()
  // "OL-" is surely the beginning of a SKU, as no word ends like that. Otherwise it may be a word that is still being typed.
  return skuShape.test(sku) ? { sku, hasDigit: /\d/.test(sku), isSure: /\d|[._-]$/.test(sku) } : null
}

const once = (rows: SkuMatch[]): SkuMatch[] => [...new Map(rows.toReversed().map((row) => [row.product_id, row])).values()].toReversed()

/**
 * Products found by SKU. `begun`: all with a SKU that begins with the query. `sure`: those of them that rank before products found by
 * words.
 */
interface SkuResults<T> {
  begun: T[]
  sure: T[]
}

const none = { begun: [], sure: [] }

/** Whether more SKUs match than were read. */
interface Read {
  isCut: boolean
}

/** Products on sale with a SKU that begins with the query, each once and exact matches first; none if the query doesn't look like a SKU. */
export async function findBySku(db: Db, q: string): Promise<SkuResults<SkuMatch> & Read> {
  const typedSku = skuIn(q)
  if (!typedSku) return { ...none, isCut: false }
  const begun = await bySkuStartForSale.all(db, { from: typedSku.sku, before: after(typedSku.sku), limit: matchesMax + 1 })
  const sure = typedSku.isSure ? begun : begun.filter(({ exact }) => exact)
  return { begun: once(begun), sure: once(sure), isCut: (begun[0]?.read ?? 0) > matchesMax }
}

/** Whether the query looks like a SKU and has a digit: then SKUs that contain it are searched before words. */
export const looksLikeSku = (q: string): boolean => skuIn(q)?.hasDigit === true

/** Whether the query may be part of a SKU but also a word: then SKUs are searched only if no product is found by words. */
export const mayBeSkuPart = (q: string): boolean => skuIn(q)?.hasDigit === false

/** Products with a SKU that contains the query, each once; none if the query doesn't look like a SKU. */
export async function findBySkuPart(db: Db, q: string): Promise<{ found: SkuMatch[] } & Read> {
  const typedSku = skuIn(q)
  if (!typedSku) return { found: [], isCut: false }
  const pattern = `%${typedSku.sku.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = await bySku.all(db, { sku: typedSku.sku, pattern, limit: most + 1 })
  return { found: once(found.slice(0, most)), isCut: found.length > most }
}

/** `findBySku` for suggestions. It runs on every keystroke, so it reads no more index entries than it returns. */
export async function suggestBySku(db: Db, q: string): Promise<SkuResults<string>> {
  const typedSku = skuIn(q)
  if (!typedSku) return none
  const { sku, hasDigit: isSure } = typedSku
  const rows = await bySkuStart.all(db, { from: sku, before: after(sku), limit: most })
  const idsOf = (some: typeof rows) => [...new Set(some.map(({ product_id: id }) => id))]
  return { begun: idsOf(rows), sure: idsOf(isSure ? rows : rows.filter((row) => row.sku === sku)) }
}

/**
 * The exclusive upper bound of the SKUs that begin with this one. Incrementing the last character is safe, as `skuIn` only accepts ASCII.
 */
const after = (sku: string): string => sku.slice(0, -1) + String.fromCharCode(sku.charCodeAt(sku.length - 1) + 1)
