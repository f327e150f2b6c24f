import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { refreshProducts } from '../read-model/refresh.ts'

const batch = 200

const listDue = statement(
  'catalogue.listDue',
  { now: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  update products set listed = true, was_listed = true where id in (
    select id from products where not listed and unpublished_at is null and published_at <= $1 order by published_at, id limit $2
      for update skip locked
  ) returning id`,
)

/** The maximum number of batches per run, enough for a launch of 5,000 products. */
const batchesMax = 25

/** Lists products that are due, one batch per transaction. Locked products wait for the next run. */
export async function publishDue({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  for (let done = 0; done < batchesMax; done += 1) if ((await transaction((tx) => publishBatch(tx, now))) < batch) return
}

async function publishBatch(tx: Tx, now: Date): Promise<number> {
  const due = await listDue.all(tx, { now, limit: batch })
  await refreshProducts(
    tx,
    due.map((row) => row.id),
  )
  return due.length
}

const listEnding = statement(
  'catalogue.listEnding',
  { now: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  update products set listed = false, unpublished_at = $1 where id in (
    select id from products where unpublish_at <= $1 and unpublished_at is null order by unpublish_at, id limit $2 for update skip locked
  ) returning id`,
)

/** Takes products off sale at their end date, one batch per transaction. */
export async function unpublishDue({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  const endBatch = async (tx: Tx) => {
    const ended = (await listEnding.all(tx, { now, limit: batch })).map((row) => row.id)
    await refreshProducts(tx, ended)
    return ended.length
  }
  for (let done = 0; done < batchesMax; done += 1) if ((await transaction(endBatch)) < batch) return
}

const setPublished = statement(
  'catalogue.setPublished',
  { id: 'uuid', published: 'bool', now: 'timestamptz' },
  { id: 'uuid' },
  `
  update products set listed = $2 and published_at <= $3, was_listed = was_listed or ($2 and published_at <= $3), unpublished_at = case
    when $2 then null else coalesce(unpublished_at, $3) end
  where id = $1 and deleted_at is null returning id`,
)

/** Takes a product off sale without an end, or puts it on sale again from its date on. Fails with INVALID_PRODUCT_ID. */
export async function setProductPublished(tx: Tx, id: string, published: boolean, now: Date): Promise<void> {
  if (!(await setPublished.one(tx, { id, published, now }))) throw refuse('INVALID_PRODUCT_ID')
  await refreshProducts(tx, [id])
}
