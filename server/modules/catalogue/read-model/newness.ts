import { newDays } from '#contract/facet-limits.ts'
import type { Database } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { refreshProducts } from './refresh.ts'

const dayMs = 86_400_000
const batch = 200
/** Of one run: a launch of 5,000 products. */
const batchesMax = 25

/** Whether what appears at a time is new at another; both SQL. */
export const isNewSql = (published: string, now: string): string => `${published} > ${now}::timestamptz - interval '${newDays} days'`

const noLongerNew = statement(
  'catalogue.noLongerNew',
  { before: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  update products set is_new = false where id in (
    select id from products where is_new and published_at <= $1 order by published_at, id limit $2 for update skip locked
  ) returning id`,
)

/** Takes products out of what is new, a batch per transaction. One that's locked waits for the next run. */
export async function ageProducts({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - newDays * dayMs)
  const ageBatch = () =>
    transaction(async (tx) => {
      const aged = (await noLongerNew.all(tx, { before, limit: batch })).map((row) => row.id)
      await refreshProducts(tx, aged)
      return aged.length
    })
  for (let done = 0; done < batchesMax; done += 1) if ((await ageBatch()) < batch) return
}
