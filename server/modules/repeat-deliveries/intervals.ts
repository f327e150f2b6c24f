import type { Db, Tx } from '#server/db/statement.ts'
import { repeatOffersOf } from '#server/modules/catalogue/catalogue.ts'
import { linesOf, type ShownRow } from './queries.ts'

/** The intervals that a repeat delivery can be changed to: those that all of its products offer, and its own. */
export async function intervalsOf(db: Db | Tx, row: ShownRow): Promise<number[]> {
  const products = [...new Set(linesOf(row).map((one) => one.product_id))]
  const offers = await repeatOffersOf(db, products)
  const [first = [], ...others] = products.map((id) => offers.get(id)?.weeks ?? [])
  const shared = first.filter((count) => others.every((weeks) => weeks.includes(count)))
  return [...new Set([...shared, row.weeks])].toSorted((a, b) => a - b)
}
