import { statement } from '#server/db/statement.ts'

/** Products that a percentage applies to; gift cards are always worth their price. */
const mayBeReduced = 'p.deleted_at is null and not p.is_gift_card'

/** The products selected by a list, including those in descendants of its categories, up to a limit. */
export const selectedProducts = statement(
  'priceLists.selectedProducts',
  { list: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `
  with recursive list as (select * from price_lists where id = $1 and percent is not null), below (id) as (
    select unnest(category_ids) from list
    union
    select c.id from below b join categories c on c.parent_id = b.id
  )
  select p.id from products p where ${mayBeReduced} and p.id in (
    select pc.product_id from below b join product_categories pc on pc.category_id = b.id
    union select q.id from products q where q.brand_id = any(array(select unnest(brand_ids) from list))
    union select unnest(product_ids) from list
    union select q.id from products q where exists (select from list where cardinality(category_ids || brand_ids || product_ids) = 0)
  ) limit $2`,
  { slow: true },
)

/** The lists with a percentage, locked, so that changes of a list and of products wait for each other. */
export const lockPercentLists = statement(
  'priceLists.lockPercentLists',
  { now: 'timestamptz' },
  { id: 'uuid', is_for_all: 'bool' },
  `
  select id, cardinality(plan_ids) = 0 as is_for_all from price_lists
  where percent is not null and ends_at > $1 and removed_at is null order by id for share`,
)

/**
 * Replaces the prices that these lists' percentages give these products; prices set by staff stay. `in` makes PostgreSQL use hashes,
 * however many there are.
 */
export const computePrices = statement(
  'priceLists.computePrices',
  { lists: 'uuid[]', products: 'uuid[]' },
  {},
  `
  with recursive above (product_id, category_id) as (
    select product_id, category_id from product_categories where product_id = any($2)
    union
    select a.product_id, c.parent_id from above a join categories c on c.id = a.category_id where c.parent_id is not null
  ), chosen as materialized (
    select l.id as list_id, l.percent, p.id as product_id
    from price_lists l cross join products p
    where l.id = any($1) and l.percent is not null and p.id = any($2) and ${mayBeReduced} and (
      cardinality(l.category_ids || l.brand_ids || l.product_ids) = 0 or p.brand_id = any(l.brand_ids) or p.id = any(l.product_ids)
      or (l.id, p.id) in (select m.id, a.product_id from price_lists m join above a on a.category_id = any(m.category_ids)
        where m.id = any($1)))
  ), wanted as materialized (
    select c.list_id, v.id as variant_id, greatest(1, round(v.price * (100 - c.percent) / 100.0))::int as price
    from chosen c join variants v on v.product_id = c.product_id and v.active
  ), out_of as (
    delete from price_list_prices x using variants v
    where x.list_id = any($1) and not x.is_given and v.id = x.variant_id and v.product_id = any($2)
      and (x.list_id, x.variant_id) not in (select list_id, variant_id from wanted)
  )
  insert into price_list_prices as x (list_id, variant_id, price, is_given) select list_id, variant_id, price, false from wanted
  on conflict (list_id, variant_id) do update set price = excluded.price where not x.is_given and x.price <> excluded.price`,
  { slow: true },
)
