import { statement, type Db, type Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'

const list = { id: 'uuid', starts_at: 'timestamptz', ends_at: 'timestamptz', plan_ids: 'uuid[]' } as const

const openForMembers = statement(
  'priceLists.openForMembers',
  { now: 'timestamptz' },
  list,
  `
  select id, starts_at, ends_at, plan_ids from price_lists where ends_at > $1 and cardinality(plan_ids) > 0 and removed_at is null
  order by id limit 100`,
)

/** Current and planned lists for members, in memory until PostgreSQL announces a change. A shop without any needs no query for an order. */
export class MemberLists {
  #rows: Promise<Row<typeof list>[]> | undefined

  /** Clears the cache, as a list may have changed. */
  clear(): void {
    this.#rows = undefined
  }

  /** The ids of the lists that currently apply to members of a plan. */
  async of(db: Db | Tx, planId: string, now: Date): Promise<string[]> {
    const rows = await this.#read(db, now)
    return rows.filter((row) => row.plan_ids.includes(planId) && row.starts_at <= now && now < row.ends_at).map(({ id }) => id)
  }

  #read(db: Db | Tx, now: Date): Promise<Row<typeof list>[]> {
    const rows = (this.#rows ??= openForMembers.all(db, { now }))
    // Failures aren't cached.
    rows.catch(() => this.#rows === rows && this.clear())
    return rows
  }
}

const lowest = statement(
  'priceLists.lowestFor',
  { lists: 'uuid[]', variants: 'uuid[]', now: 'timestamptz' },
  { variant_id: 'uuid', price: 'int4' },
  `
  select x.variant_id, min(x.price) as price from price_list_prices x join price_lists l on l.id = x.list_id
  where x.list_id = any($1) and x.variant_id = any($2) and l.starts_at <= $3 and l.ends_at > $3 group by x.variant_id`,
)

/** Minor units by variant. */
type MemberPrices = ReadonlyMap<string, number>

/** The prices of these variants in a plan's lists; null if there is no list. */
export async function memberPricesOf(
  db: Db | Tx,
  lists: MemberLists,
  { planId, variants }: { planId: string; variants: string[] },
  now: Date,
): Promise<MemberPrices | null> {
  const ids = await lists.of(db, planId, now)
  if (ids.length === 0) return null
  const rows = await lowest.all(db, { lists: ids, variants, now })
  return new Map(rows.map((row) => [row.variant_id, row.price]))
}
