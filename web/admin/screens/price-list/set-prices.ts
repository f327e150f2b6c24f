import type { ApiOutput } from '#contract/api.ts'
import { priceListLimits } from '#contract/price-list-limits.ts'
import { staff } from '#web/admin/session/session.ts'

export interface WantedPrice {
  sku: string
  /** Null takes it out. */
  price: number | null
}
type Result = ApiOutput<'POST /admin/price-lists/:id/rows'>['results'][number]
export interface Refused {
  sku: string
  error: NonNullable<Result['error']>
}

/** Sets as many prices as there are, a call's worth at a time; answers those that were refused. Those before a call that fails stay set. */
export async function setPrices(id: string, wanted: WantedPrice[], onDone: (count: number) => void): Promise<Refused[]> {
  const refused: Refused[] = []
  for (let at = 0; at < wanted.length; at += priceListLimits.rowsMax) {
    const rows = wanted.slice(at, at + priceListLimits.rowsMax)
    const { results } = await staff('POST /admin/price-lists/:id/rows', { id, rows })
    refused.push(...results.flatMap(({ sku, error }) => (error === null ? [] : [{ sku, error }])))
    onDone(at + rows.length)
  }
  return refused
}
