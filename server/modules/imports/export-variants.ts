import type { exportPrices as pricesContract, exportStock as stockContract } from '#contract/imports.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import { staffProducts } from '#server/modules/catalogue/editor/editor.ts'
import { stockList, stockLocations } from '#server/modules/catalogue/ledger/ledger.ts'
import { priceColumns, stockColumns } from './formats/lines.ts'
import { amountText } from './formats/values.ts'
import { type Variant, variantsByProduct } from './variant-queries.ts'

const choiceOf = (options: Record<string, string>): string => Object.values(options).join(', ')

/** Exports the prices of all variants of the filtered products, in the format that the import reads. */
export async function exportPrices(db: Db, filters: ParsedOf<typeof pricesContract>, _: Date): Promise<AsyncIterable<string>> {
  return csvOf<Variant>(
    [
      [priceColumns.sku[0], ({ sku }) => sku],
      ['Product', ({ name }) => name],
      ['Options', ({ options }) => choiceOf(options)],
      [priceColumns.price[0], ({ price }) => amountText(price)],
      [priceColumns.oldPrice[0], ({ old_price: was }) => (was === null ? '' : amountText(was))],
    ],
    variantsOf(db, filters),
  )
}

async function* variantsOf(db: Db, filters: ParsedOf<typeof pricesContract>): AsyncGenerator<Variant[]> {
  for await (const rows of allPages((cursor) => staffProducts(db, { ...filters, cursor, limit: limits.page.max }))) {
    const ids = rows.map(({ id }) => id)
    const found = Map.groupBy(await variantsByProduct.all(db, { ids }), (variant) => variant.product_id)
    yield ids.flatMap((id) => found.get(id) ?? [])
  }
}

interface Level {
  sku: string
  product: string
  options: string
  place: string
  quantity: number
}
const stockPage = 50

/** Exports the stock of the filtered variants, one line per place, in the format that the import reads. */
export async function exportStock(db: Db, filters: ParsedOf<typeof stockContract>, now: Date): Promise<AsyncIterable<string>> {
  const places = new Map((await stockLocations(db)).map(({ id, name }) => [id, name]))
  return csvOf<Level>(
    [
      [stockColumns.sku[0], ({ sku }) => sku],
      ['Product', ({ product }) => product],
      ['Options', ({ options }) => options],
      [stockColumns.place[0], ({ place }) => place],
      [stockColumns.quantity[0], ({ quantity }) => quantity],
      [stockColumns.reason[0], () => ''],
    ],
    levelsOf(db, filters, places, now),
  )
}

async function* levelsOf(db: Db, filters: ParsedOf<typeof stockContract>, names: Map<string, string>, now: Date): AsyncGenerator<Level[]> {
  for await (const rows of allPages((cursor) => stockList(db, { ...filters, cursor, limit: stockPage }, now))) {
    yield rows.flatMap(({ sku, name, options, stock, places }) => {
      const line = { sku, product: name, options: choiceOf(options) }
      const elsewhere = places.map(({ placeId, quantity }) => ({ ...line, place: names.get(placeId) ?? '', quantity }))
      return [{ ...line, place: '', quantity: stock }, ...elsewhere.filter(({ place }) => place !== '')]
    })
  }
}
