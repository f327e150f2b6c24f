import { statement, type Tx } from '#server/db/statement.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** Runs under the row's lock, so that concurrent changes add up. */
const add = statement(
  'catalogue.addRatings',
  { id: 'uuid', delta: 'int4[]' },
  {},
  `
  update products set ratings = (select array_agg(r.n + d.n order by r.stars) from unnest(ratings) with ordinality as r (n, stars)
    join unnest($2::int[]) with ordinality as d (n, stars) using (stars))
  where id = $1`,
)

/** Changes a product's rating from `before` to `after` stars, where null is no rating. Updates lists and the product's page. */
export async function changeRating(tx: Tx, id: string, before: number | null, after: number | null): Promise<void> {
  if (before === after) return
  const delta = [0, 0, 0, 0, 0]
  if (before !== null) delta[before - 1]! -= 1
  if (after !== null) delta[after - 1]! += 1
  await add.run(tx, { id, delta })
  await refreshProducts(tx, [id])
}

const recount = statement(
  'catalogue.recountRatings',
  { ids: 'uuid[]' },
  {},
  `
  update products p set ratings = array[c.one, c.two, c.three, c.four, c.five] from (
    select w.id, count(*) filter (where r.rating = 1)::int as one, count(*) filter (where r.rating = 2)::int as two,
      count(*) filter (where r.rating = 3)::int as three, count(*) filter (where r.rating = 4)::int as four,
      count(*) filter (where r.rating = 5)::int as five
    from unnest($1::uuid[]) as w (id) left join reviews r on r.product_id = w.id and r.removed_at is null group by w.id
  ) c where p.id = c.id`,
)

/** Recounts the ratings of these products from their reviews, after a bulk load. */
export async function recountRatings(tx: Tx, ids: string[]): Promise<void> {
  await recount.run(tx, { ids })
  await refreshProducts(tx, ids)
}
