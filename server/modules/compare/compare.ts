import type { Comparison } from '#contract/compare.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { RawJson } from '#server/http/bind.ts'
import { cardDocuments, cardsOf, type CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import * as queries from './queries.ts'

const { max } = limits.compare

/** The products that the customer compares, the oldest first, without any that aren't on sale. */
export async function readComparison(db: Db | Tx, cache: CatalogueCache, userId: string): Promise<RawJson<Comparison>> {
  return present(db, cache, userId, await queries.readComparison.all(db, { user: userId }))
}

/** Adds a product. Beyond `limits.compare.max`, the oldest is removed. Fails with CAN_NOT_ADD_ITEM_FOR_COMPARING. */
export async function addToComparison(
  tx: Tx,
  cache: CatalogueCache,
  userId: string,
  product: string,
  now: Date,
): Promise<RawJson<Comparison>> {
  if ((await cardsOf(tx, cache, [product])).length === 0) throw refuse('CAN_NOT_ADD_ITEM_FOR_COMPARING', { productId: ['is not on sale'] })
  return present(tx, cache, userId, await queries.addProduct.all(tx, { id: newId(now), user: userId, product, max }))
}

/** Appends a visitor's products to the customer's, as they were added later. Products that aren't on sale are left out. */
export async function mergeComparison(
  tx: Tx,
  cache: CatalogueCache,
  userId: string,
  ids: string[],
  now: Date,
): Promise<RawJson<Comparison>> {
  const products = (await cardsOf(tx, cache, [...new Set(ids)])).map(({ id }) => id)
  if (products.length === 0) return readComparison(tx, cache, userId)
  return present(tx, cache, userId, await queries.mergeProducts.all(tx, { id: newId(now), user: userId, products, max }))
}

/** Removes a product, if it's in the list. Fails with COMPARISON_LIST_IS_EMPTY. */
export async function removeFromComparison(tx: Tx, cache: CatalogueCache, userId: string, product: string): Promise<RawJson<Comparison>> {
  const rows = await queries.removeProduct.all(tx, { user: userId, product })
  if (rows.length === 0) throw refuse('COMPARISON_LIST_IS_EMPTY')
  return present(tx, cache, userId, rows)
}

/** Inserts the cached documents into the JSON as they are. */
async function present(db: Db | Tx, cache: CatalogueCache, userId: string, rows: queries.ListRow[]): Promise<RawJson<Comparison>> {
  const keys = rows.flatMap(({ product_id: id, revision }) => (id !== null && revision !== null ? [{ id, revision }] : []))
  const id = rows[0]?.id ?? null
  const products = await cardDocuments(db, cache, keys, 'full')
  return new RawJson(
    () => {
      const items = products.map((product) => `{"productId":"${product.id}","product":${product.text}}`)
      return `{"id":${JSON.stringify(id)},"userId":"${userId}","items":[${items.join(',')}]}`
    },
    () => ({ id, userId, items: products.map((product) => ({ productId: product.id, product: product.value })) }),
  )
}
