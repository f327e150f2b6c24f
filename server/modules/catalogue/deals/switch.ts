import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag, railTag } from '../read-model/cache-tags.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** Those whose time has come, is over, or that are sold out. */
const switchDue = statement(
  'deals.switchDue',
  { now: 'timestamptz', limit: 'int8' },
  { product_id: 'uuid' },
  `
  update deals set applied = not applied where id in (
    select id from (
      (select id from deals where applied and (ends_at <= $1 or sold >= quantity) order by ends_at limit $2)
      union
      (select id from deals where ends_at > $1 and starts_at <= $1 and not applied and (quantity is null or sold < quantity) order by ends_at limit $2)
    ) due order by id
  ) returning product_id`,
)

const batch = 200

/** Sorts and filters products by the price they have now, where a deal has begun or ended: lists show its price to the second by themselves. */
export async function switchDeals({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  await transaction((tx) => switchBatch(tx, now))
}

/** The same as part of a change of deals. */
export async function switchBatch(tx: Tx, now: Date): Promise<void> {
  const rows = await switchDue.all(tx, { now, limit: batch })
  if (rows.length === 0) return
  const products = [...new Set(rows.map((row) => row.product_id))].sort()
  await refreshProducts(tx, products)
  await announce(tx, { content: products, tags: [dealsTag, railTag('DEAL_OF_THE_DAY')] })
}
