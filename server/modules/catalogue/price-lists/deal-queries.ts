import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

/**
 * The prices of a product in list $1, as `x`. Uses look-ups instead of a join, as a plan made while the tables were small would read them
 * whole for each product.
 */
const pricesOf = (product: string): string => `
  (select id from variants where product_id = ${product} offset 0) v
  cross join lateral (select variant_id, price from price_list_prices where list_id = $1 and variant_id = v.id offset 0) x`

/**
 * Ends deals of these products whose prices differ from the list's, and gives the others the list's period. Deals that have run aren't
 * changed, as the lowest price of 30 days is computed from them; future ones are deleted. Returns the products whose deals changed.
 */
export const endChangedDeals = statement(
  'priceLists.endChanged',
  { list: 'uuid', products: 'uuid[]', now: 'timestamptz' },
  { product_id: 'uuid' },
  `
  with list as (select * from price_lists where id = $1), open as materialized (
    select d.id, d.product_id, d.starts_at >= $3 and not d.applied as is_new,
      (select jsonb_object_agg(dp.variant_id, dp.price) from deal_prices dp where dp.deal_id = d.id) is not distinct from
      (select jsonb_object_agg(x.variant_id, x.price) from ${pricesOf('d.product_id')}) as is_same
    from deals d where d.price_list_id = $1 and d.product_id = any($2) and d.ends_at > $3
  ), gone as (
    delete from deals d using open o where d.id = o.id and not o.is_same and o.is_new
  ), ended as (
    update deals d set ends_at = greatest(d.starts_at, $3) from open o where d.id = o.id and not o.is_same and not o.is_new
  ), moved as (
    update deals d set starts_at = case when d.starts_at > $3 then l.starts_at else d.starts_at end, ends_at = l.ends_at
    from open o, list l
    where d.id = o.id and o.is_same and (d.ends_at <> l.ends_at or (d.starts_at > $3 and d.starts_at <> l.starts_at))
    returning d.product_id
  )
  select product_id from open where not is_same union select product_id from moved`,
  { slow: true },
)

/** Those of these products with prices in the list, but without a current deal of it. */
export const productsWithoutDeal = statement(
  'priceLists.missing',
  { list: 'uuid', products: 'uuid[]', now: 'timestamptz' },
  { product_id: 'uuid', prices: json<{ variantId: string; price: number }[]>() },
  `
  select product_id, prices from (
    select p.id as product_id, (select json_agg(json_build_object('variantId', x.variant_id, 'price', x.price))
      from ${pricesOf('p.id')}) as prices
    from unnest($2::uuid[]) as p (id)
    where not exists (select from deals d where d.price_list_id = $1 and d.product_id = p.id and d.ends_at > $3)
  ) m where prices is not null order by product_id`,
  { slow: true },
)

/** The number of deals of price lists for everyone that overlap with a period. */
export const countOverlapping = statement(
  'priceLists.countOverlapping',
  { from: 'timestamptz', to: 'timestamptz', limit: 'int8' },
  { n: 'int4' },
  `select count(*)::int as n from (select from deals where price_list_id is not null and ends_at > $1 and starts_at < $2 limit $3) d`,
)

/** Ends all deals of a list now; future ones are deleted. */
export const endAllDeals = statement(
  'priceLists.endAll',
  { list: 'uuid', now: 'timestamptz' },
  { product_id: 'uuid' },
  `
  with gone as (
    delete from deals where price_list_id = $1 and starts_at >= $2 and not applied returning product_id
  ), ended as (
    update deals set ends_at = greatest(starts_at, $2)
    where price_list_id = $1 and ends_at > $2 and (starts_at < $2 or applied) returning product_id
  )
  select product_id from gone union select product_id from ended`,
  { slow: true },
)
