import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag, railTag } from '../read-model/cache-tags.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** Deals that have begun, have ended or are sold out since the last switch. */
const switchDue = statement(
  'deals.switchDue',
  { now: 'timestamptz', limit: 'int8' },
  { product_id: 'uuid', is_listed: 'bool' },
  `
  update deals set applied = not applied where id in (
    select id from (
      (select id from deals where applied and (ends_at <= $1 or sold >= quantity) order by ends_at limit $2)
      union
      (select id from deals where ends_at > $1 and starts_at <= $1 and not applied and (quantity is null or sold < quantity)
        order by ends_at limit $2)
    ) due order by id
  ) returning product_id, price_list_id is not null as is_listed`,
)

const batch = 200
/** More batches than all running deals need, so that the job ends even if there is a bug. */
const batchesMax = 100

/**
 * Updates sorting and filtering to current prices after deals begin or end. The prices that lists show are exact to the second without
 * this.
 */
export async function switchDeals({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  for (let done = 0; done < batchesMax && (await transaction((tx) => switchBatch(tx, now))) >= batch; done++);
}

/** Switches a batch within a transaction that changes deals; returns the number switched. */
export async function switchBatch(tx: Tx, now: Date): Promise<number> {
  const rows = await switchDue.all(tx, { now, limit: batch })
  if (rows.length === 0) return 0
  const products = [...new Set(rows.map((row) => row.product_id))].sort()
  await refreshProducts(tx, products)
  const isDeal = rows.some((row) => !row.is_listed)
  await announce(tx, { content: products, tags: isDeal ? [dealsTag, railTag('DEAL_OF_THE_DAY')] : [] })
  return rows.length
}
