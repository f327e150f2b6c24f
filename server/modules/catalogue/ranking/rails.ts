import { railNames } from '#contract/product.ts'
import { dayMs } from '#contract/time.ts'
import { allowSlow, statement, type Tx } from '#server/db/statement.ts'
import { railTag } from '../read-model/cache-tags.ts'
import { announce } from '../read-model/announce.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { badgeMax } from '../read-model/source.ts'

/** The longest rail that can be requested; only the first `badgeMax` products have a badge on their cards. */
const railMax = 24

/**
 * Computes rails from data: best sellers by pieces sold in 30 days; trending by growth over the previous 30 days, among products that sell
 * at all; top rated by a Bayesian average (as if each had 10 more ratings of 4 stars); "you may like" by rating and sales together.
 * Products excluded by staff are left out, and pinned ones come first. `$2` is today.
 */
const recompute = statement(
  'catalogue.recomputeRails',
  { most: 'int8', today: 'date' },
  {},
  `
  with sales as materialized (
    select product_id, coalesce(sum(quantity) filter (where day > $2::date - 30), 0) as lately,
      coalesce(sum(quantity) filter (where day <= $2::date - 30), 0) as before
    from sales_daily where day > $2::date - 60 group by product_id
  ), scored as (
    (select i.product_id as id, 'BEST_SELLING_PRODUCTS' as tag, s.lately::float8 as score, i.popularity as tie
      from product_index i join sales s using (product_id) where s.lately > 0 and ${allowed('BEST_SELLING_PRODUCTS')}
      order by 3 desc, 4 desc, 1 limit $1)
    union all (select i.product_id, 'TRENDING_PRODUCTS', s.lately::float8 / (s.before + 10), 0 from product_index i
      join sales s using (product_id)
      where s.lately >= 5 and s.lately > s.before and ${allowed('TRENDING_PRODUCTS')} order by 3 desc, 1 limit $1)
    union all (select i.product_id, 'TOP_RATED_PRODUCTS', (i.stars + 40)::float8 / (i.votes + 10), 0 from product_index i
      where i.votes >= 5 and ${allowed('TOP_RATED_PRODUCTS')} order by 3 desc, 1 limit $1)
    union all (select i.product_id, 'YOU_MAY_LIKE', (i.stars + 40)::float8 / (i.votes + 10) * ln(2 + coalesce(s.lately, 0)), 0
      from product_index i left join sales s using (product_id) where i.votes > 0 and ${allowed('YOU_MAY_LIKE')}
      order by 3 desc, 1 limit $1)
  ), ranked as (
    select tag, id, row_number() over (partition by tag order by score desc, tie desc, id)::int as rank from scored
    union all select tag, product_id, position - 1000 from tag_picks where position is not null
  )
  insert into product_tags (tag, product_id, rank)
  select tag, id, place from (select tag, id, row_number() over (partition by tag order by rank)::int as place from ranked) placed
  where place <= $1`,
  { slow: true },
)

/** Neither excluded nor pinned, as pins are added separately. */
function allowed(tag: string): string {
  return `not exists (select from tag_picks x where x.tag = '${tag}' and x.product_id = i.product_id)`
}

const clear = statement('catalogue.clearTags', {}, {}, `delete from product_tags`)
const tagged = statement(
  'catalogue.tagged',
  {},
  { tag: 'text', product_id: 'uuid' },
  `select tag, product_id from product_tags where rank <= ${badgeMax} order by product_id, tag`,
)

/** Recomputes the tags and refreshes products whose tags have changed. */
export async function recomputeRails(tx: Tx, now: Date): Promise<void> {
  await allowSlow(tx)
  const before = await tagged.all(tx, {})
  await clear.run(tx, {})
  await recompute.run(tx, { most: railMax, today: new Date(now.getTime() - (now.getTime() % dayMs)).toISOString().slice(0, 10) })
  await refreshProducts(tx, changedBetween(before, await tagged.all(tx, {})))
  await announce(tx, { tags: railNames.map(railTag) })
}

interface Tagged {
  tag: string
  product_id: string
}

/** Products that have gained or lost a tag. */
function changedBetween(before: Tagged[], after: Tagged[]): string[] {
  const name = ({ tag, product_id }: Tagged) => `${tag} ${product_id}`
  const [old, fresh] = [new Set(before.map(name)), new Set(after.map(name))]
  const changed = [...before.filter((one) => !fresh.has(name(one))), ...after.filter((one) => !old.has(name(one)))]
  return [...new Set(changed.map((one) => one.product_id))].sort()
}
