import { statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'

/** Products on sale with their revisions, the oldest first; a single row without product for an empty list. */
const row = { id: 'uuid', product_id: 'uuid?', revision: 'int4?' } as const
export type ListRow = Row<typeof row>

const rowsOf = (list: string) => `
  select l.id, i.product_id, i.revision
  from ${list} l left join lateral unnest(l.product_ids) with ordinality as p (id, place) on true
    left join product_index i on i.product_id = p.id
  order by p.place`

export const readComparison = statement(
  'compare.read',
  { user: 'uuid' },
  row,
  rowsOf('(select id, product_ids from compare_lists where user_id = $1)'),
)

/** Appends a product unless it's in the list; beyond `max`, drops the oldest. A single update, so concurrent calls are safe. */
export const addProduct = statement(
  'compare.add',
  { id: 'uuid', user: 'uuid', product: 'uuid', max: 'int4' },
  row,
  `with l as (
  insert into compare_lists as c (id, user_id, product_ids) values ($1, $2, array[$3::uuid])
    on conflict (user_id) do update set product_ids =
      case when $3::uuid = any(c.product_ids) then c.product_ids else (c.product_ids || $3::uuid)[cardinality(c.product_ids) + 2 - $4:] end
    returning id, product_ids
  )
  ${rowsOf('l')}`,
)

/** Appends a visitor's products to the customer's. Duplicates keep their last place, and the last `max` products stay. */
export const mergeProducts = statement(
  'compare.merge',
  { id: 'uuid', user: 'uuid', products: 'uuid[]', max: 'int8' },
  row,
  `with l as (
  insert into compare_lists as c (id, user_id, product_ids) values ($1, $2, $3)
    on conflict (user_id) do update set product_ids = array(
      select product from (
        select product, max(place) as place from unnest(c.product_ids || excluded.product_ids) with ordinality as t (product, place)
        group by product order by max(place) desc limit $4
      ) last order by place
    )
    returning id, product_ids
  )
  ${rowsOf('l')}`,
)

/** Returns no row if the list was empty. */
export const removeProduct = statement(
  'compare.remove',
  { user: 'uuid', product: 'uuid' },
  row,
  `with l as (
  update compare_lists set product_ids = array_remove(product_ids, $2)
    where user_id = $1 and cardinality(product_ids) > 0 returning id, product_ids
  )
  ${rowsOf('l')}`,
)
