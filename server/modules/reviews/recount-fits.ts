import type { Database } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { announceReviews } from './announce.ts'

/** Like migration 0876, for one product. */
const lockProduct = statement('reviews.lockCounted', { id: 'uuid' }, {}, `select from products where id = $1 for no key update`)
const recount = statement(
  'reviews.recountFits',
  { id: 'uuid' },
  {},
  `
  update products set fits = (
    select array[count(*) filter (where fit = 'runs-small'), count(*) filter (where fit = 'true-to-size'),
      count(*) filter (where fit = 'runs-large')]::int[]
    from reviews where product_id = $1 and removed_at is null) where id = $1`,
)

/**
 * Counts anew how the sizes of products fit, each in a transaction of its own. Reviews lock the product last, so what is committed when it's
 * locked here is counted, and what isn't yet counts itself.
 */
export async function recountFits(database: Pick<Database, 'transaction'>, products: string[]): Promise<void> {
  for (const id of products)
    await database.transaction(async (tx) => {
      await announceReviews(tx, [id])
      await lockProduct.run(tx, { id })
      await recount.run(tx, { id })
    })
}
