import { productTags, type CategoryNode, type Facets, type Picture } from '#contract/catalogue.ts'
import type { listProducts, listTagged } from '#contract/catalogue.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import { RawJson } from '#server/http/bind.ts'
import type { CatalogueCache } from './cache.ts'
import type { Document, DocumentKey } from './documents.ts'
import { countFacets } from './counting.ts'
import { presentFacets } from './facets.ts'
import type { Filters } from './filters.ts'
import { listKeys } from './list.ts'
import {
  allBrands,
  allCategories,
  keysByTag,
  keysInAisle,
  keysOnShelf,
  keyById,
  keyByOldSlug,
  keyBySlug,
  productExists,
  windowPictures,
} from './queries.ts'

export { findVariants, lockVariants, takeStock, type VariantForSale, type Wanted } from './stock.ts'
export { refreshOutdated, refreshProducts } from './refresh.ts'
export { recomputeTags } from './tags.ts'

type ListInput = ParsedOf<typeof listProducts>

/** One page of products: which ones comes fresh from the database, their cards and the counts from what is kept. */
export async function productList(db: Db, cache: CatalogueCache, input: ListInput, now: Date): Promise<RawJson> {
  const { orderBy, offset, limit, blur = false, ...asked } = input
  const filters = await resolveCategory(db, cache, asked, now)
  if (filters === null) return rawList([], blur, { totalProducts: 0, facets: emptyFacets })
  const [cards, counted] = await Promise.all([
    listKeys(db, filters, { orderBy, offset, limit }, now).then((keys) => cache.cards.of(db, keys)),
    cache.get(`facets ${JSON.stringify(filters)}`, now, () => facetsOf(db, cache, filters, now)),
  ])
  return rawList(cards, blur, counted)
}

/** Cards beside `rest`, whose fields follow them. */
function rawList(cards: Document[], blur: boolean, rest: object): RawJson {
  return new RawJson(
    () => {
      const texts = cards.map((card) => (blur ? card.blurredText : card.text))
      const others = JSON.stringify(rest).slice(1)
      return `{"products":[${texts.join(',')}]${others === '}' ? '' : ','}${others}`
    },
    () => ({ products: cards.map((card) => (blur ? card.blurredValue : card.value)), ...rest }),
  )
}

const emptyFacets: Facets = { categories: [], brands: [], options: [], price: { min: 0, max: 0 }, ratings: [], inStock: 0, reduced: 0 }

/** A category may be named by slug: its id, or null where there is none such. */
async function resolveCategory(db: Db, cache: CatalogueCache, filters: Filters, now: Date): Promise<Filters | null> {
  const { category, ...rest } = filters
  if (category === undefined) return rest
  const found = findIn(await categoryTree(db, cache, now), (c) => c.slug === category)
  if (!found || (rest.categoryId !== undefined && rest.categoryId !== found.id)) return null
  return { ...rest, categoryId: found.id }
}

async function facetsOf(db: Db, cache: CatalogueCache, filters: Filters, now: Date): Promise<{ totalProducts: number; facets: Facets }> {
  const [counted, tree, brands] = await Promise.all([
    countFacets(db, cache, filters, now),
    categoryTree(db, cache, now),
    brandList(db, cache, now),
  ])
  const offered = filters.categoryId === undefined ? tree : (findIn(tree, (c) => c.id === filters.categoryId)?.children ?? [])
  const names = {
    categories: new Map(offered.map((c) => [c.id, { slug: c.slug, name: c.name }])),
    brands: new Map(brands.map((b) => [b.slug, b.name])),
  }
  return { totalProducts: counted.totalProducts, facets: presentFacets(counted, filters, names) }
}

/** A product's page, by id. */
export async function productById(db: Db, cache: CatalogueCache, id: string, now: Date): Promise<RawJson> {
  return pageOf(db, cache, await keyById.one(db, { id, now }))
}

/** A product's page, by its friendly page name, or one it had before. */
export async function productBySlug(db: Db, cache: CatalogueCache, slug: string, now: Date): Promise<RawJson> {
  return pageOf(db, cache, (await keyBySlug.one(db, { slug, now })) ?? (await keyByOldSlug.one(db, { slug, now })))
}

async function pageOf(db: Db, cache: CatalogueCache, key: DocumentKey | undefined): Promise<RawJson> {
  const [page] = key ? await cache.pages.of(db, [key]) : []
  if (!page) throw refuse('INVALID_PRODUCT_ID')
  return new RawJson(
    () => page.text,
    () => page.value,
  )
}

/** A rail of cards. With a product, YOU_MAY_LIKE is what goes with it; without, what does well. */
export async function taggedCards(db: Db, cache: CatalogueCache, input: ParsedOf<typeof listTagged>, now: Date): Promise<RawJson> {
  const { tag, productId, limit, blur = false } = input
  if (!(productTags as readonly string[]).includes(tag))
    throw refuse('INVALID_TAG_NAME', { tag: [`is not one of ${productTags.join(', ')}`] })
  const keys =
    tag === 'YOU_MAY_LIKE' && productId
      ? await cache.get(`related ${productId} ${limit}`, now, () => relatedKeys(db, { id: productId, limit, now }))
      : await keysByTag.all(db, { tag, now, limit })
  return rawList(await cache.cards.of(db, keys), blur, {})
}

async function relatedKeys(db: Db, asked: { id: string; limit: number; now: Date }): Promise<DocumentKey[]> {
  const shelf = await keysOnShelf.all(db, asked)
  if (shelf.length === asked.limit) return shelf
  if (!(await productExists.one(db, asked))) throw refuse('INVALID_PRODUCT_ID')
  return keysInAisle.all(db, asked)
}

/** Every category, as a tree. A product counts in each of its ancestors. */
export function categoryTree(db: Db, cache: CatalogueCache, now: Date): Promise<CategoryNode[]> {
  return cache.get('categories', now, async () => {
    const rows = await allCategories.all(db, { now })
    const nodes = new Map(rows.map((row) => [row.id, nodeOf(row)]))
    for (const row of rows) if (row.parent_id) nodes.get(row.parent_id)?.children.push(nodes.get(row.id)!)
    return rows.filter((row) => !row.parent_id).map((row) => nodes.get(row.id)!)
  })
}

type CategoryRow = Awaited<ReturnType<typeof allCategories.all>>[number]

const nodeOf = ({ id, slug, name, description, product_count, photo }: CategoryRow): CategoryNode => ({
  id,
  slug,
  name,
  description,
  productCount: product_count,
  photo: photo as CategoryNode['photo'],
  children: [],
})

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

/** The pictures of the shop window, by place. */
export function windowOf(db: Db, cache: CatalogueCache, now: Date): Promise<Record<string, Picture>> {
  return cache.get('window', now, async () =>
    Object.fromEntries((await windowPictures.all(db, {})).map(({ place, photo }) => [place, photo as Picture])),
  )
}

function findIn(tree: CategoryNode[], fits: (c: CategoryNode) => boolean): CategoryNode | undefined {
  for (const node of tree) {
    const found = fits(node) ? node : findIn(node.children, fits)
    if (found) return found
  }
  return undefined
}
