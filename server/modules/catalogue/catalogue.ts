import { type Product, type ProductCard } from '#contract/product.ts'
import { type Facets, type listProducts, type listProductsById } from '#contract/catalogue.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { RawJson } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { CatalogueCache } from './cache.ts'
import { everythingCategory, featuredCategory } from './read-model/listing-ids.ts'
import { withDealPrice, withDealPrices, type ShownDocument } from './deals/present.ts'
import { currentDeals } from './current-deals.ts'
import type { CurrentDeals } from './deals/running.ts'
import { listingOf } from './lists/counts.ts'
import { emptyFacets, presentFacets } from './lists/facets.ts'
import type { Filters } from './lists/filters.ts'
import type { SearchMatches } from './lists/search-matches.ts'
import { countList, listPage, type Selection } from './lists/list.ts'
import { listingPrices } from './listing-prices.ts'
import { keysOf } from './queries.ts'
import { countsTag, listingTag, productTag, railTag } from './read-model/cache-tags.ts'
import type { Document, DocumentKey } from './read-model/documents.ts'
import { rawList } from './raw-list.ts'
import { brandList, categoryTree, findCategory } from './tree.ts'

export type { CatalogueCache } from './cache.ts'
export { changeStockOf } from './change-stock.ts'
export { availableOf, shortage, quantityToBackOrder } from './back-order-terms.ts'
export { changeStockWithBackOrders, hasEnoughWithBackOrders, deductOrBackOrder, type BackOrderChange } from './back-order-stock.ts'
export { deductStockAgain, returnStock, hasEnoughStock, deductStock } from './stock.ts'
export { findVariants, forSaleColumns, selectForSale, type VariantForSale, type RequestedVariant } from './variants-for-sale.ts'
export { weightSql } from './bundles/components.ts'
export { addBundles, type NewBundle } from './changes/bundles.ts'
export { SharedStock } from './bundles/shared-stock.ts'
export { shipDateJob } from './editor/queries.ts'
export { refreshOutdated, refreshProducts } from './read-model/refresh.ts'
export { addBrands, addCategories, addShopWindow, type NewCategory } from './changes/brands-and-categories.ts'
export { addProducts, type NewPhoto, type NewProduct, type NewVariant } from './changes/products.ts'
export { changeRating, type Counted, recountRatings } from './changes/ratings.ts'
export { changeVariants } from './changes/variants.ts'
export { setProductPublished } from './changes/publish.ts'
export { deductDeals, returnDeals } from './deals/deduct.ts'
export { repeatOfferOf, repeatOffersOf, saveRepeatOffer } from './changes/repeat-offer.ts'
export { addDeals, type NewDeal } from './deals/deals.ts'
export { foldCounts, recount as recountFacets } from './lists/counts.ts'
export { emptyFacets } from './lists/facets.ts'
export { announce, tagsChannel } from './read-model/announce.ts'
export { documentForm, documentsOf, summarizeRatings } from './read-model/document.ts'
export { popularityOf } from './read-model/popularity.ts'
export type { Source } from './read-model/source.ts'
export { countAllSales } from './ranking/sales.ts'
export { type ProductText, productTexts, productTextsAfter } from './read-model/texts.ts'
export { translateCategories, type TranslatedName, translatedNames, translateOptions, translateProducts } from './translations.ts'
export { termTexts } from './staff-translations.ts'
export { saveTexts } from './save-texts.ts'
export { hashOf, keywordsField, keywordsOf, pictureField, textOfKeywords } from './text-fields.ts'
export { everyText, type TextKeys, textOwners, textsOf, type TranslatedText, translationState } from './translated-texts.ts'
export { productTag, treeTag } from './read-model/cache-tags.ts'
export { boughtTogether, taggedCards } from './rails.ts'
export { categoryTree, findCategory } from './tree.ts'
export { findProductId, pagesNamed, productOnSale, unpublishedProduct } from './queries.ts'
export { everyProduct, foundProducts, productParts, type ProductRange } from './every-product.ts'
export type { SearchMatches, ProductFinder, Ranked } from './lists/search-matches.ts'
export { ProductTable } from './lists/memory/product-table.ts'
export { recountBoughtTogether } from './ranking/bought-together.ts'
export { recomputeRails } from './ranking/rails.ts'
export { addRelatedPicks } from './ranking/picks.ts'

type ListInput = ParsedOf<typeof listProducts>

/** A page of products with facet counts and the next cursor, either of all products or of those that a search found. */
export async function productList(
  db: Db,
  cache: CatalogueCache,
  input: ListInput,
  now: Date,
  found: SearchMatches | null = null,
): Promise<RawJson<OutputOf<typeof listProducts>>> {
  const { cards, ...rest } = await productPage(db, cache, input, now, found)
  return rawList(cards, input.blur ?? false, rest)
}

/** A page of a product list, with its cards as documents. */
export interface ProductPage extends Counts {
  cards: ShownDocument<ProductCard>[]
  nextCursor: string | null
}

/** Like `productList`, for callers that put the page into an answer of their own. */
export async function productPage(
  db: Db,
  cache: CatalogueCache,
  input: Omit<ListInput, 'q'>,
  now: Date,
  found: SearchMatches | null = null,
): Promise<ProductPage> {
  const { orderBy, offset, limit, cursor, blur: _, fields, ...namedFilters } = input
  const filters = await resolveNames(db, cache, namedFilters, now)
  if (filters === null) return { cards: [], totalProducts: 0, nextCursor: null, facets: emptyFacets }
  const tags = tagsOf(filters)
  const [{ cards, nextCursor }, counts, deals] = await Promise.all([
    listPage(db, cache.facets, { filters, found }, { orderBy, offset, limit, cursor }).then(async ({ keys, nextCursor: next }) => ({
      cards: await cache.listed(fields).of(db, keys),
      nextCursor: next,
    })),
    found ? facetsOf(db, cache, { filters, found }, now) : cachedFacets(db, cache, filters, now),
    currentDeals(db, cache, now),
  ])
  addCacheTags(tags)
  return { cards: withDealPrices(cards, deals), ...counts, nextCursor }
}

interface Counts {
  totalProducts: number
  facets: Facets
}

/** The counts of an unfiltered listing stay cached when prices change, so its price range is read separately. */
async function cachedFacets(db: Db, cache: CatalogueCache, filters: Filters, now: Date): Promise<Counts> {
  const listing = listingOf(filters)
  const count = () => facetsOf(db, cache, { filters, found: null }, now)
  if (listing === undefined) return cache.get(`facets ${JSON.stringify(filters)}`, { tags: tagsOf(filters), isFiltered: true }, now, count)
  const [{ totalProducts, facets }, { least, most }] = await Promise.all([
    cache.get(`facets of ${listing}`, { tags: [countsTag(listing)] }, now, count),
    listingPrices(db, cache, listing, now),
  ])
  return { totalProducts, facets: { ...facets, price: { min: major(least), max: major(most) } } }
}

const tagsOf = ({ categoryId, isFeatured, tag }: Filters): string[] => [
  listingTag(categoryId ?? (isFeatured ? featuredCategory : everythingCategory)),
  ...(tag ? [railTag(tag)] : []),
]

/**
 * Resolves names to the category's id and the brand's slug; null if there is no such category. A category may be given by slug, a brand by
 * id.
 */
async function resolveNames(
  db: Db,
  cache: CatalogueCache,
  filters: Filters & { category?: string | undefined },
  now: Date,
): Promise<Filters | null> {
  const { category, ...others } = filters
  const rest = { ...others, ...(others.brand?.some(isId) && { brand: await slugsOf(db, cache, others.brand, now) }) }
  if (category === undefined) return rest
  const found = findCategory(await categoryTree(db, cache, now), (c) => c.slug === category)
  if (!found || (rest.categoryId !== undefined && rest.categoryId !== found.id)) return null
  return { ...rest, categoryId: found.id }
}

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Resolves brands to slugs. An unknown id is kept, and finds nothing. */
async function slugsOf(db: Db, cache: CatalogueCache, brands: string[], now: Date): Promise<string[]> {
  const slugs = new Map((await brandList(db, cache, now)).map((brand) => [brand.id, brand.slug]))
  return brands.map((brand) => slugs.get(brand) ?? brand)
}

async function facetsOf(db: Db, cache: CatalogueCache, selection: Selection, now: Date): Promise<Counts> {
  const { filters } = selection
  const [counted, tree, brands] = await Promise.all([
    countList(db, cache.facets, selection),
    categoryTree(db, cache, now),
    brandList(db, cache, now),
  ])
  const offered = filters.categoryId === undefined ? tree : (findCategory(tree, (c) => c.id === filters.categoryId)?.children ?? [])
  const names = {
    categories: new Map(offered.map((c) => [c.id, { slug: c.slug, name: c.name }])),
    brands: new Map(brands.map((b) => [b.slug, b.name])),
  }
  return { totalProducts: counted.totalProducts, facets: presentFacets(counted, filters, names) }
}

/** A product's page, by id; fails with INVALID_PRODUCT_ID. */
export const productById = (db: Db, cache: CatalogueCache, id: string, now: Date): Promise<RawJson<Product>> =>
  rawPage(cache.pages.byId(db, id, now), currentDeals(db, cache, now))

/** A product's page by its current or a former page name; fails with INVALID_PRODUCT_ID. Cached until a change is announced. */
export const productBySlug = (db: Db, cache: CatalogueCache, slug: string, now: Date): Promise<RawJson<Product>> =>
  rawPage(cache.pages.cached(slug, now) ?? cache.pages.bySlug(db, slug, now), currentDeals(db, cache, now))

async function rawPage(
  reading: Document<Product> | Promise<Document<Product> | undefined>,
  loading: Promise<CurrentDeals>,
): Promise<RawJson<Product>> {
  const [page, deals] = await Promise.all([reading, loading])
  if (!page) throw refuse('INVALID_PRODUCT_ID')
  addCacheTags([productTag(page.id)])
  const shown = withDealPrice(page, deals)
  let sent = sentPages.get(shown)
  if (!sent) {
    sent = new RawJson(
      () => shown.text,
      () => shown.value,
    )
    sentPages.set(shown, sent)
  }
  return sent
}

/** The answer for a document, built once per revision. */
const sentPages = new WeakMap<ShownDocument<Product>, RawJson<Product>>()

/** The cards of products with known revisions, in order. They are shared, so don't change them. */
export async function cardsByKey(db: Db, cache: CatalogueCache, keys: DocumentKey[], now: Date): Promise<ProductCard[]> {
  const [cards, deals] = await Promise.all([cache.cards.of(db, keys), currentDeals(db, cache, now)])
  return withDealPrices(cards, deals).map(({ value }) => value)
}

/** The cards of those of these products that are on sale, at the prices of their deals, in order. They are shared, so don't change them. */
export async function cardsOf(db: Db | Tx, cache: CatalogueCache, ids: string[]): Promise<ProductCard[]> {
  const cards = await cardDocuments(db, cache, await keysOf(db, ids))
  return cards.map(({ value }) => value)
}

/**
 * The cards of products whose revisions are known from `product_index`, at the prices of their deals, as text and as values, in order; none
 * if the shop hides its products.
 */
export async function cardDocuments(
  db: Db | Tx,
  cache: CatalogueCache,
  keys: DocumentKey[],
  fields: 'card' | 'full' = 'card',
): Promise<ShownDocument<ProductCard>[]> {
  if (cache.hidden || keys.length === 0) return []
  const deals = await currentDeals(db, cache, cache.clock())
  return withDealPrices(await cache.listed(fields).of(db, keys), deals)
}

/** The answer with the cards of these products, each once. */
export async function productsById(
  db: Db,
  cache: CatalogueCache,
  { id, blur = false, fields }: ParsedOf<typeof listProductsById>,
): Promise<RawJson<OutputOf<typeof listProductsById>>> {
  const deals = await currentDeals(db, cache, cache.clock())
  return rawList(withDealPrices(await cache.listed(fields).of(db, await keysOf(db, [...new Set(id)])), deals), blur, {})
}
