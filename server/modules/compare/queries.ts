import { statement } from '#server/db/statement.ts'

const row = { id: 'uuid', product_ids: 'uuid[]' } as const

export const read = statement('compare.read', { user: 'uuid' }, row, `select id, product_ids from compare_lists where user_id = $1`)

/** Behind those that are there, unless it's one of them; of more than `max` the oldest goes. One update, so many at once are no danger. */
export const add = statement(
  'compare.add',
  { id: 'uuid', user: 'uuid', product: 'uuid', max: 'int4' },
  row,
  `
  insert into compare_lists as c (id, user_id, product_ids) values ($1, $2, array[$3::uuid])
  on conflict (user_id) do update set product_ids =
    case when $3::uuid = any(c.product_ids) then c.product_ids else (c.product_ids || $3::uuid)[cardinality(c.product_ids) + 2 - $4:] end
  returning id, product_ids`,
)

/** A visitor's products behind the customer's, each once, in the place where it stands last; the last `max` stay. */
export const merge = statement(
  'compare.merge',
  { id: 'uuid', user: 'uuid', products: 'uuid[]', max: 'int8' },
  row,
  `
  insert into compare_lists as c (id, user_id, product_ids) values ($1, $2, $3)
  on conflict (user_id) do update set product_ids = array(
    select product from (
      select product, max(place) as place from unnest(c.product_ids || excluded.product_ids) with ordinality as t (product, place)
      group by product order by max(place) desc limit $4
    ) last order by place
  )
  returning id, product_ids`,
)

/** No row where there was nothing to remove from. */
export const remove = statement(
  'compare.remove',
  { user: 'uuid', product: 'uuid' },
  row,
  `
  update compare_lists set product_ids = array_remove(product_ids, $2)
  where user_id = $1 and cardinality(product_ids) > 0 returning id, product_ids`,
)
