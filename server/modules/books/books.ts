import type { Database } from '#server/db/pool.ts'
import { allowSlow, type Db, statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { type CheckName, checks } from './checks.ts'

/** A difference in the books. People have to look at it; nothing is repaired automatically but `fits`, which is counted anew. */
interface Imbalance {
  what: CheckName
  /** The id of the variant, customer, order or invoice; see `checks`. */
  id: string
}

/** The maximum number of differences reported per check. */
const limit = 100

const replace = statement(
  'books.replace',
  { whats: 'text[]', ids: 'uuid[]', now: 'timestamptz' },
  {},
  `
  with found as (select * from unnest($1::text[], $2::uuid[]) as f (what, id)),
    gone as (delete from book_differences d where not exists (select from found f where f.what = d.what and f.id = d.id))
  insert into book_differences (what, id, found_at) select what, id, $3 from found on conflict do nothing`,
)
const counts = statement(
  'books.counts',
  {},
  { what: textOf<CheckName>(), count: 'int8' },
  `select what, count(*) from book_differences group by what`,
)

/** Runs the checks, by default all of them, and returns the differences. */
export async function findImbalances(tx: Tx, names = Object.keys(checks) as CheckName[]): Promise<Imbalance[]> {
  await allowSlow(tx)
  const found = await Promise.all(names.map(async (what) => (await checks[what].all(tx, { limit })).map(({ id }) => ({ what, id }))))
  return found.flat()
}

/** Runs all checks and stores the differences for `countImbalances`. */
export const compareBooks = (database: Database, now: Date): Promise<Imbalance[]> =>
  database.transaction(async (tx) => {
    const found = await findImbalances(tx)
    await replace.run(tx, { whats: found.map(({ what }) => what), ids: found.map(({ id }) => id), now })
    return found
  })

/** The number of differences of each kind in the last comparison. */
export async function countImbalances(db: Db): Promise<Record<CheckName, number>> {
  const none = Object.fromEntries(Object.keys(checks).map((what) => [what, 0])) as Record<CheckName, number>
  for (const { what, count } of await counts.all(db, {})) none[what] = count
  return none
}
