import type { Product, ProductCard, Variant } from '#contract/catalogue.ts'
import { major } from '#contract/fields.ts'
import { rates } from '#contract/rates.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Database } from '#server/db/pool.ts'
import { reducedKey } from './filters.ts'
import { announce, lockProducts, outdated, saveDocuments, sources } from './queries.ts'

type Source = Awaited<ReturnType<typeof sources.all>>[number]
interface SourceVariant {
  id: string
  sku: string
  options: Record<string, string>
  price: number
  oldPrice: number | null
  stock: number
  soldLately: number
  photo: string | null
}
/** A list shows a picture and, under the pointer, another. */
const cardPhotos = 2

interface SourceAttribute {
  name: string
  value: string
  filter?: boolean
}

/** Goes up when what this file makes changes its form. */
export const form = 3
const batch = 200

/**
 * Makes the read model of products anew: what lists and pages show, what filters and sorts look at. Call it in the
 * transaction of any change to them. The rows are locked in id order, so two such changes never deadlock.
 */
export async function refreshProducts(tx: Tx, ids: string[]): Promise<void> {
  await lockProducts.run(tx, { ids })
  const documents = (await sources.all(tx, { ids })).map(documentOf)
  await saveDocuments.run(tx, { documents: JSON.stringify(documents), form })
  await announce.run(tx, {})
}

/** Makes anew what an older form of this code has made: when the shop starts. */
export async function refreshOutdated({ db, transaction }: Pick<Database, 'db' | 'transaction'>): Promise<void> {
  for (;;) {
    const rows = await outdated.all(db, { form, limit: batch })
    if (rows.length === 0) return
    await transaction((tx) =>
      refreshProducts(
        tx,
        rows.map((row) => row.id),
      ),
    )
  }
}

/** The read model of a product, as `saveDocuments` takes it. */
export function documentOf(source: Source) {
  const variants = source.variants as SourceVariant[]
  const card = cardOf(source, variants)
  const prices = variants.map((v) => v.price)
  return {
    id: source.id,
    card,
    page: pageOf(source, card, variants),
    price_min: Math.min(...prices, Number.MAX_SAFE_INTEGER) === Number.MAX_SAFE_INTEGER ? 0 : Math.min(...prices),
    price_max: Math.max(...prices, 0),
    rating_average: card.rating.average,
    sold_lately: variants.reduce((sum, v) => sum + v.soldLately, 0),
    in_stock: variants.some((v) => v.stock > 0),
    category_ids: source.category_ids,
    facet_keys: facetKeysOf(source, variants, card.rating.average),
  }
}

function cardOf(source: Source, variants: SourceVariant[]): ProductCard {
  const cheapest = variants.reduce<SourceVariant | undefined>((best, v) => (best && best.price <= v.price ? best : v), undefined)
  return {
    id: source.id,
    info: {
      name: source.name,
      sku: cheapest?.sku ?? '',
      price: major(cheapest?.price ?? 0),
      oldPrice: cheapest?.oldPrice == null ? null : major(cheapest.oldPrice),
      isFeatured: source.is_featured,
      publishDate: source.published_at.toISOString(),
      isRedeemable: source.is_redeemable,
    },
    meta: { friendlyPageName: source.slug },
    photos: photosOf(source)
      .slice(0, cardPhotos)
      .map(({ url, alt, width, height }) => ({ url, alt, width, height })),
    brand: source.brand as ProductCard['brand'],
    tags: source.tags as ProductCard['tags'],
    options: source.options as ProductCard['options'],
    variants: variants.map(variantOf).map(({ oldPrice, ...rest }) => (oldPrice === null ? rest : { ...rest, oldPrice })),
    rating: averageOf(source.ratings),
  }
}

function variantOf(v: SourceVariant): Variant {
  return {
    id: v.id,
    sku: v.sku,
    options: v.options,
    price: major(v.price),
    oldPrice: v.oldPrice === null ? null : major(v.oldPrice),
    stock: stockOf(v.stock),
  }
}

/** How a stock is told: exactly only when it is low. */
export function stockOf(pieces: number): Variant['stock'] {
  if (pieces <= 0) return { state: 'out' }
  return pieces <= rates.stockLow ? { state: 'low', left: pieces } : { state: 'in' }
}

function averageOf(histogram: number[]): ProductCard['rating'] {
  const count = histogram.reduce((sum, n) => sum + n, 0)
  const stars = histogram.reduce((sum, n, index) => sum + n * (index + 1), 0)
  return { average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, count }
}

function pageOf(source: Source, card: ProductCard, variants: SourceVariant[]): Product {
  const attributes = source.attributes as SourceAttribute[]
  return {
    ...card,
    info: { ...card.info, shortDescription: source.short_description, fullDescription: source.full_description },
    meta: { title: source.meta_title, description: source.meta_description, keywords: source.keywords, friendlyPageName: source.slug },
    photos: photosOf(source),
    categories: source.categories as Product['categories'],
    variants: variants.map((v) => ({ ...variantOf(v), ...(v.photo !== null && { photo: v.photo }) })),
    rating: { ...card.rating, histogram: source.ratings },
    attributes: attributes.map(({ name, value }) => ({ name, value })),
  }
}

/** A missing placeholder is left out. */
function photosOf(source: Source): Product['photos'] {
  const photos = source.photos as (Product['photos'][number] & { blur: string | null })[]
  return photos.map(({ blur, ...photo }) => (blur === null ? photo : { ...photo, blur }))
}

/** What a filter can ask for and a facet counts, in one list, so that counting is one pass. */
function facetKeysOf(source: Source, variants: SourceVariant[], rating: number): string[] {
  const attributes = (source.attributes as SourceAttribute[]).filter((a) => a.filter).map((a) => `option:${a.name}:${a.value}`)
  const options = variants.flatMap((v) => Object.entries(v.options).map(([name, value]) => `option:${name}:${value}`))
  const brand = (source.brand as { slug: string }).slug
  const facts = [
    ...source.category_ids.map((id) => `category:${id}`),
    ...(rating >= 1 ? [`rating:${Math.floor(rating)}`] : []),
    ...(variants.some((v) => v.stock > 0) ? ['stock'] : []),
    ...(variants.some((v) => v.oldPrice !== null && v.oldPrice > v.price) ? [reducedKey] : []),
  ]
  return [...new Set([`brand:${brand}`, ...facts, ...source.tags.map((tag) => `tag:${tag}`), ...attributes, ...options])]
}
