import type { RailPicks } from '#contract/rails.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announce } from '../read-model/announce.ts'
import { togetherTag } from '../read-model/cache-tags.ts'

/** Serializes saves of the same picks; the last one wins. */
const lockPicks = statement('rails.lockPicks', { key: 'text' }, {}, `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

const picksOf = statement(
  'rails.picks',
  { tag: 'text' },
  { product_id: 'uuid', position: 'int4?' },
  `select product_id, position from tag_picks where tag = $1 order by position, product_id`,
)

const clearPicks = statement('rails.clearPicks', { tag: 'text' }, {}, `delete from tag_picks where tag = $1`)

/** Inserts a row for each product that exists. A product that is both excluded and pinned is excluded. */
const savePicks = statement(
  'rails.savePicks',
  { tag: 'text', pinned: 'uuid[]', excluded: 'uuid[]' },
  {},
  `
  insert into tag_picks (tag, product_id, position)
  select $1, p.id, case when p.id = any($3) then null else array_position($2, p.id) end
  from products p where p.id = any($2::uuid[] || $3::uuid[])`,
)

/** The products that staff pinned to a rail, in order, and those excluded from it. */
export async function railPicks(db: Db | Tx, tag: string): Promise<RailPicks> {
  const rows = await picksOf.all(db, { tag })
  return {
    pinned: rows.flatMap(({ product_id, position }) => (position === null ? [] : [product_id])),
    excluded: rows.flatMap(({ product_id, position }) => (position === null ? [product_id] : [])),
  }
}

/** Replaces a rail's picks; they apply when the rail is next computed. Fails with INVALID_PRODUCT_ID. */
export async function saveRailPicks(tx: Tx, tag: string, { pinned, excluded }: RailPicks): Promise<RailPicks> {
  await lockPicks.all(tx, { key: `rail:${tag}` })
  await clearPicks.run(tx, { tag })
  const saved = await savePicks.run(tx, { tag, pinned, excluded })
  if (saved < new Set([...pinned, ...excluded]).size) throw refuse('INVALID_PRODUCT_ID')
  return railPicks(tx, tag)
}

const relatedOf = statement(
  'rails.related',
  { product: 'uuid' },
  { related_id: 'uuid?' },
  `select r.related_id from products p left join related_picks r on r.product_id = p.id where p.id = $1 order by r.position`,
)

const clearRelated = statement('rails.clearRelated', { product: 'uuid' }, {}, `delete from related_picks where product_id = $1`)

const saveRelated = statement(
  'rails.saveRelated',
  { product: 'uuid', related: 'uuid[]' },
  {},
  `
  insert into related_picks (product_id, related_id, position)
  select o.id, p.id, array_position($2, p.id) from products o, products p where o.id = $1 and p.id = any($2) and p.id <> o.id`,
)

/** The products that staff picked to show beside a product, in order. Fails with INVALID_PRODUCT_ID. */
export async function relatedPicks(db: Db | Tx, product: string): Promise<string[]> {
  const rows = await relatedOf.all(db, { product })
  if (rows.length === 0) throw refuse('INVALID_PRODUCT_ID')
  return rows.flatMap((row) => row.related_id ?? [])
}

/** Replaces a product's related picks. Fails with INVALID_PRODUCT_ID. */
export async function saveRelatedPicks(tx: Tx, product: string, related: string[]): Promise<string[]> {
  await lockPicks.all(tx, { key: `related:${product}` })
  await clearRelated.run(tx, { product })
  if (related.length > 0 && (await saveRelated.run(tx, { product, related })) < related.length) throw refuse('INVALID_PRODUCT_ID')
  await announce(tx, { tags: [togetherTag(product)] })
  return relatedPicks(tx, product)
}

const lockRelated = statement(
  'rails.lockRelated',
  { keys: 'text[]' },
  {},
  `select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key`,
)

const addRelated = statement(
  'rails.addRelated',
  { picks: json<{ product: string; related: string; position: number }[]>() },
  {},
  `
  insert into related_picks (product_id, related_id, position)
  select g.product, g.related, min(g.position) from json_to_recordset($1) as g (product uuid, related uuid, position int)
  where g.product <> g.related and not exists (select from related_picks p where p.product_id = g.product)
  group by g.product, g.related`,
)

/** Picks related products for products that have none, in order. All must exist. */
export async function addRelatedPicks(tx: Tx, given: { product: string; related: string[] }[]): Promise<void> {
  const products = given.map(({ product }) => product)
  await lockRelated.all(tx, { keys: products.map((id) => `related:${id}`).toSorted() })
  const picks = given.flatMap(({ product, related }) => related.map((one, at) => ({ product, related: one, position: at + 1 })))
  await addRelated.run(tx, { picks })
  await announce(tx, { tags: products.map(togetherTag) })
}

/** Brings tonight's run forward; a run in progress isn't touched. */
const runSoon = statement(
  'rails.runSoon',
  { name: 'text', now: 'timestamptz' },
  {},
  `
  with soon as (update jobs set run_at = $2 where name = $1 and every_ms is not null and attempts = 0 and run_at > $2 returning id)
  select pg_notify('jobs', '') from soon`,
)

export const railsJob = 'catalogue.tags'

/** Schedules all rails to be computed again soon. */
export async function recomputeSoon(tx: Tx, now: Date): Promise<void> {
  await runSoon.run(tx, { name: railsJob, now })
}
