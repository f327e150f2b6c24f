import { productTags, type CategoryNode } from '#contract/catalogue.ts'
import type { listProducts } from '#contract/catalogue.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusals.ts'
import type { Db } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { countFacets, presentFacets } from './facets.ts'
import type { Filters } from './filters.ts'
import { listCards } from './list.ts'
import {
  allBrands,
  allCategories,
  cardsByTag,
  cardsInAisle,
  cardsOnShelf,
  pageById,
  pageByOldSlug,
  pageBySlug,
  productExists,
} from './queries.ts'

export { findVariants, lockVariants, takeStock, type VariantForSale, type Wanted } from './stock.ts'
export { refreshProducts } from './document.ts'
export { recomputeTags } from './tags.ts'

type ListInput = ParsedOf<typeof listProducts>
type List = OutputOf<typeof listProducts>

/** One page of products as JSON text of the contract's list: cards come fresh from the database, counts from the cache. */
export async function productList(db: Db, cache: CatalogueCache, input: ListInput, now: Date): Promise<string> {
  const { orderBy, offset, limit, ...asked } = input
  const filters = await resolveCategory(db, cache, asked, now)
  if (filters === null) return JSON.stringify({ products: [], totalProducts: 0, facets: emptyFacets } satisfies List)
  const [cards, facets] = await Promise.all([
    listCards(db, filters, { orderBy, offset, limit }, now),
    cache.get(`facets ${JSON.stringify(filters)}`, now, () => facetsJson(db, cache, filters, now)),
  ])
  return `{"products":[${cards.join(',')}],${facets}}`
}

const emptyFacets: List['facets'] = { categories: [], brands: [], options: [], price: { min: 0, max: 0 }, ratings: [], inStock: 0 }

/** A category may be named by slug: its id, or null where there is none such. */
async function resolveCategory(db: Db, cache: CatalogueCache, filters: Filters, now: Date): Promise<Filters | null> {
  const { category, ...rest } = filters
  if (category === undefined) return rest
  const found = findIn(await categoryTree(db, cache, now), (c) => c.slug === category)
  if (!found || (rest.categoryId !== undefined && rest.categoryId !== found.id)) return null
  return { ...rest, categoryId: found.id }
}

async function facetsJson(db: Db, cache: CatalogueCache, filters: Filters, now: Date): Promise<string> {
  const [counted, tree, brands] = await Promise.all([
    countFacets(db, filters, now),
    categoryTree(db, cache, now),
    brandList(db, cache, now),
  ])
  const offered = filters.categoryId === undefined ? tree : (findIn(tree, (c) => c.id === filters.categoryId)?.children ?? [])
  const names = {
    categories: new Map(offered.map((c) => [c.id, { slug: c.slug, name: c.name }])),
    brands: new Map(brands.map((b) => [b.slug, b.name])),
  }
  return `"totalProducts":${counted.totalProducts},"facets":${JSON.stringify(presentFacets(counted, filters, names))}`
}

/** A product's page as JSON text, by id. */
export async function productById(db: Db, id: string, now: Date): Promise<string> {
  const found = await pageById.one(db, { id, now })
  if (!found) throw refuse('INVALID_PRODUCT_ID')
  return found.page
}

/** A product's page as JSON text, by its friendly page name, or one it had before. */
export async function productBySlug(db: Db, slug: string, now: Date): Promise<string> {
  const found = (await pageBySlug.one(db, { slug, now })) ?? (await pageByOldSlug.one(db, { slug, now }))
  if (!found) throw refuse('INVALID_PRODUCT_ID')
  return found.page
}

/** A rail of cards as JSON text. With a product, YOU_MAY_LIKE is what goes with it; without, what does well. */
export async function taggedCards(
  db: Db,
  input: { tag: string; productId?: string | undefined; limit: number },
  now: Date,
): Promise<string> {
  const { tag, productId, limit } = input
  if (!(productTags as readonly string[]).includes(tag))
    throw refuse('INVALID_TAG_NAME', { tag: [`is not one of ${productTags.join(', ')}`] })
  const rows =
    tag === 'YOU_MAY_LIKE' && productId
      ? await relatedCards(db, { id: productId, limit, now })
      : await cardsByTag.all(db, { tag, now, limit })
  return `{"products":[${rows.map((row) => row.card).join(',')}]}`
}

async function relatedCards(db: Db, asked: { id: string; limit: number; now: Date }): Promise<{ card: string }[]> {
  const shelf = await cardsOnShelf.all(db, asked)
  if (shelf.length === asked.limit) return shelf
  if (!(await productExists.one(db, asked))) throw refuse('INVALID_PRODUCT_ID')
  return cardsInAisle.all(db, asked)
}

/** Every category, as a tree. A product counts in each of its ancestors. */
export function categoryTree(db: Db, cache: CatalogueCache, now: Date): Promise<CategoryNode[]> {
  return cache.get('categories', now, async () => {
    const rows = await allCategories.all(db, { now })
    const nodes = new Map(
      rows.map((r) => [
        r.id,
        { id: r.id, name: r.name, slug: r.slug, description: r.description, productCount: r.product_count, children: [] as CategoryNode[] },
      ]),
    )
    for (const row of rows) if (row.parent_id) nodes.get(row.parent_id)?.children.push(nodes.get(row.id)!)
    return rows.filter((row) => !row.parent_id).map((row) => nodes.get(row.id)!)
  })
}

/** The category that fits, with its children; fails with INVALID_CATEGORY_ID. */
export async function oneCategory(db: Db, cache: CatalogueCache, fits: (c: CategoryNode) => boolean, now: Date): Promise<CategoryNode> {
  const found = findIn(await categoryTree(db, cache, now), fits)
  if (!found) throw refuse('INVALID_CATEGORY_ID')
  return found
}

/** All brands by name, with how many products each has. */
export function brandList(db: Db, cache: CatalogueCache, now: Date) {
  return cache.get('brands', now, async () =>
    (await allBrands.all(db, { now })).map(({ product_count, ...brand }) => ({ ...brand, productCount: product_count })),
  )
}

function findIn(tree: CategoryNode[], fits: (c: CategoryNode) => boolean): CategoryNode | undefined {
  for (const node of tree) {
    const found = fits(node) ? node : findIn(node.children, fits)
    if (found) return found
  }
  return undefined
}
