import { type Fit, fits } from '#contract/size-fit.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** What a review adds to the counts of its product. */
export interface Counted {
  rating: number
  fit: Fit | null
}

const sum = (column: string, delta: string, total = 'c.n + d.n') => `(
    select array_agg(${total} order by c.place) from unnest(${column}) with ordinality as c (n, place)
      join unnest(${delta}) with ordinality as d (n, place) using (place))`

/**
 * Runs under the row's lock, so that concurrent changes add up. A process of the release before fits that restores a review doesn't count its
 * fit, so that number may be too low.
 */
const add = statement(
  'catalogue.addRatings',
  { id: 'uuid', ratings: 'int4[]', fits: 'int4[]' },
  {},
  `update products set ratings = ${sum('ratings', '$2::int[]')}, fits = ${sum('fits', '$3::int[]', 'greatest(0, c.n + d.n)')} where id = $1`,
)

/** Changes a product's counts from those with a review as it was to those with it as it is, where null is no review. */
export async function changeRating(tx: Tx, id: string, before: Counted | null, after: Counted | null): Promise<void> {
  const isRated = before?.rating !== after?.rating
  if (!isRated && before?.fit === after?.fit) return
  const ratings = [0, 0, 0, 0, 0]
  const fit = fits.map(() => 0)
  for (const [one, n] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!one) continue
    ratings[one.rating - 1]! += n
    if (one.fit !== null) fit[fits.indexOf(one.fit)]! += n
  }
  await add.run(tx, { id, ratings, fits: fit })
  // Lists and the product's page have its rating; how its sizes fit is read with its reviews.
  if (isRated) await refreshProducts(tx, [id])
}

const recount = statement(
  'catalogue.recountRatings',
  { ids: 'uuid[]' },
  {},
  `
  update products p set ratings = array[c.one, c.two, c.three, c.four, c.five], fits = array[c.small, c.fitting, c.large] from (
    select w.id, count(*) filter (where r.rating = 1)::int as one, count(*) filter (where r.rating = 2)::int as two,
      count(*) filter (where r.rating = 3)::int as three, count(*) filter (where r.rating = 4)::int as four,
      count(*) filter (where r.rating = 5)::int as five, count(*) filter (where r.fit = 'runs-small')::int as small,
      count(*) filter (where r.fit = 'true-to-size')::int as fitting, count(*) filter (where r.fit = 'runs-large')::int as large
    from unnest($1::uuid[]) as w (id) left join reviews r on r.product_id = w.id and r.removed_at is null group by w.id
  ) c where p.id = c.id`,
)

/** Recounts the ratings of these products, and how their sizes fit, from their reviews, after a bulk load. */
export async function recountRatings(tx: Tx, ids: string[]): Promise<void> {
  await recount.run(tx, { ids })
  await refreshProducts(tx, ids)
}
