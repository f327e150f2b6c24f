import { newProductDays } from '#contract/facet-limits.ts'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { refreshProducts } from './refresh.ts'

const batch = 200
/** The maximum number of batches per run, enough for a launch of 5,000 products. */
const batchesMax = 25

/** Whether a product published at one time is new at another; both are SQL. */
export const isNewSql = (published: string, now: string): string => `${published} > ${now}::timestamptz - interval '${newProductDays} days'`

const noLongerNew = statement(
  'catalogue.noLongerNew',
  { before: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  update products set is_new = false where id in (
    select id from products where is_new and published_at <= $1 order by published_at, id limit $2 for update skip locked
  ) returning id`,
)

/** Removes the "new" mark of products whose time is over, one batch per transaction. Locked products wait for the next run. */
export async function expireNewMarks({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - newProductDays * dayMs)
  const ageBatch = () =>
    transaction(async (tx) => {
      const aged = (await noLongerNew.all(tx, { before, limit: batch })).map((row) => row.id)
      await refreshProducts(tx, aged)
      return aged.length
    })
  for (let done = 0; done < batchesMax; done += 1) if ((await ageBatch()) < batch) return
}
