import type pg from 'pg'
import { type SampleProduct, visitedProducts } from './sample.ts'

const manyReviews = 10_000
const reviewsEach = 8

/** Adds reviews by the signed-in customers, each for its own order: thousands for the first product, some for the other visited ones. */
export async function fillReviews(client: pg.Client, products: SampleProduct[]): Promise<void> {
  const [first, ...others] = visitedProducts(products)
  if (!first) return
  const wanted = [{ ...first, count: manyReviews }, ...others.map((one) => ({ ...one, count: reviewsEach }))]
  await client.query(
    `
    with wanted as (
      select w."productId" as product, w."variantId" as variant, n, gen_random_uuid() as order_id, row_number() over () as number
      from json_to_recordset($1) as w ("productId" uuid, "variantId" uuid, count int), generate_series(1, w.count) n
    ), people as (select id, row_number() over (order by id) as place, count(*) over () as total from users),
    bought as (select w.*, p.id as user_id from wanted w join people p on p.place = 1 + w.number % p.total),
    ordered as (
      insert into orders (id, number, user_id, email, order_status, shipping_status, payment_status, payment_method, shipping_address, billing_address,
        shipping_method, product_cost, shipping_cost, total_cost, ordered_at)
      select order_id, 'GF-9' || number, user_id, 'bench@example.com', 'Completed', 'Delivered', 'Paid', 'COD', '{}', '{}', '{}', 2000, 0, 2000,
        now() - interval '30 days' from bought
    ), sold as (
      insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity, total_price)
      select order_id, 0, product, variant, 'B-1', 'Thing', 'thing', '', '{"Size": "M"}', false, 2000, 1, 2000 from bought
    )
    insert into reviews (id, product_id, order_id, user_id, rating, fit, text, helpful, photo_count, created_at)
    select gen_random_uuid(), product, order_id,
      -- a customer has one review of a product; the others' authors are gone
      case when row_number() over (partition by product, user_id order by number) = 1 then user_id end, 1 + (number * 7) % 5,
      (array['runs-small', 'true-to-size', 'true-to-size', 'runs-large', null])[1 + number % 5], repeat('The grip is good and the weight is right. ', 1 + (number % 6)::int)
      || case when number % 50 = 0 then 'Delivery was slow.' else '' end, (number * 13) % 40, 0, now() - n * interval '1 hour' from bought`,
    [JSON.stringify(wanted)],
  )
  await client.query(`update products p set fits = r.fits from (
    select product_id, array[count(*) filter (where fit = 'runs-small'), count(*) filter (where fit = 'true-to-size'),
      count(*) filter (where fit = 'runs-large')]::int[] as fits from reviews group by 1) r where p.id = r.product_id`)
}
