import { statement } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'

/** Serializes the creation of deals, so that none overlaps one that is being created. */
export const lockDeals = statement('deals.lock', {}, {}, `select pg_advisory_xact_lock(7263095)`)

export const variantsOf = statement(
  'deals.variants',
  { product: 'uuid' },
  { id: 'uuid', price: 'int4' },
  `select v.id, v.price from variants v join products p on p.id = v.product_id where v.product_id = $1 and v.active and not p.is_gift_card
   order by v.id for share of v`,
)

export const overlapping = statement(
  'deals.overlapping',
  { product: 'uuid', from: 'timestamptz', to: 'timestamptz' },
  { id: 'uuid' },
  `
  select id from deals where product_id = $1 and ends_at > $2 and starts_at < $3 and ends_at > starts_at and price_list_id is null limit 1`,
)

export const countOpen = statement(
  'deals.countOpen',
  { now: 'timestamptz', limit: 'int8' },
  { n: 'int4' },
  `select count(*)::int as n from (select from deals where ends_at > $1 and price_list_id is null limit $2) open`,
)

const row = {
  id: 'uuid',
  product_id: 'uuid',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  quantity: 'int4?',
  sold: 'int4',
  prices: json<{ variantId: string; price: number }[]>(),
} as const
export type DealRow = Row<typeof row>

export const insertDeals = statement(
  'deals.insert',
  { deals: json<object[]>() },
  {},
  `
  with given as (
    select * from json_to_recordset($1) as d (id uuid, product_id uuid, starts_at timestamptz, ends_at timestamptz, quantity int,
      created_by uuid, created_at timestamptz, price_list_id uuid, prices json)
  ), made as (
    insert into deals (id, product_id, starts_at, ends_at, quantity, created_by, created_at, price_list_id)
    select id, product_id, starts_at, ends_at, quantity, created_by, created_at, price_list_id from given
  )
  insert into deal_prices (deal_id, variant_id, price)
  select g.id, p."variantId", p.price from given g, json_to_recordset(g.prices) as p ("variantId" uuid, price int)`,
)

/** A deal that hasn't begun yet never will. Deals of a price list end with the list. */
export const endDeal = statement(
  'deals.end',
  { id: 'uuid', now: 'timestamptz' },
  { product_id: 'uuid' },
  `update deals set ends_at = greatest(starts_at, $2) where id = $1 and ends_at > $2 and price_list_id is null returning product_id`,
)

/** Conditions for staff's own deals. One that was withdrawn before its start counts as ended. */
const conditions = {
  running: 'starts_at <= $1 and ends_at > $1 and ends_at > starts_at',
  upcoming: 'starts_at > $1 and ends_at > starts_at',
  ended: '(ends_at <= $1 or ends_at = starts_at)',
}
const params = { now: 'timestamptz', at: 'timestamptz', id: 'uuid', limit: 'int8' } as const

function dealsIn(state: keyof typeof conditions, by: 'starts_at' | 'ends_at', order: 'asc' | 'desc') {
  return statement(
    `deals.${state}`,
    params,
    { at: 'timestamptz', id: 'uuid' },
    `
  select ${by} as at, id from deals where price_list_id is null and ${conditions[state]}
    and (${by}, id) ${order === 'asc' ? '>' : '<'} ($2, $3)
  order by ${by} ${order}, id ${order} limit $4`,
  )
}
/** The keys of deals in a state, after a position. */
export const dealsOf = {
  running: dealsIn('running', 'ends_at', 'asc'),
  upcoming: dealsIn('upcoming', 'starts_at', 'asc'),
  ended: dealsIn('ended', 'ends_at', 'desc'),
}

export const dealsById = statement(
  'deals.byIds',
  { ids: 'uuid[]' },
  row,
  `
  select d.id, d.product_id, d.starts_at, d.ends_at, d.quantity, d.sold,
    (select coalesce(json_agg(json_build_object('variantId', variant_id, 'price', price) order by variant_id), '[]')
       from deal_prices where deal_id = d.id) as prices
  from deals d where d.id = any($1)`,
)
