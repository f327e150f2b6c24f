import type { ApiOutput } from '#contract/api.ts'
import { priceListLimits } from '#contract/price-list-limits.ts'
import { staff } from '#web/admin/session/session.ts'

export interface WantedPrice {
  sku: string
  /** Null removes the variant from the list. */
  price: number | null
}
type Result = ApiOutput<'POST /admin/price-lists/:id/rows'>['results'][number]
export interface RefusedPrice {
  sku: string
  error: NonNullable<Result['error']>
}

/** Sets any number of prices in batches and returns the refused ones. If a call fails, earlier batches stay saved. */
export async function setPrices(id: string, prices: WantedPrice[], onDone: (count: number) => void): Promise<RefusedPrice[]> {
  const refused: RefusedPrice[] = []
  for (let at = 0; at < prices.length; at += priceListLimits.rowsMax) {
    const rows = prices.slice(at, at + priceListLimits.rowsMax)
    const { results } = await staff('POST /admin/price-lists/:id/rows', { id, rows })
    refused.push(...results.flatMap(({ sku, error }) => (error === null ? [] : [{ sku, error }])))
    onDone(at + rows.length)
  }
  return refused
}
