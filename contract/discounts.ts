import type { Order } from './order.ts'

interface Discount {
  /** Null for what a plan takes off. */
  name: string | null
  code: string | null
  /** Major units. */
  amount: number
}

/** What was taken off the lines, by what: promotions by name, then the plan with the rest. Here without zod, for pages. */
export function discountsOf({ discount, adjustments }: Pick<Order, 'discount'> & { adjustments?: Order['adjustments'] }): Discount[] {
  const promotions = (adjustments ?? []).filter(({ amount }) => amount > 0)
  // Of no currency there are more than three decimals.
  const rest = milli(discount) - promotions.reduce((sum, { amount }) => sum + milli(amount), 0)
  return [...promotions, ...(rest > 0 ? [{ name: null, code: null, amount: rest / 1000 }] : [])]
}

const milli = (amount: number): number => Math.round(amount * 1000)
