import type { LastOrder } from '#contract/admin/last-orders.ts'
import { major } from '#contract/currency.ts'

/** A row of `lastOrders`: the amount in minor units of its currency, null for the shop's. */
export type LastOrderRow = Omit<LastOrder, 'currency'> & { currency: string | null }

/** The SQL of the last orders that fulfill `condition`, as JSON. */
export const lastOrders = (condition: string): string =>
  `(select coalesce(json_agg(o), '[]') from (select o.id, o.number, o.ordered_at as "placedAt", o.order_status as "orderStatus",
      o.payment_status as "paymentStatus", o.shipping_status as "shippingStatus", o.payment_method as "paymentMethod", o.total_cost as "totalCost",
      o.currency->>'code' as currency from orders o
      where ${condition} order by o.ordered_at desc, o.id desc limit 10) o)`

/** The last orders as the API returns them. */
export const presentLastOrders = (orders: LastOrderRow[]): LastOrder[] =>
  orders.map(({ currency, ...order }) => ({
    ...order,
    placedAt: new Date(order.placedAt).toISOString(),
    totalCost: major(order.totalCost, currency ?? undefined),
    ...(currency !== null && { currency }),
  }))
