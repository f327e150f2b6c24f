import type { CartLine } from '#contract/cart.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { presentCart } from './lines.ts'
import * as queries from './saved-queries.ts'
import { withVariants } from './variants.ts'

/** The customer's saved lines at current prices, newest first. */
export async function readSavedLines(db: Db | Tx, userId: string, now: Date): Promise<CartLine[]> {
  const lines = await withVariants(db, await queries.savedLines.all(db, { user: userId }), now)
  return presentCart(null, userId, lines).items
}
