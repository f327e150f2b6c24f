import type { ApiInput } from '#contract/api.ts'
import type { Deal } from '#contract/deals.ts'
import { loadProductNames } from '#web/admin/products/product-names.ts'
import { staff } from '#web/admin/session/session.ts'
import type { Page, Query } from '#web/admin/table/list.ts'

export interface DealRow extends Deal {
  /** The product's name. */
  name: string
}

const pageSize = 25

/** A page of deals with their product names. */
export async function loadDeals({ sort: _, ...query }: Query, options: { signal: AbortSignal }): Promise<Page<DealRow>> {
  const input = { ...query, limit: pageSize } as ApiInput<'GET /admin/deals'>
  const { deals, nextCursor } = await staff('GET /admin/deals', input, options)
  const names = await loadProductNames(
    deals.map(({ productId }) => productId),
    options,
  )
  return { rows: deals.map((deal) => ({ ...deal, name: names.get(deal.productId) ?? deal.productId })), nextCursor }
}
