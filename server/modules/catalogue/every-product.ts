import type { Product } from '#contract/product.ts'
import { highestId, lowestId } from '#server/db/ids.ts'
import { statement, type Db } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { currentDeals } from './current-deals.ts'
import { withDealPrices } from './deals/present.ts'
import { Document } from './read-model/documents.ts'

/** The last product of each full part, in id order. */
const lastOfParts = statement(
  'catalogue.lastOfParts',
  { size: 'int8' },
  { id: 'uuid' },
  `
  select product_id as id from (select product_id, row_number() over (order by product_id) as n from product_index) i where n % $1 = 0
  order by product_id`,
)
/** Both tables have the condition on the id; otherwise a join reads one of them from its start for every batch. */
const foundAfter = statement(
  'catalogue.foundAfter',
  { after: 'uuid', until: 'uuid', limit: 'int8' },
  { id: 'uuid', slug: 'text', pictures: 'text[]' },
  `
  select p.id, p.slug, array(select f.url from product_photos f where f.product_id = p.id order by f.position limit 5) as pictures
  from product_index i join products p on p.id = i.product_id where i.product_id > $1 and i.product_id <= $2
    and p.id > $1 and p.id <= $2 and not p.is_gift_card order by i.product_id limit $3`,
)
const pagesAfter = statement(
  'catalogue.pagesAfter',
  { after: 'uuid', limit: 'int8' },
  { id: 'uuid', revision: 'int4', document: 'text', blur: 'text?' },
  `
  select i.product_id as id, i.revision, p.page::text as document, null::text as blur
  from product_index i join products p on p.id = i.product_id where i.product_id > $1 and p.id > $1
  order by i.product_id limit $2`,
)

/** Products with an id greater than `after` and at most `until`. */
export interface ProductRange {
  after: string
  until: string
}

/** Splits all products on sale into parts of `size`; the last part is open-ended, so it includes new products. */
export async function productParts(db: Db, size: number): Promise<ProductRange[]> {
  const ends = (await lastOfParts.all(db, { size })).map(({ id }) => id)
  const parts = [lowestId, ...ends].map((after, index) => ({ after, until: ends[index] ?? highestId }))
  return parts
}

const batch = 500
/** Whole documents take longer to read: a batch delays other requests by 5 ms. */
const pagesBatch = 100

/** The page names and first pictures of a part's products, in batches. */
export async function* foundProducts(db: Db, { after, until }: ProductRange): AsyncGenerator<{ slug: string; pictures: string[] }[]> {
  for (let last = after; ;) {
    const rows = await foundAfter.all(db, { after: last, until, limit: batch })
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)!.id
  }
}

/** Every product on sale as its page shows it, at current prices, in batches. */
export async function* everyProduct(db: Db, cache: CatalogueCache, clock: () => Date): AsyncGenerator<Product[]> {
  for (let last = lowestId; ;) {
    const rows = await pagesAfter.all(db, { after: last, limit: pagesBatch })
    const deals = await currentDeals(db, cache, clock())
    const documents = rows.map((row) => new Document<Product>(row))
    if (rows.length > 0) yield withDealPrices(documents, deals).map(({ value }) => value)
    if (rows.length < pagesBatch) return
    last = rows.at(-1)!.id
  }
}
