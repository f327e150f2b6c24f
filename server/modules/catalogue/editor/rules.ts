import { minor } from '#contract/currency.ts'
import { allowSlow, statement, type Tx } from '#server/db/statement.ts'
import type { Database } from '#server/db/pool.ts'
import { computeListsOfProducts } from '../price-lists/compute-prices.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** Whether product p fits the rules of category c; the parameter is the number of minor units per currency unit. */
const fits = (scale: '$2' | '$3') => `
  (jsonb_array_length(c.rules->'brandIds') = 0 or c.rules->'brandIds' ? p.brand_id::text)
  and (jsonb_array_length(c.rules->'keywords') = 0 or exists (select from unnest(p.keywords) k where c.rules->'keywords' ? lower(k)))
  and exists (select from variants v where v.product_id = p.id and v.active
    and v.price >= coalesce((c.rules->>'minPrice')::numeric * ${scale}::int, 0)
      and v.price <= coalesce((c.rules->>'maxPrice')::numeric * ${scale}::int, 2000000000)
    and (not (c.rules->>'isReduced')::boolean or v.old_price is not null) and (not (c.rules->>'isInStock')::boolean or v.stock > 0
      or v.is_digital))
  and p.deleted_at is null`

/** The position of categories added by rules: after the chosen ones. */
const place = 1000

const applyTo = statement(
  'rules.applyTo',
  { products: 'uuid[]', now: 'timestamptz', scale: 'int4' },
  { has_percents: 'bool' },
  `
  with fitting as materialized (
    select p.id as product_id, c.id as category_id from products p cross join categories c where p.id = any($1) and c.rules is not null
      and ${fits('$3')}
  ), out_of as (
    delete from product_categories pc where pc.product_id = any($1) and pc.by_rule
      and not exists (select from fitting f where f.product_id = pc.product_id and f.category_id = pc.category_id)
  ), put_in as (
    insert into product_categories (product_id, category_id, position, by_rule) select product_id, category_id, ${place}, true from fitting
    on conflict do nothing
  )
  select exists (select from price_lists where percent is not null and ends_at > $2 and removed_at is null) as has_percents`,
)

/**
 * Adds these products to the categories whose rules they fit, removes them from the others, and computes their prices in price lists. The caller
 * refreshes their read model afterwards.
 */
export async function applyRulesTo(tx: Tx, products: string[], now: Date): Promise<void> {
  const applied = await applyTo.one(tx, { products, now, scale: minor(1) })
  if (applied!.has_percents) await computeListsOfProducts(tx, products, now)
}

const applyOf = statement(
  'rules.applyOf',
  { category: 'uuid', scale: 'int4' },
  { product_id: 'uuid' },
  `
  with fitting as materialized (
    select p.id as product_id from products p join categories c on c.id = $1 where c.rules is not null and ${fits('$2')}
  ), out_of as (
    delete from product_categories pc where pc.category_id = $1 and pc.by_rule
      and not exists (select from fitting f where f.product_id = pc.product_id) returning pc.product_id
  ), put_in as (
    insert into product_categories (product_id, category_id, position, by_rule) select product_id, $1, ${place}, true from fitting
    on conflict do nothing returning product_id
  )
  select product_id from out_of union select product_id from put_in`,
  { slow: true },
)

const outdate = statement('rules.outdate', { ids: 'uuid[]' }, {}, `update products set document_form = 0 where id = any($1)`)
const outdateSoon = statement(
  'rules.outdatedSoon',
  { now: 'timestamptz' },
  {},
  `
  with soon as (update jobs set run_at = $1 where name = 'catalogue.outdated' and every_ms is not null and attempts = 0 and run_at > $1
    returning id)
  select pg_notify('jobs', '') from soon`,
)
/** The maximum number of products refreshed within the transaction; a job refreshes more right afterwards. */
const refreshedMax = 200

/**
 * Computes the prices of these products in price lists and refreshes their read model, in the transaction if there are few, otherwise in a
 * job right afterwards.
 */
export async function refreshSoon(tx: Tx, ids: string[], now: Date): Promise<void> {
  await computeListsOfProducts(tx, ids, now)
  if (ids.length <= refreshedMax) return refreshProducts(tx, ids)
  await outdate.run(tx, { ids })
  await outdateSoon.run(tx, { now })
}

/** Applies the rules of a category to every product. */
export async function applyRulesOf(tx: Tx, category: string, now: Date): Promise<void> {
  await allowSlow(tx)
  const rows = await applyOf.all(tx, { category, scale: minor(1) })
  await refreshSoon(
    tx,
    rows.map((row) => row.product_id),
    now,
  )
}

const ruled = statement('rules.categories', {}, { id: 'uuid' }, `select id from categories where rules is not null order by id`)

/** Applies the rules of all categories each night, as stock may have changed which products fit. */
export async function applyAllRules({ db, transaction }: Database, now: Date): Promise<void> {
  for (const { id } of await ruled.all(db, {})) await transaction((tx) => applyRulesOf(tx, id, now))
}
