import { limits } from '#contract/limits.ts'
import type { BackOrder, Product, ProductCard, Variant } from '#contract/product.ts'
import { major } from '#contract/currency.ts'
import { facetKeysOf } from './facet-keys.ts'
import { priceBefore, reductionOf } from './reduction.ts'
import type { Source, SourceTranslation, SourceVariant } from './source.ts'

/** A card shows its first picture, and the others on hover, which only needs their addresses. */
const cardPhotos = 3
/** The popularity of a product that never sold: below every one that did. */
const neverSold = -1000

/** A product's row in product_index. Prices in minor units, `rating` in tenths of a star. */
interface IndexRow {
  published_at: string
  price: number
  rating: number
  votes: number
  stars: number
  popularity: number
  saving: number
  in_stock: boolean
  /** The number of variants that are low or out of stock. */
  low_variants: number
  category_ids: string[]
  facet_keys: string[]
}

export interface ProductDocuments {
  id: string
  listed: boolean
  card: ProductCard
  /** The placeholder of the card's first picture. */
  blur: string | null
  page: Product
  /** The card and page in other languages that have a translation. */
  translations: { locale: string; card: ProductCard; page: Product }[]
  index: IndexRow
}

/** Increment it when the shape of these documents changes: a job rebuilds those of an older form. */
export const documentForm = 9

/** Builds a product's documents and its row in the index. */
export function documentsOf(source: Source): ProductDocuments {
  const { variants } = source
  const card = cardOf(source, variants)
  return {
    id: source.id,
    listed: source.listed,
    card,
    blur: photosOf(source)[0]?.blur ?? null,
    page: pageOf(source, card, variants),
    translations: source.translations.map((one) => translate(source, one, card)),
    index: indexRowOf(source, card, variants),
  }
}

/** Builds the documents in another language. Untranslated texts stay in the original, and an untranslated long text is marked as such. */
function translate(source: Source, one: SourceTranslation, original: ProductCard): ProductDocuments['translations'][number] {
  const { locale } = one
  const photos = source.photos.map((photo) => ({ ...photo, alt: one.alts[photo.url] || photo.alt }))
  const card = { ...original, info: { ...original.info, name: one.name }, photos: cardPhotosOf({ ...source, photos }), locale }
  const texts = {
    ...source,
    photos,
    name: one.name,
    short_description: one.short_description || source.short_description,
    full_description: one.full_description || source.full_description,
    meta_title: one.meta_title || one.name,
    meta_description: one.meta_description || one.short_description || source.meta_description,
    keywords: one.keywords.length > 0 ? one.keywords : source.keywords,
  }
  const page = pageOf(texts, card, source.variants)
  return { locale, card, page: { ...page, ...(one.full_description === '' && { isDescriptionOriginal: true }) } }
}

function indexRowOf(source: Source, card: ProductCard, variants: SourceVariant[]): IndexRow {
  const savings = variants.map(savingOf)
  return {
    published_at: source.published_at.toISOString(),
    price: variants.length === 0 ? 0 : Math.min(...variants.map((v) => v.deal?.price ?? v.price)),
    rating: Math.round(card.rating.average * 10),
    votes: card.rating.count,
    stars: starsOf(source.ratings),
    popularity: source.popularity ?? neverSold,
    saving: Math.max(0, ...savings),
    in_stock: variants.some((v) => v.stock > 0),
    low_variants: variants.filter((v) => v.stock <= limits.product.stockLow).length,
    category_ids: [...source.category_ids].sort(),
    facet_keys: facetKeysOf(source, variants, card.rating.average),
  }
}

/** The saving in hundredths of a percent; 0 if sold out. */
function savingOf(variant: SourceVariant): number {
  const { price, before } = reductionOf(variant)
  return before === null || variant.stock <= 0 ? 0 : Math.round((1 - price / before) * 10_000)
}

/** The price that a variant's usual price is compared with. */
const beforeOf = ({ price, oldPrice: was, lowestPrice: lowest }: SourceVariant): number | null => priceBefore({ price, was, lowest })

function cardOf(source: Source, variants: SourceVariant[]): ProductCard {
  const cheapest = variants.reduce<SourceVariant | undefined>((best, v) => (best && best.price <= v.price ? best : v), undefined)
  return {
    id: source.id,
    info: {
      name: source.name,
      sku: cheapest?.sku ?? '',
      price: major(cheapest?.price ?? 0),
      oldPrice: cheapest ? majorOrNull(beforeOf(cheapest)) : null,
      isFeatured: source.is_featured,
      // Without milliseconds, as lists send it often.
      publishDate: `${source.published_at.toISOString().slice(0, 19)}Z`,
      isRedeemable: source.is_redeemable,
    },
    meta: { friendlyPageName: source.slug },
    photos: cardPhotosOf(source),
    brand: source.brand,
    tags: source.tags as ProductCard['tags'],
    options: source.options,
    variants: variants.map(variantOf),
    rating: summarizeRatings(source.ratings),
    ...(source.is_gift_card && { giftCard: { ownAmount: ownAmountOf(source) } }),
  }
}

/** The range of custom amounts of a gift card, beside the amounts offered. */
const ownAmountOf = ({ gift_card_min: min, gift_card_max: max }: Source) =>
  min === null || max === null ? null : { min: major(min), max: major(max) }

const majorOrNull = (price: number | null): number | null => (price === null ? null : major(price))

function variantOf(v: SourceVariant): Variant {
  return {
    id: v.id,
    sku: v.sku,
    options: v.options,
    price: major(v.price),
    oldPrice: majorOrNull(beforeOf(v)),
    ...(v.content && { content: v.content }),
    stock: stockOf(v.stock, v.backOrder),
    ...(v.isDigital && { isDigital: true }),
  }
}

/** The stock as shoppers see it: the exact number only when it's low, and the terms of back-orders when it's low or out. */
function stockOf(pieces: number, backOrder?: BackOrder | null): Variant['stock'] {
  const later = backOrder && { backOrder }
  if (pieces <= 0) return { state: 'out', ...later }
  return pieces <= limits.product.stockLow ? { state: 'low', left: pieces, ...later } : { state: 'in' }
}

const starsOf = (histogram: number[]): number => histogram.reduce((sum, n, index) => sum + n * (index + 1), 0)

/** The average of a histogram, rounded to tenths, and the number of ratings. */
export function summarizeRatings(histogram: number[]): ProductCard['rating'] {
  const count = histogram.reduce((sum, n) => sum + n, 0)
  return { average: count === 0 ? 0 : Math.round((starsOf(histogram) / count) * 10) / 10, count }
}

function pageOf(source: Source, card: ProductCard, variants: SourceVariant[]): Product {
  return {
    ...card,
    info: { ...card.info, shortDescription: source.short_description, fullDescription: source.full_description },
    meta: { title: source.meta_title, description: source.meta_description, keywords: source.keywords, friendlyPageName: source.slug },
    photos: photosOf(source),
    categories: source.categories,
    variants: variants.map((v) => ({
      ...variantOf(v),
      ...(v.lowestPrice !== null && { lowestPrice: major(v.lowestPrice) }),
      ...(v.photo !== null && { photo: v.photo }),
      ...(v.components && { components: v.components }),
    })),
    rating: { ...card.rating, histogram: source.ratings },
    attributes: source.attributes.map(({ name, value }) => ({ name, value })),
    ...(source.sizes.length > 0 && { sizes: sorted(source.sizes) }),
    ...(source.dimensions !== null && { dimensions: sorted(source.dimensions) }),
    ...(source.repeat_offer && { repeat: source.repeat_offer }),
  }
}

/** Sorts keys alphabetically: jsonb has its own order, and equal documents should be equal texts. */
function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)])) as T
}

const cardPhotosOf = (source: Pick<Source, 'photos'>): ProductCard['photos'] =>
  photosOf(source)
    .slice(0, cardPhotos)
    .map(({ url, alt, width, height }, index) => (index === 0 ? { url, alt, width, height } : { url }))

/** Leaves out fields that a picture doesn't have. */
function photosOf(source: Pick<Source, 'photos'>): Product['photos'] {
  return source.photos.map(({ blur, options, video, ...photo }) => ({
    ...photo,
    ...(blur !== null && { blur }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(video && { video }),
  }))
}
