import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag, railTag } from '../read-model/cache-tags.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** Those whose time has come, is over, or that are sold out. */
const switchDue = statement(
  'deals.switchDue',
  { now: 'timestamptz', limit: 'int8' },
  { product_id: 'uuid', is_listed: 'bool' },
  `
  update deals set applied = not applied where id in (
    select id from (
      (select id from deals where applied and (ends_at <= $1 or sold >= quantity) order by ends_at limit $2)
      union
      (select id from deals where ends_at > $1 and starts_at <= $1 and not applied and (quantity is null or sold < quantity) order by ends_at limit $2)
    ) due order by id
  ) returning product_id, price_list_id is not null as is_listed`,
)

const batch = 200
/** More than all that run at once, ended and begun: whatever a bug does, the job ends. */
const batchesMax = 100

/** Sorts and filters products by the price they have now, where a deal has begun or ended: lists show its price to the second by themselves. */
export async function switchDeals({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  for (let done = 0; done < batchesMax && (await transaction((tx) => switchBatch(tx, now))) >= batch; done++);
}

/** The same as part of a change of deals; how many were switched. */
export async function switchBatch(tx: Tx, now: Date): Promise<number> {
  const rows = await switchDue.all(tx, { now, limit: batch })
  if (rows.length === 0) return 0
  const products = [...new Set(rows.map((row) => row.product_id))].sort()
  await refreshProducts(tx, products)
  const isDeal = rows.some((row) => !row.is_listed)
  await announce(tx, { content: products, tags: isDeal ? [dealsTag, railTag('DEAL_OF_THE_DAY')] : [] })
  return rows.length
}
