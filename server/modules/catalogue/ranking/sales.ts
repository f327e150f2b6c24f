import { json } from '#server/db/types.ts'
import { allowSlow, statement, type Db, type Tx } from '#server/db/statement.ts'
import type { Database } from '#server/db/pool.ts'
import { everythingCategory } from '../read-model/listing-ids.ts'
import { announce } from '../read-model/announce.ts'
import { popularitySql } from '../read-model/popularity.ts'

/** Orders of these days are counted again: some are cancelled later. */
const recountDays = 3
/** Longer ago a sale hardly counts. */
const keptDays = 180
const dayMs = 86_400_000
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
  { changed: 'int8' },
  `
  with scored as (
    select i.product_id, coalesce(${popularitySql('i.product_id')}, -1000) as popularity from product_index i where i.product_id = any($1)
  ), changed as (
    update product_index i set popularity = s.popularity from scored s
    where i.product_id = s.product_id and i.popularity is distinct from s.popularity returning i.product_id, i.popularity
  ), listed as (
    update product_listings l set popularity = c.popularity from changed c where l.product_id = c.product_id
  )
  select count(*) as changed from changed`,
)

/** Counts what was sold in the last days, and sorts best-sellers by it. A transaction for each thousand products. */
export async function recomputePopularity({ db, transaction }: Pick<Database, 'db' | 'transaction'>, now: Date): Promise<void> {
  const from = new Date(now.getTime() - recountDays * dayMs).toISOString().slice(0, 10)
  const sold = await transaction((tx) => recount(tx, from))
  await purgeDays.run(db, { before: new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10) })
  await scoreAll(db, sold)
}

async function recount(tx: Tx, from: string): Promise<string[]> {
  await allowSlow(tx)
  const before = await clearDays.all(tx, { from })
  const after = await countDays.all(tx, { from: new Date(`${from}T00:00:00Z`) })
  return [...new Set([...before, ...after].map((row) => row.product_id))].sort()
}

/** Sales of a shop that begins with a history. */
export interface DaySales {
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

/** Adds days of sales; `recomputePopularity` or a refresh of the products makes them count. */
export async function addSales(tx: Tx, sales: DaySales[]): Promise<void> {
  await insertDays.run(tx, { sales })
}

async function scoreAll(db: Db, ids: string[]): Promise<void> {
  let changed = 0
  for (let at = 0; at < ids.length; at += batch) changed += (await updatePopularity.one(db, { ids: ids.slice(at, at + batch) }))!.changed
  if (changed > 0) await announce(db, { live: ids, listings: [everythingCategory] })
}
