import { statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'

const decided = {
  id: 'uuid',
  name: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  plan_ids: 'uuid[]',
  percent: 'int4?',
  category_ids: 'uuid[]',
  brand_ids: 'uuid[]',
  product_ids: 'uuid[]',
} as const
/** The settings of a list that staff decide. */
export type PriceListSettings = Row<typeof decided>
const columns = Object.keys(decided).join(', ')

/** The number of current and planned lists. */
export const countOpen = statement(
  'priceLists.countOpen',
  { now: 'timestamptz', limit: 'int8' },
  { n: 'int4' },
  `select count(*)::int as n from (select from price_lists where ends_at > $1 and removed_at is null limit $2) l`,
)

export const insert = statement(
  'priceLists.insert',
  { ...decided, now: 'timestamptz' },
  {},
  `insert into price_lists (${columns}, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

export const update = statement(
  'priceLists.update',
  decided,
  {},
  `
  update price_lists set name = $2, starts_at = $3, ends_at = $4, plan_ids = $5, percent = $6, category_ids = $7, brand_ids = $8,
    product_ids = $9
  where id = $1`,
)

/** Locks a list: until the transaction ends, nobody else can change it or compute its prices. */
export const lock = statement(
  'priceLists.lock',
  { id: 'uuid' },
  decided,
  `select ${columns} from price_lists where id = $1 and removed_at is null for no key update`,
)

/** A list that hasn't begun yet never will. */
export const end = statement(
  'priceLists.end',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update price_lists set ends_at = greatest(starts_at, $2) where id = $1 and ends_at > $2`,
)

export const remove = statement(
  'priceLists.remove',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update price_lists set removed_at = $2 where id = $1`,
)

const keys = (order: 'asc' | 'desc') =>
  statement(
    `priceLists.keys.${order}`,
    { at: 'timestamptz', id: 'uuid', limit: 'int8', state: 'text?', q: 'text', now: 'timestamptz' },
    { at: 'timestamptz', id: 'uuid' },
    `
  select created_at as at, id from price_lists
  where removed_at is null and (created_at, id) ${order === 'asc' ? '>' : '<'} ($1, $2)
    and ($4::text is null or $4 = case when ends_at <= $6 then 'over' when starts_at > $6 then 'planned' else 'running' end)
    and position($5 in lower(name)) > 0
  order by created_at ${order}, id ${order} limit $3`,
  )
/** Lists after a position in either order, optionally filtered by state and part of the name. */
export const keysAfter = { asc: keys('asc'), desc: keys('desc') }

const row = { ...decided, price_count: 'int4', created_at: 'timestamptz' } as const
/** A list as staff see it. */
export type StaffRow = Row<typeof row>

export const priceListsByIds = statement(
  'priceLists.byIds',
  { ids: 'uuid[]' },
  row,
  `
  select ${columns}, (select count(*)::int from price_list_prices where list_id = price_lists.id) as price_count, created_at
  from price_lists where id = any($1) and removed_at is null`,
)

/** Deletes lists that ended so long ago that no price is compared with theirs anymore. */
export const purge = statement(
  'priceLists.purge',
  { before: 'timestamptz' },
  {},
  `
  with rows as (delete from deals where price_list_id is not null and ends_at < $1)
  delete from price_lists where ends_at < $1 and removed_at is not null`,
)
