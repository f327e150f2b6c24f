import type pg from 'pg'
import type { SampleProduct } from './sample.ts'

const itemsPerList = 12
const compared = 3

/** Adds a wishlist of a dozen products from anywhere in the catalogue, and a comparison of three, for every customer. */
export async function fillSaved(client: pg.Client, products: SampleProduct[]): Promise<void> {
  const ids = products.map(({ productId }) => productId)
  await client.query(`insert into wishlists (id, user_id, is_default, created_at) select gen_random_uuid(), id, true, now() from users`)
  await client.query(
    `insert into wishlist_items (list_id, product_id, price, added_at)
     select l.id, ($1::uuid[])[1 + (l.n * 7 + k * 251) % cardinality($1)], 100, now() - k * interval '1 hour'
     from (select id, row_number() over (order by id) as n from wishlists) l, generate_series(1, $2) k on conflict do nothing`,
    [ids, itemsPerList],
  )
  await client.query(
    `insert into compare_lists (id, user_id, product_ids)
     select gen_random_uuid(), u.id, array(
       select distinct ($1::uuid[])[1 + (u.n * 11 + k * 313) % cardinality($1)] from generate_series(1, $2) k
     ) from (select id, row_number() over (order by id) as n from users) u`,
    [ids, compared],
  )
}
