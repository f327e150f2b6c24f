import type { Deal } from '#contract/deals.ts'
import { loadProductNames } from '#web/admin/products/product-names.ts'
import { staff } from '#web/admin/session/session.ts'
import type { Page, Query } from '#web/admin/table/list.ts'

export interface DealRow extends Deal {
  /** Of its product. */
  name: string
}

const pageSize = 25

/** A page of deals with their products' names, the newest deal first. */
export async function loadDeals({ cursor }: Query, options: { signal: AbortSignal }): Promise<Page<DealRow>> {
  const after = typeof cursor === 'string' ? { cursor } : {}
  const { deals, nextCursor } = await staff('GET /admin/deals', { limit: pageSize, ...after }, options)
  const names = await loadProductNames(
    deals.map(({ productId }) => productId),
    options,
  )
  return { rows: deals.map((deal) => ({ ...deal, name: names.get(deal.productId) ?? deal.productId })), nextCursor }
}
