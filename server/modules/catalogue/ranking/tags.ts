import { productTags } from '#contract/catalogue.ts'
import { allowSlow, statement, type Tx } from '#server/db/statement.ts'
import { railTag } from '../read-model/cache-tags.ts'
import { everythingCategory } from '../read-model/listing-ids.ts'
import { announce } from '../read-model/announce.ts'
import { refreshProducts } from '../read-model/refresh.ts'

const tagsMax = 12
const dayMs = 86_400_000

/**
 * Tags from data: best sellers by popularity; trending by growth over the 30 days before, among those that sell at all; top
 * rated by a Bayesian average (as if each had 10 more ratings of 4 stars); "you may like" by
 * rating and sales together. `$2` is today.
 */
const recompute = statement(
  'catalogue.recomputeTags',
  { most: 'int8', today: 'date' },
  {},
  `
  with sales as (
    select product_id, sum(quantity) filter (where day > $2::date - 30) as lately, sum(quantity) filter (where day <= $2::date - 30) as before
    from sales_daily where day > $2::date - 60 group by product_id
  ), scored as (
    (select product_id as id, 'BEST_SELLING_PRODUCTS' as tag, popularity as score from product_listings
      where category_id = '${everythingCategory}' and popularity > -1000 order by popularity desc, product_id desc limit $1)
    union all (select i.product_id, 'TRENDING_PRODUCTS', s.lately::float8 / (coalesce(s.before, 0) + 10) from product_index i join sales s using (product_id)
      where s.lately >= 5 and s.lately > coalesce(s.before, 0) order by 3 desc, 1 limit $1)
    union all (select product_id, 'TOP_RATED_PRODUCTS', (stars + 40)::float8 / (votes + 10) from product_index where votes >= 5 order by 3 desc, 1 limit $1)
    union all (select i.product_id, 'YOU_MAY_LIKE', (i.stars + 40)::float8 / (i.votes + 10) * ln(2 + coalesce(s.lately, 0))
      from product_index i left join sales s using (product_id) where i.votes > 0 order by 3 desc, 1 limit $1)
  )
  insert into product_tags (tag, product_id, rank)
  select tag, id, row_number() over (partition by tag order by score desc, id)::int from scored`,
  { slow: true },
)

const clear = statement(
  'catalogue.clearTags',
  {},
  { tag: 'text', product_id: 'uuid' },
  `delete from product_tags returning tag, product_id`,
)
const tagged = statement(
  'catalogue.tagged',
  {},
  { tag: 'text', product_id: 'uuid' },
  `select tag, product_id from product_tags order by product_id, tag`,
)

/** Recomputes the tags and refreshes the products whose tags have changed. */
export async function recomputeTags(tx: Tx, now: Date): Promise<void> {
  await allowSlow(tx)
  const before = await clear.all(tx, {})
  await recompute.run(tx, { most: tagsMax, today: new Date(now.getTime() - (now.getTime() % dayMs)).toISOString().slice(0, 10) })
  await refreshProducts(tx, changedBetween(before, await tagged.all(tx, {})))
  await announce(tx, { tags: productTags.map(railTag) })
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
