import type { Order } from '#contract/order.ts'

type Dated = Pick<Order, 'orderedDate'>

/** Splits a list, in its order, by calendar year in the person's time zone. */
export function byYear<T extends Dated>(orders: T[]): { year: number; orders: T[] }[] {
  const years: { year: number; orders: T[] }[] = []
  for (const order of orders) {
    const year = new Date(order.orderedDate).getFullYear()
    const last = years.at(-1)
    if (last?.year === year) last.orders.push(order)
    else years.push({ year, orders: [order] })
  }
  return years
}
