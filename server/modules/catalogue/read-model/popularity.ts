import { dayMs } from '#contract/time.ts'

/** The weight of a sold piece halves in this many days. */
const halfLifeDays = 14

/**
 * A product's popularity as SQL: log2 of the sum over its days of pieces * 2^(day / half-life). Products compare as their decaying sums
 * would, but the number itself never decays, so only products that sold have to be updated.
 */
export const popularitySql = (product: string): string =>
  `
  (select log(2, sum(s.quantity * power(2::numeric, (s.day - date '2026-01-01')::numeric / ${halfLifeDays})))::float8 from sales_daily s
    where s.product_id = ${product})`

const epochMs = Date.UTC(2026, 0, 1)

/** The popularity from daily sales in memory ("2026-03-01"); null if nothing was sold. */
export function popularityOf(sales: { day: string; quantity: number }[]): number | null {
  const sum = sales.reduce((all, { day, quantity }) => all + quantity * 2 ** ((Date.parse(day) - epochMs) / dayMs / halfLifeDays), 0)
  return sum > 0 ? Math.log2(sum) : null
}
