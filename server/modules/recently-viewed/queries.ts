import { statement } from '#server/db/statement.ts'

const row = { product_ids: 'uuid[]' } as const

export const readViewed = statement(
  'recentlyViewed.read',
  { user: 'uuid' },
  row,
  `select product_ids from recently_viewed where user_id = $1`,
)

/** Prepends products without duplicates, and keeps the first `max`. A single update, so concurrent calls are safe. */
export const addViewed = statement(
  'recentlyViewed.add',
  { user: 'uuid', products: 'uuid[]', max: 'int8' },
  row,
  `
  insert into recently_viewed as r (user_id, product_ids) values ($1, $2)
  on conflict (user_id) do update set product_ids = array(
    select product from unnest(excluded.product_ids || r.product_ids) with ordinality as t (product, place)
    group by product order by min(place) limit $3
  )
  returning product_ids`,
)

export const clearViewed = statement('recentlyViewed.clear', { user: 'uuid' }, {}, `delete from recently_viewed where user_id = $1`)
