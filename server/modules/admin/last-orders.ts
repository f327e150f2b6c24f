import type { LastOrder } from '#contract/admin/last-orders.ts'
import { major } from '#contract/currency.ts'

/** A row of `lastOrderColumns`: the amount in minor units of its currency, null for the shop's. */
export type LastOrderRow = Omit<LastOrder, 'currency'> & { currency: string | null }

/** What is read of each of someone's newest orders (`o`). */
export const lastOrderColumns = `o.id, o.number, o.ordered_at as "placedAt", o.order_status as "orderStatus", o.payment_status as "paymentStatus",
      o.shipping_status as "shippingStatus", o.payment_method as "paymentMethod", o.total_cost as "totalCost", o.currency->>'code' as currency`

/** One of someone's newest orders, as the API tells it. */
export const presentLastOrder = ({ currency, ...order }: LastOrderRow): LastOrder => ({
  ...order,
  placedAt: new Date(order.placedAt).toISOString(),
  totalCost: major(order.totalCost, currency ?? undefined),
  ...(currency !== null && { currency }),
})
