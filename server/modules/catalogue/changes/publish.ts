import { statement, type Tx } from '#server/db/statement.ts'
import { refreshProducts } from '../read-model/refresh.ts'

const batch = 200

const listDue = statement(
  'catalogue.listDue',
  { now: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  update products set listed = true where id in (
    select id from products where not listed and published_at <= $1 order by published_at, id limit $2 for update skip locked
  ) returning id`,
)

/** Lists the products that are due, 200 at most. A product that's locked waits for the next run. */
export async function publishDue(tx: Tx, now: Date): Promise<void> {
  const due = await listDue.all(tx, { now, limit: batch })
  await refreshProducts(
    tx,
    due.map((row) => row.id),
  )
}
