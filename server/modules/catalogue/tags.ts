import { statement, type Tx } from '#server/db/statement.ts'
import { refreshProducts } from './refresh.ts'

const tagsMax = 12

/**
 * Tags from data: best sellers by pieces sold in 30 days; trending by growth over the 30 days before, among those that sell at
 * all; top rated by a Bayesian average (as if each had 10 ratings of 4 beside its own); deals by how much is saved;
 * "you may like" by rating and sales together.
 */
const recompute = statement(
  'catalogue.recomputeTags',
  { most: 'int4' },
  {},
  `
  with facts as (
    select p.id, p.ratings[1] + p.ratings[2] + p.ratings[3] + p.ratings[4] + p.ratings[5] as votes,
      p.ratings[1] + 2 * p.ratings[2] + 3 * p.ratings[3] + 4 * p.ratings[4] + 5 * p.ratings[5] as stars,
      sum(v.sold_lately) as lately, sum(v.sold_before) as before,
      max(case when v.old_price is not null and v.stock > 0 then 1 - v.price::float8 / v.old_price else 0 end) as saved
    from products p join variants v on v.product_id = p.id and v.active group by p.id
  ), scored as (
    select id, 'BEST_SELLING_PRODUCTS' as tag, lately::float8 as score from facts where lately > 0
    union all select id, 'TRENDING_PRODUCTS', lately::float8 / (before + 10) from facts where lately >= 5 and lately > before
    union all select id, 'TOP_RATED_PRODUCTS', (stars + 40)::float8 / (votes + 10) from facts where votes >= 5
    union all select id, 'DEAL_OF_THE_DAY', saved from facts where saved > 0
    union all select id, 'YOU_MAY_LIKE', (stars + 40)::float8 / (votes + 10) * ln(2 + lately) from facts where votes > 0
  )
  insert into product_tags (tag, product_id, rank)
  select tag, id, place from (select tag, id, row_number() over (partition by tag order by score desc, id)::int as place from scored) ranked where place <= $1`,
)

const clear = statement('catalogue.clearTags', {}, { product_id: 'uuid' }, `delete from product_tags returning product_id`)
const tagged = statement('catalogue.tagged', {}, { product_id: 'uuid' }, `select distinct product_id from product_tags order by product_id`)

/** Works out the tags anew and refreshes the products whose tags may have changed. */
export async function recomputeTags(tx: Tx): Promise<void> {
  const before = await clear.all(tx, {})
  await recompute.run(tx, { most: tagsMax })
  const after = await tagged.all(tx, {})
  await refreshProducts(tx, [...new Set([...before, ...after].map((row) => row.product_id))])
}
