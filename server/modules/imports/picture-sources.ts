import { createHash } from 'node:crypto'
import type { Db, Tx } from '#server/db/statement.ts'
import { sourcesOf } from './picture-queries.ts'

/** An address may be longer than an index takes. */
export const sourceHash = (source: string): string => createHash('sha256').update(source).digest('base64url')

/** Where the copy of a picture from elsewhere is, by product and address. */
export type PictureSources = (product: string, source: string) => string | undefined

/** What products got from elsewhere before. */
export async function pictureSources(db: Db | Tx, products: string[]): Promise<PictureSources> {
  const rows = products.length === 0 ? [] : await sourcesOf.all(db, { products })
  const urls = new Map(rows.map((row) => [`${row.product_id} ${row.source_hash}`, row.url]))
  return (product, source) => urls.get(`${product} ${sourceHash(source)}`)
}

/** Whether a picture may be fetched: anything but HTTP(S) is left out. */
export const isFetchable = (source: string): boolean => /^https?:\/\//i.test(source) && source.length <= 2000 && URL.canParse(source)
