import type { Fit } from '#contract/size-fit.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'
import { countRating } from './announce.ts'
import { discardPhotos } from './photos.ts'

const doubled = statement(
  'reviews.doubled',
  { stay: 'uuid', gone: 'uuid' },
  { id: 'uuid', kept: 'uuid', product_id: 'uuid', rating: 'int4', fit: nullable(textOf<Fit>()), is_removed: 'bool' },
  `
  select id, kept, product_id, rating, fit, removed_at is not null as is_removed from (
    select id, product_id, rating, fit, removed_at, first_value(id) over (partition by product_id order by removed_at is null desc, id desc) as kept
    from reviews where user_id in ($1, $2)
  ) r where id <> kept order by id`,
)

/** Makes reviews earlier versions of others, and deletes them. */
const fold = statement(
  'reviews.fold',
  { ids: 'uuid[]', kept: 'uuid[]' },
  {},
  `
  with pairs as materialized (select * from unnest($1::uuid[], $2::uuid[]) as p (id, kept)),
    moved as (update review_edits e set review_id = p.kept from pairs p where e.review_id = p.id),
    recorded as (
      insert into review_edits (id, review_id, rating, fit, text, image, at)
      select r.id, p.kept, r.rating, r.fit, r.text, r.image, k.created_at
      from pairs p join reviews r on r.id = p.id join reviews k on k.id = p.kept
    )
  select`,
)

const dropFolded = statement('reviews.dropFolded', { ids: 'uuid[]' }, {}, `delete from reviews where id = any($1)`)

const lockBoth = statement(
  'reviews.lockBoth',
  { stay: 'uuid', gone: 'uuid' },
  {},
  `select from reviews where user_id in ($1, $2) order by id for no key update`,
)

/**
 * Keeps one review of each product that both accounts reviewed: the newest that is shown. The other becomes its earlier version. Call it
 * before the reviews are assigned to one author. Returns a function that removes the others' ratings; it locks products, so call it last.
 */
export async function foldReviews(tx: Tx, pair: { stay: string; gone: string }, now: Date): Promise<() => Promise<void>> {
  await lockBoth.run(tx, pair)
  const rows = await doubled.all(tx, pair)
  if (rows.length === 0) return () => Promise.resolve()
  const ids = rows.map(({ id }) => id)
  await fold.run(tx, { ids, kept: rows.map(({ kept }) => kept) })
  await dropFolded.run(tx, { ids })
  for (const id of ids) await discardPhotos(tx, id, now)
  const counted = rows.filter((row) => !row.is_removed).sort((a, b) => a.product_id.localeCompare(b.product_id))
  return async () => {
    for (const { product_id: product, ...before } of counted) await countRating(tx, product, before, null)
  }
}
