import { refuse } from '#contract/refuse.ts'
import { statement, type Db } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { pickedKeys } from './queries.ts'
import { listingTag, productTag, togetherTag } from './read-model/cache-tags.ts'
import type { DocumentKey } from './read-model/documents.ts'

/** The best of a category are looked at for what goes with a product: more than any rail shows. */
const shelfSize = 48

const placeOf = statement(
  'catalogue.placeOf',
  { id: 'uuid' },
  { brand_id: 'uuid', leaf: 'uuid?', above: 'uuid?' },
  `
  select p.brand_id, c.id as leaf, c.parent_id as above from products p
    left join product_categories pc on pc.product_id = p.id and pc.position = (select min(position) from product_categories where product_id = p.id)
    left join categories c on c.id = pc.category_id
  where p.id = $1 limit 1`,
)

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
 * What goes with a product: what staff picked; then from its own category those of the same brand first, then what sells; where that has too few, from
 * the category above. What can be bought comes first. The cost doesn't depend on how many products there are.
 */
export async function relatedKeys(db: Db, cache: CatalogueCache, asked: { id: string; limit: number; now: Date }): Promise<DocumentKey[]> {
  const { id, limit, now } = asked
  const { brand_id, leaf, above } = await placeIn(db, cache, id, now)
  const chosen = new Map<string, DocumentKey>()
  for (const one of await picksOf(db, cache, id, now)) if (chosen.size < limit) chosen.set(one.id, one)
  for (const category of [leaf, above]) {
    if (category === null || chosen.size >= limit) continue
    for (const one of byFit(await shelfOf(db, cache, category, now), brand_id))
      if (one.id !== id && chosen.size < limit) chosen.set(one.id, one)
  }
  return [...chosen.values()]
}

const picksOf = (db: Db, cache: CatalogueCache, id: string, now: Date): Promise<DocumentKey[]> => {
  const tags = [togetherTag(id)]
  return cache.get(`picks ${id}`, { tags }, now, async () => {
    const picked = await pickedKeys.all(db, { id })
    tags.push(...picked.map((one) => productTag(one.id)))
    return picked
  })
}

/** Where a product belongs; fails with INVALID_PRODUCT_ID. */
const placeIn = (db: Db, cache: CatalogueCache, id: string, now: Date) =>
  cache.get(`place ${id}`, { tags: [productTag(id)] }, now, async () => {
    const place = await placeOf.one(db, { id })
    if (!place) throw refuse('INVALID_PRODUCT_ID')
    return place
  })

/** The best of a category with their revisions, until the listing or one of them changes. */
function shelfOf(db: Db, cache: CatalogueCache, category: string, now: Date): Promise<Shelved[]> {
  const tags = [listingTag(category)]
  return cache.get(`shelf ${category}`, { tags }, now, async () => {
    const shelved = await shelf.all(db, { category, limit: shelfSize })
    tags.push(...shelved.map(({ id }) => productTag(id)))
    return shelved
  })
}

const fitting = new WeakMap<Shelved[], Map<string, Shelved[]>>()

/** Sorted once for each shelf and brand. Stable: within each rank the order of the shelf stays. */
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
