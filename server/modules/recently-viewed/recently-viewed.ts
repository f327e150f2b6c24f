import { limits } from '#contract/limits.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { type CatalogueCache, cardsOf } from '#server/modules/catalogue/catalogue.ts'
import * as queries from './queries.ts'

/** The ids of the products that the customer viewed, the most recent first. */
export async function readViewed(db: Db | Tx, userId: string): Promise<string[]> {
  return (await queries.readViewed.one(db, { user: userId }))?.product_ids ?? []
}

/** Prepends products, the most recent first, to those viewed before. Products that aren't on sale are left out. */
export async function addViewed(tx: Tx, cache: CatalogueCache, userId: string, ids: string[]): Promise<string[]> {
  const products = (await cardsOf(tx, cache, [...new Set(ids)])).map(({ id }) => id)
  if (products.length === 0) return readViewed(tx, userId)
  return (await queries.addViewed.one(tx, { user: userId, products, max: limits.recentlyViewed.max }))!.product_ids
}

/** Clears the customer's viewed products. */
export async function clearViewed(tx: Tx, userId: string): Promise<string[]> {
  await queries.clearViewed.run(tx, { user: userId })
  return []
}
