import type { Deal } from '#contract/deals.ts'
import { major } from '#contract/currency.ts'
import type { DealRow } from './queries.ts'

/** A deal as staff see it. */
export const presentDeal = ({ id, product_id, starts_at, ends_at, quantity, sold, prices }: DealRow): Deal => ({
  id,
  productId: product_id,
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
  quantity,
  sold,
  prices: prices.map(({ variantId, price }) => ({ variantId, price: major(price) })),
})
