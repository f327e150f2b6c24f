import { priceListLimits } from '#contract/price-list-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { allowSlow, type Tx } from '#server/db/statement.ts'
import { lockProducts } from '../read-model/source.ts'
import { endDeals, saveDeals } from './deals-of-list.ts'
import * as percents from './percent-queries.ts'
import { productsOf } from './price-queries.ts'
import * as queries from './queries.ts'

/** Longer than any price is compared with former ones; see `purgeFormerPrices`. */
const historyDays = 400

/** Computes the prices of changed products in current and planned lists with a percentage, in the transaction of the change. */
export async function computeListsOfProducts(tx: Tx, products: string[], now: Date): Promise<void> {
  const lists = await percents.lockPercentLists.all(tx, { now })
  if (lists.length === 0 || products.length === 0) return
  await lockProducts.run(tx, { ids: products })
  await percents.computePrices.run(tx, { lists: lists.map(({ id }) => id), products })
  const rows = await queries.priceListsByIds.all(tx, { ids: lists.filter((list) => list.is_for_all).map(({ id }) => id) })
  for (const list of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await saveDeals(tx, list, products, now)
}

/**
 * Computes a locked list as a whole: the prices from its percentage, and the deals of its products if it's for everyone. Fails with
 * TOO_MANY_DEALS.
 */
export async function computeList(tx: Tx, list: queries.PriceListSettings, now: Date): Promise<void> {
  const { productsMax } = priceListLimits
  await allowSlow(tx)
  const [selected, before] = [
    await percents.selectedProducts.all(tx, { list: list.id, limit: productsMax + 1 }),
    await productsOf.all(tx, { list: list.id }),
  ]
  if (selected.length > productsMax) throw refuse('TOO_MANY_DEALS', { percent: [`would apply to more than ${productsMax} products`] })
  const products = [...new Set([...selected, ...before].map(({ id }) => id))]
  await lockProducts.run(tx, { ids: products })
  await percents.computePrices.run(tx, { lists: [list.id], products })
  if (list.plan_ids.length > 0) await endDeals(tx, list.id, now)
  else await saveDeals(tx, list, products, now)
}

/** Computes all current and planned lists each night, in case something was missed, and purges those that ended long ago. */
export async function computeAllLists({ db, transaction }: Database, now: Date): Promise<void> {
  for (const { id } of await percents.lockPercentLists.all(db, { now }))
    await transaction(async (tx) => {
      const list = await queries.lock.one(tx, { id })
      if (list && list.ends_at > now) await computeList(tx, list, now)
    })
  await queries.purge.run(db, { before: new Date(now.getTime() - historyDays * dayMs) })
}
