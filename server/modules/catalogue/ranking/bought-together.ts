import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { allowSlow, statement, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { togetherTag } from '../read-model/cache-tags.ts'

/** Older orders reflect a different assortment; in a large shop the latest `ordersMax` are enough. */
const historyDays = 365
const ordersMax = 200_000

/**
 * For each product, the four best products in at least `least` common orders: bought by a tenth of its buyers, and half again as often as
 * by anyone. Orders of more than 20 products are those of a club, and would pair everything with everything. Only changes are written.
 */
const rebuild = statement(
  'catalogue.rebuildTogether',
  { since: 'timestamptz', most: 'int8', least: 'int8' },
  { product_id: 'uuid' },
  `
  with recent as materialized (
    select id from orders where ordered_at >= $1 and order_status <> 'Cancelled' order by ordered_at desc limit $2
  ), lines as materialized (
    select distinct l.order_id, l.product_id from recent r join order_lines l on l.order_id = r.id
  ), sizes as (
    select order_id from lines group by order_id having count(*) between 2 and 20
  ), pairs as (
    select a.product_id, b.product_id as other_id, count(*) as n from sizes join lines a using (order_id) join lines b using (order_id)
    where a.product_id <> b.product_id group by 1, 2 having count(*) >= $3
  ), sold as (
    select product_id, count(*) as n from lines group by 1
  ), rated as (
    select p.product_id, p.other_id, p.n, p.n::float8 / s.n as confidence,
      p.n::float8 * (select count(*) from recent) / (s.n::float8 * o.n) as lift
    from pairs p join sold s on s.product_id = p.product_id join sold o on o.product_id = p.other_id
  ), ranked as (
    select *, row_number() over (partition by product_id order by confidence desc, lift desc, other_id)::int as rank
    from rated where confidence >= 0.1 and lift >= 1.5
  ), fresh as materialized (
    select * from ranked where rank <= 4
  ), gone as (
    delete from bought_together t where not exists (select from fresh f where f.product_id = t.product_id and f.other_id = t.other_id)
    returning t.product_id
  ), saved as (
    insert into bought_together as t (product_id, other_id, rank, orders, confidence, lift)
    select product_id, other_id, rank, n, confidence, lift from fresh
    on conflict (product_id, other_id) do update set rank = excluded.rank, orders = excluded.orders, confidence = excluded.confidence,
      lift = excluded.lift
      where (t.rank, t.orders, t.confidence, t.lift) is distinct from (excluded.rank, excluded.orders, excluded.confidence, excluded.lift)
    returning t.product_id
  )
  select product_id from gone union select product_id from saved`,
  { slow: true },
)

const pairsMin = 3

/** Recounts products bought together, from the orders of the last year. */
export async function rebuildBoughtTogether({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  await transaction((tx) => recountBoughtTogether(tx, now))
}

/** Recounts products bought together within a transaction. */
export async function recountBoughtTogether(tx: Tx, now: Date): Promise<void> {
  await allowSlow(tx)
  const rows = await rebuild.all(tx, { since: new Date(now.getTime() - historyDays * dayMs), most: ordersMax, least: pairsMin })
  if (rows.length > 0) await announce(tx, { tags: rows.map((row) => togetherTag(row.product_id)) })
}
