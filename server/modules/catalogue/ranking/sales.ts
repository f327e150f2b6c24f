import { dayMs } from '#contract/time.ts'
import { json } from '#server/db/types.ts'
import { allowSlow, statement, type Tx } from '#server/db/statement.ts'
import type { Database } from '#server/db/pool.ts'
import { announce } from '../read-model/announce.ts'
import { popularitySql } from '../read-model/popularity.ts'
import { lockProducts } from '../read-model/source.ts'

/** The number of days that are recounted, as orders may be cancelled later. */
const recountDays = 3
/** Older sales hardly affect popularity. */
const retentionDays = 180
const batch = 1000

const clearDays = statement(
  'catalogue.clearSales',
  { from: 'date' },
  { product_id: 'uuid' },
  `delete from sales_daily where day >= $1 returning product_id`,
)

const countDays = statement(
  'catalogue.countSales',
  { from: 'timestamptz' },
  { product_id: 'uuid' },
  `
  insert into sales_daily (product_id, day, quantity)
  select l.product_id, (o.ordered_at at time zone 'UTC')::date, sum(l.quantity) from orders o join order_lines l on l.order_id = o.id
  where o.ordered_at >= $1 and o.order_status <> 'Cancelled' group by 1, 2
  on conflict (product_id, day) do update set quantity = excluded.quantity
  returning product_id`,
  { slow: true },
)

const purgeDays = statement('catalogue.purgeSales', { before: 'date' }, {}, `delete from sales_daily where day < $1`)

const updatePopularity = statement(
  'catalogue.updatePopularity',
  { ids: 'uuid[]' },
  { id: 'uuid', category_ids: 'uuid[]' },
  `
  with scored as (
    select i.product_id, coalesce(${popularitySql('i.product_id')}, -1000) as popularity from product_index i where i.product_id = any($1)
  ), changed as (
    update product_index i set popularity = s.popularity from scored s
    where i.product_id = s.product_id and i.popularity is distinct from s.popularity returning i.product_id, i.popularity, i.category_ids
  ), listed as (
    update product_listings l set popularity = c.popularity from changed c where l.product_id = c.product_id
  )
  select product_id as id, category_ids from changed`,
)

/** Counts the sales of the last days and updates the popularity of sold products, a thousand per transaction. */
export async function recomputePopularity({ db, transaction }: Pick<Database, 'db' | 'transaction'>, now: Date): Promise<void> {
  const from = new Date(now.getTime() - recountDays * dayMs).toISOString().slice(0, 10)
  const sold = await transaction((tx) => recount(tx, from))
  await purgeDays.run(db, { before: new Date(now.getTime() - retentionDays * dayMs).toISOString().slice(0, 10) })
  await scoreAll({ db, transaction }, sold)
}

async function recount(tx: Tx, from: string): Promise<string[]> {
  await allowSlow(tx)
  const before = await clearDays.all(tx, { from })
  const after = await countDays.all(tx, { from: new Date(`${from}T00:00:00Z`) })
  return [...new Set([...before, ...after].map((row) => row.product_id))].sort()
}

/** A product's sales on a day, for a shop that is seeded with a history. */
interface DaySales {
  product_id: string
  day: string
  quantity: number
}

const insertDays = statement(
  'catalogue.insertSales',
  { sales: json<object[]>() },
  {},
  `
  insert into sales_daily (product_id, day, quantity)
  select product_id, day, quantity from json_to_recordset($1) as s (product_id uuid, day date, quantity int) where quantity > 0
  on conflict (product_id, day) do update set quantity = excluded.quantity`,
)

/** Counts all sales from the orders of a seeded shop and computes the resulting popularity. */
export async function countAllSales(tx: Tx, now: Date): Promise<void> {
  const sold = await recount(tx, new Date(now.getTime() - retentionDays * dayMs).toISOString().slice(0, 10))
  await score(tx, sold)
}

/** Adds daily sales; they take effect with the next `recomputePopularity` or refresh of the products. */
export async function addSales(tx: Tx, sales: DaySales[]): Promise<void> {
  await insertDays.run(tx, { sales })
}

type Scored = Awaited<ReturnType<typeof updatePopularity.all>>[number]

async function scoreAll({ db, transaction }: Pick<Database, 'db' | 'transaction'>, ids: string[]): Promise<void> {
  const changed: Scored[] = []
  for (let at = 0; at < ids.length; at += batch) changed.push(...(await transaction((tx) => score(tx, ids.slice(at, at + batch)))))
  if (changed.length === 0) return
  await announce(db, { live: changed.map(({ id }) => id), listings: [...new Set(changed.flatMap((row) => row.category_ids))] })
}

/** Locks products first; otherwise a concurrent refresh would overwrite the new popularity with the old one. */
async function score(tx: Tx, ids: string[]): Promise<Scored[]> {
  await lockProducts.run(tx, { ids })
  return updatePopularity.all(tx, { ids })
}
