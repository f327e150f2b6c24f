import { createHash } from 'node:crypto'
import type { Db, Tx } from '#server/db/statement.ts'
import { sourcesOf } from './picture-queries.ts'

/** Hashed because an address may be longer than an index allows. */
export const sourceHash = (source: string): string => createHash('sha256').update(source).digest('base64url')

/** Finds the stored copy of an external picture by product and address. */
export type PictureSources = (product: string, source: string) => string | undefined

/** The external pictures that these products got before. */
export async function pictureSources(db: Db | Tx, products: string[]): Promise<PictureSources> {
  const rows = products.length === 0 ? [] : await sourcesOf.all(db, { products })
  const urls = new Map(rows.map((row) => [`${row.product_id} ${row.source_hash}`, row.url]))
  return (product, source) => urls.get(`${product} ${sourceHash(source)}`)
}

/** Whether a picture can be fetched: only from HTTP(S) addresses. */
export const isFetchable = (source: string): boolean => /^https?:\/\//i.test(source) && source.length <= 2000 && URL.canParse(source)
