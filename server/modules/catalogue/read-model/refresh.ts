import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { type Change, isListingChanged, isOnlyLive, messagesOf } from './change.ts'
import { type CountDelta, countDeltas } from './count-deltas.ts'
import { documentForm, documentsOf, type ProductDocuments } from './document.ts'
import { type Indexed, lockSources, type Source } from './source.ts'

/**
 * Saves documents, index rows, listings and counts, and notifies all processes. Listings are written only if they changed (`relist`), since
 * they're most of the work. Uses `json_to_recordset`, not jsonb, to keep the text of the documents as it is.
 */
const saveDocuments = statement(
  'catalogue.saveDocuments',
  { documents: json<object[]>(), form: 'int4', deltas: json<CountDelta[]>(), messages: 'text[]' },
  {},
  `
  with d as materialized (
    select * from json_to_recordset($1) as d (id uuid, listed boolean, relist boolean, card json, blur text, page json,
      published_at timestamptz, price int, rating int, votes int, stars int, popularity float8, saving int, in_stock boolean,
      low_variants int, category_ids uuid[], facet_keys text[])
  ), saved as (
    update products p set card = d.card, blur = d.blur, page = d.page, revision = p.revision + 1, document_form = $2 from d
    where p.id = d.id returning p.id, p.revision
  ), indexed as (
    insert into product_index (product_id, revision, published_at, price, rating, votes, stars, popularity, saving, in_stock, low_variants,
      category_ids, facet_keys)
    select d.id, s.revision, d.published_at, d.price, d.rating, d.votes, d.stars, d.popularity, d.saving, d.in_stock, d.low_variants,
      d.category_ids, d.facet_keys
    from d join saved s on s.id = d.id where d.listed
    on conflict (product_id) do update set revision = excluded.revision, published_at = excluded.published_at, price = excluded.price,
      rating = excluded.rating, votes = excluded.votes, stars = excluded.stars, popularity = excluded.popularity, saving = excluded.saving,
      in_stock = excluded.in_stock, low_variants = excluded.low_variants, category_ids = excluded.category_ids,
      facet_keys = excluded.facet_keys
  ), unindexed as (
    delete from product_index i using d where i.product_id = d.id and not d.listed
  ), unlisted as (
    delete from product_listings l using d where l.product_id = d.id and d.relist
      and (not d.listed or l.category_id <> all (d.category_ids))
  ), listed as (
    insert into product_listings (product_id, category_id, popularity, published_at, price, rating)
    select d.id, c, d.popularity, d.published_at, d.price, d.rating from d, unnest(d.category_ids) c where d.listed and d.relist
    on conflict (product_id, category_id) do update set popularity = excluded.popularity, published_at = excluded.published_at,
      price = excluded.price, rating = excluded.rating
  ), counted as (
    insert into facet_counts (category_id, key, n) select category_id, key, n
    from json_to_recordset($3) as t (category_id uuid, key text, n int)
  )
  select pg_notify('catalogue', message) from unnest($4::text[]) message`,
)

const saveTranslations = statement(
  'catalogue.saveTranslations',
  { documents: json<object[]>() },
  {},
  `
  update product_translations t set card = d.card, page = d.page
  from json_to_recordset($1) as d (id uuid, locale text, card json, page json) where t.product_id = d.id and t.locale = d.locale`,
)

/** Products with documents of an older form, oldest first. The index doesn't find rebuilt ones again. */
const outdated = statement(
  'catalogue.outdated',
  { form: 'int4', limit: 'int8' },
  { id: 'uuid' },
  `select id from products where document_form < $1 order by document_form, id limit $2`,
)

/**
 * Rebuilds the read model of products: the data for lists and pages, and for filters, sorts and counts. Call it in the transaction of any
 * change to them. Rows are locked in id order, so two such changes never deadlock. Takes three round trips, plus one if there are
 * translations.
 */
export async function refreshProducts(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const changed = (await lockSources(tx, ids)).map((source) => ({ before: source.indexed, source, after: documentsOf(source) }))
  const rows = changed.map(({ before, after }) => ({
    id: after.id,
    listed: after.listed,
    relist: isListingChanged(before, after),
    card: after.card,
    blur: after.blur,
    page: after.page,
    ...after.index,
  }))
  const translations = changed.flatMap(({ after: { id, translations: some } }) => some.map((one) => ({ id, ...one })))
  if (translations.length > 0) await saveTranslations.run(tx, { documents: translations })
  const deltas = countDeltas(changed)
  const messages = messagesOf({ ...changeOf(changed), counts: [...new Set(deltas.map((delta) => delta.category_id))] })
  for (const message of messages) tx.notifyLocally('catalogue', message)
  await saveDocuments.run(tx, { documents: rows, form: documentForm, deltas, messages })
}

function changeOf(changed: { before: Indexed | null; source: Source; after: ProductDocuments }[]): Partial<Change> {
  const live = changed.filter(({ source, after }) => isOnlyLive(source.card, after.card))
  const listings = changed.flatMap(({ before, after }) =>
    isListingChanged(before, after) ? [...(before?.category_ids ?? []), ...after.index.category_ids] : [],
  )
  return {
    content: changed.filter((one) => !live.includes(one)).map(({ after }) => after.id),
    live: live.map(({ after }) => after.id),
    listings: [...new Set(listings)],
  }
}

const batch = 200

/** Rebuilds documents of an older form, of at most `max` products; returns whether any may be left. */
export async function refreshOutdated({ db, transaction }: Pick<Database, 'db' | 'transaction'>, max = Infinity): Promise<boolean> {
  for (let done = 0; done < max; done += batch) {
    const rows = await outdated.all(db, { form: documentForm, limit: batch })
    if (rows.length === 0) return false
    await transaction((tx) =>
      refreshProducts(
        tx,
        rows.map((row) => row.id),
      ),
    )
  }
  return true
}
