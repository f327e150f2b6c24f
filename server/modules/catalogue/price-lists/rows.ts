import { major, minor } from '#contract/currency.ts'
import { id as uuid } from '#contract/fields.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { priceListLimits } from '#contract/price-list-limits.ts'
import type * as contract from '#contract/price-lists.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { z } from 'zod'
import { lockProducts } from '../read-model/source.ts'
import { saveDeals } from './deals-of-list.ts'
import { openList } from './manage.ts'
import { computePrices } from './percent-queries.ts'
import * as queries from './price-queries.ts'
import { priceListsByIds } from './queries.ts'

const cursorShape = z.tuple([uuid])

/** A page of a list's prices; fails with NOT_FOUND. */
export async function listRows(
  db: Db,
  { id, q, limit, cursor }: ParsedOf<typeof contract.listPriceListRows>,
): Promise<OutputOf<typeof contract.listPriceListRows>> {
  if ((await priceListsByIds.all(db, { ids: [id] })).length === 0) throw refuse('NOT_FOUND')
  const [after] = cursor === undefined ? [lowestId] : decodeCursor(cursorShape, cursor)
  const rows = await queries.rowsAfter.all(db, { list: id, after, q: q?.toLowerCase() ?? '', limit: limit + 1 })
  const page = rows.slice(0, limit)
  return { rows: page.map(present), nextCursor: rows.length > limit ? encodeCursor([page.at(-1)!.variant_id]) : null }
}

const present = ({ variant_id, product_id, price, list_price, is_given, ...row }: queries.PriceRow): contract.PriceListRow => ({
  ...row,
  variantId: variant_id,
  productId: product_id,
  price: major(price),
  listPrice: major(list_price),
  isGiven: is_given,
})

type Result = OutputOf<typeof contract.setPriceListRows>['results'][number]
type Variant = Awaited<ReturnType<typeof queries.variantsBySku.all>>[number]

/** Sets or removes prices by SKU. Invalid rows are reported, and the others are applied. */
export async function setRows(
  tx: Tx,
  { id, rows }: ParsedOf<typeof contract.setPriceListRows>,
  now: Date,
): Promise<OutputOf<typeof contract.setPriceListRows>> {
  const list = await openList(tx, id, now)
  const found = await queries.variantsBySku.all(tx, { skus: rows.map(({ sku }) => sku) })
  const bySku = new Map(found.map((variant) => [variant.sku, variant]))
  const seen = new Set<string>()
  const results = rows.map(({ sku, price }): Result => {
    const error = errorOf(bySku.get(sku), price, seen)
    seen.add(sku)
    return { sku, error }
  })
  const good = rows.flatMap(({ sku, price }, index) => (results[index]!.error === null ? [{ ...bySku.get(sku)!, price }] : []))
  if (good.length === 0) return { results }
  const products = [...new Set(good.map((row) => row.product_id))]
  await lockProducts.run(tx, { ids: products })
  await queries.savePrices.run(tx, {
    list: id,
    prices: good.flatMap((row) => (row.price === null ? [] : [{ id: row.id, price: minor(row.price) }])),
    out: good.flatMap((row) => (row.price === null ? [row.id] : [])),
  })
  const { pricesMax } = priceListLimits
  if ((await queries.countPrices.one(tx, { list: id, limit: pricesMax + 1 }))!.n > pricesMax)
    throw refuse('TOO_MANY_DEALS', { rows: [`are limited to ${pricesMax} per list`] })
  if (list.percent !== null) await computePrices.run(tx, { lists: [id], products })
  if (list.plan_ids.length === 0) await saveDeals(tx, list, products, now)
  return { results }
}

function errorOf(variant: Variant | undefined, price: number | null, seen: ReadonlySet<string>): Result['error'] {
  if (!variant) return 'UNKNOWN_SKU'
  if (seen.has(variant.sku)) return 'TWICE'
  if (variant.is_gift_card) return 'GIFT_CARD'
  if (price !== null && minor(price) <= 0) return 'TOO_LOW'
  return price !== null && minor(price) >= variant.price ? 'NOT_LOWER' : null
}
