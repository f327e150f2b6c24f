import type { Order } from './order.ts'

interface Discount {
  /** Null for a plan's discount. */
  name: string | null
  code: string | null
  /** In major units. */
  amount: number
  /** The discount for repeat deliveries. It's taken off lines, so before the subtotal. */
  isRepeat?: boolean | undefined
}

/** The discounts of the lines by source: promotions by name, then the plan with the rest. In a file without zod, for pages. */
export function discountsOf({ discount, adjustments }: Pick<Order, 'discount'> & { adjustments?: Order['adjustments'] }): Discount[] {
  const promotions = (adjustments ?? []).filter(({ amount }) => amount > 0)
  // No currency has more than three decimals.
  const rest = milli(discount) - promotions.reduce((sum, { amount }) => sum + milli(amount), 0)
  return [...promotions, ...(rest > 0 ? [{ name: null, code: null, amount: rest / 1000 }] : [])]
}

type Goods = Pick<Order, 'productCost'> & { wrapCost?: number | undefined }

/** The sum of the lines (major units), without gift wrap. */
export const linesCost = ({ productCost, wrapCost = 0 }: Goods): number => (milli(productCost) - milli(wrapCost)) / 1000

/** The sum of the lines (major units) after the discount of repeat deliveries, as in the cart, and before all other discounts. */
export const subtotalOf = ({ adjustments = [], ...goods }: Goods & { adjustments?: Order['adjustments'] }): number =>
  adjustments.reduce((sum, { amount, isRepeat }) => sum - (isRepeat ? milli(amount) : 0), milli(linesCost(goods))) / 1000

const milli = (amount: number): number => Math.round(amount * 1000)
