import { refuse } from '#contract/refuse.ts'
import { batchByKey } from '#server/db/batch.ts'
import { statement, type Db } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { listingTag, productTag, togetherTag } from './read-model/cache-tags.ts'
import type { DocumentKey } from './read-model/documents.ts'

/** The number of best products of a category that are considered: more than any rail shows. */
const shelfSize = 48

/** The brand, categories and staff picks of products. Picks are read as text, as the driver takes longer to read rows. */
const placesOf = statement(
  'catalogue.placesOf',
  { ids: 'uuid[]' },
  { id: 'uuid', brand: 'uuid', leaf: 'uuid?', above: 'uuid?', picks: 'text?' },
  `
  select p.id, p.brand_id as brand, c.id as leaf, c.parent_id as above, (
    select string_agg(concat_ws(' ', k.product_id, k.revision), ',' order by k.position) from (
      select i.product_id, i.revision, r.position from related_picks r join product_index i on i.product_id = r.related_id
      where r.product_id = p.id order by r.position limit 24
    ) k
  ) as picks
  from products p
    left join lateral (select category_id from product_categories where product_id = p.id order by position, category_id limit 1) pc on true
    left join categories c on c.id = pc.category_id
  where p.id = any($1)`,
)

interface Place {
  brand: string
  /** The product's category and its parent. */
  categories: (string | null)[]
  picks: DocumentKey[]
}

const shelf = statement(
  'catalogue.shelf',
  { category: 'uuid', limit: 'int8' },
  { id: 'uuid', revision: 'int4', brand_id: 'uuid', in_stock: 'bool' },
  `
  select l.product_id as id, i.revision, p.brand_id, i.in_stock
  from (select product_id, popularity from product_listings where category_id = $1 order by popularity desc, product_id desc limit $2) l
    join product_index i on i.product_id = l.product_id join products p on p.id = l.product_id
  order by l.popularity desc, l.product_id desc`,
)

type Shelved = Awaited<ReturnType<typeof shelf.all>>[number]

/**
 * Products related to a product: staff picks first, then products of its own category (same brand first, then best-selling), then, if those
 * are too few, of the parent category. Products in stock come first. The cost doesn't depend on the number of products.
 */
export async function relatedKeys(
  db: Db,
  cache: CatalogueCache,
  request: { id: string; limit: number; now: Date },
): Promise<DocumentKey[]> {
  const { id, limit, now } = request
  const { brand, categories, picks } = await placeIn(db, cache, id, now)
  const chosen = new Map<string, DocumentKey>()
  for (const one of picks) if (chosen.size < limit) chosen.set(one.id, one)
  for (const category of categories) {
    if (category === null || chosen.size >= limit) continue
    for (const one of byFit(await shelfOf(db, cache, category, now), brand))
      if (one.id !== id && chosen.size < limit) chosen.set(one.id, one)
  }
  return [...chosen.values()]
}

/** The place of a product; fails with INVALID_PRODUCT_ID. */
function placeIn(db: Db, cache: CatalogueCache, id: string, now: Date): Promise<Place> {
  const tags = [productTag(id), togetherTag(id)]
  return cache.get(`place ${id}`, { tags }, now, async () => {
    const place = await readPlace(db, id)
    if (!place) throw refuse('INVALID_PRODUCT_ID')
    tags.push(...place.picks.map((one) => productTag(one.id)))
    return place
  })
}

const readPlace = batchByKey<Place>(async (db, ids) => {
  const rows = await placesOf.all(db, { ids })
  return new Map(rows.map(({ id, brand, leaf, above, picks }) => [id, { brand, categories: [leaf, above], picks: keysIn(picks) }]))
})

function keysIn(picks: string | null): DocumentKey[] {
  if (picks === null) return []
  return picks.split(',').map((pick) => {
    const [id, revision] = pick.split(' ')
    return { id: id!, revision: Number(revision) }
  })
}

/** The best products of a category with their revisions, cached until the listing or one of them changes. */
function shelfOf(db: Db, cache: CatalogueCache, category: string, now: Date): Promise<Shelved[]> {
  const tags = [listingTag(category)]
  return cache.get(`shelf ${category}`, { tags }, now, async () => {
    const shelved = await shelf.all(db, { category, limit: shelfSize })
    tags.push(...shelved.map(({ id }) => productTag(id)))
    return shelved
  })
}

const fitting = new WeakMap<Shelved[], Map<string, Shelved[]>>()

/** Sorts a shelf by stock and brand, once per shelf and brand. The sort is stable, so within each rank the shelf's order stays. */
function byFit(shelved: Shelved[], brand: string): Shelved[] {
  let known = fitting.get(shelved)
  if (!known) fitting.set(shelved, (known = new Map()))
  let sorted = known.get(brand)
  if (!sorted) {
    const rank = ({ in_stock: inStock, brand_id: its }: Shelved) => (inStock ? 2 : 0) + (its === brand ? 1 : 0)
    known.set(brand, (sorted = shelved.toSorted((a, b) => rank(b) - rank(a))))
  }
  return sorted
}
