import { major } from '#contract/currency.ts'

/** One of the last orders of a customer or guest. */
export interface LastOrder {
  id: string
  number: string
  placedAt: string
  totalCost: number
  currency: string | null
}

/** The SQL of the last orders as JSON, of those that `condition` is true of. */
export const lastOrders = (condition: string): string =>
  `(select coalesce(json_agg(o), '[]') from (select o.id, o.number, o.ordered_at as "placedAt", o.total_cost as "totalCost",
      o.currency->>'code' as currency from orders o
      where ${condition} order by o.ordered_at desc, o.id desc limit 10) o)`

/** The last orders as the API returns them. */
export const presentLastOrders = (orders: LastOrder[]) =>
  orders.map(({ currency, ...order }) => ({
    ...order,
    placedAt: new Date(order.placedAt).toISOString(),
    totalCost: major(order.totalCost, currency ?? undefined),
    ...(currency !== null && { currency }),
  }))
