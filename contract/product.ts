import { z } from 'zod'
import { day, id, money, textLocale, time } from './fields.ts'
import { limits } from './limits.ts'
import { video } from './media.ts'
import { contentUnits } from './unit-price.ts'

export const railNames = ['BEST_SELLING_PRODUCTS', 'TRENDING_PRODUCTS', 'TOP_RATED_PRODUCTS', 'DEAL_OF_THE_DAY', 'YOU_MAY_LIKE'] as const
export type RailName = (typeof railNames)[number]
export const productOrders = ['relevance', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating'] as const

export const reference = z.object({ id, name: z.string(), slug: z.string() })

/**
 * `blur`: a tiny WebP as base64, shown until the picture has loaded; `options`: the option values that it shows, absent for any; `video`:
 * the video whose poster it is.
 */
export const photo = z
  .object({
    url: z.string(),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    displayOrder: z.int(),
    blur: z.string().optional(),
    options: z.record(z.string(), z.string()).optional(),
    video: video.optional(),
  })
  .meta({ id: 'Photo' })
/** Terms of ordering before it's in stock: when it ships (null if unknown), and whether it's a pre-order. */
export const backOrder = z.object({ isPreOrder: z.boolean(), shipsOn: day.nullable() }).meta({ id: 'BackOrder' })
export type BackOrder = z.infer<typeof backOrder>
/** "low" includes the number left; larger stocks aren't disclosed. `backOrder`: more than the stock may be ordered. */
export const stock = z
  .object({ state: z.enum(['in', 'low', 'out']), left: z.int().optional(), backOrder: backOrder.optional() })
  .meta({ id: 'Stock' })
/** The total content of a piece: its price is also shown per kilogram, 100 g, liter, 100 ml, meter or piece (unit-price.ts). */
export const content = z
  .object({ amount: z.int().min(1).max(limits.product.contentMax), unit: z.enum(contentUnits) })
  .meta({ id: 'Content' })
export const variant = z
  .object({
    id,
    sku: z.string(),
    options: z.record(z.string(), z.string()),
    price: money,
    /** The reference price of a reduction: the previous price, or `lowestPrice` if that is lower. Null if it isn't reduced. */
    oldPrice: money.nullable(),
    /** The lowest price in the 30 days before the reduction or deal; absent if it isn't reduced or none is known, and on cards. */
    lowestPrice: money.optional(),
    /** Absent if it has no unit price. */
    content: content.optional(),
    stock,
    /** True if it's delivered as files; absent for physical products. */
    isDigital: z.literal(true).optional(),
    photo: z.string().optional(),
    /** For a bundle: what one piece consists of; absent on cards. */
    components: z
      .array(
        z.object({
          productId: id,
          variantId: id,
          name: z.string(),
          options: z.record(z.string(), z.string()),
          photo: z.string(),
          quantity: z.int(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Variant' })

const range = z.tuple([z.int(), z.int()])
/** A size in other countries' systems, and the body measurements it fits: ranges in millimetres. */
export const size = z
  .object({
    value: z.string(),
    eu: z.string().optional(),
    us: z.string().optional(),
    usWomen: z.string().optional(),
    uk: z.string().optional(),
    chest: range.optional(),
    waist: range.optional(),
    hips: range.optional(),
    foot: range.optional(),
  })
  .meta({ id: 'Size' })
export type Size = z.infer<typeof size>

const measures = z.object({ width: z.int(), height: z.int(), depth: z.int().optional() })
/** A product's dimensions in millimetres, and the shape it's drawn with; `by` has the measures that differ, by option and value. */
export const dimensions = measures
  .extend({ shape: z.string(), by: z.record(z.string(), z.record(z.string(), measures.partial())).optional() })
  .meta({ id: 'Dimensions' })
export type Dimensions = z.infer<typeof dimensions>

/** The intervals of repeat deliveries in weeks, and their discount in percent. */
export const repeatOffer = z.object({ percent: z.int(), weeks: z.array(z.int()) }).meta({ id: 'RepeatOffer' })
export type RepeatOffer = z.infer<typeof repeatOffer>

/** The product's current deal: its variants have their deal prices, and as `oldPrice` the prices without it. */
export const runningDeal = z.object({ endsAt: time, left: z.int().nullable() }).meta({ id: 'RunningDeal' })

const info = z.object({
  name: z.string(),
  sku: z.string(),
  price: money,
  oldPrice: money.nullable(),
  isFeatured: z.boolean(),
  publishDate: time,
  isRedeemable: z.boolean(),
})
const meta = z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()), friendlyPageName: z.string() })
const attribute = z.object({ name: z.string(), value: z.string() })
/** `histogram` counts the ratings 1 to 5, in that order. */
export const rating = z.object({ average: z.number(), count: z.int(), histogram: z.array(z.int()).length(5) })

/**
 * A product in lists: without its long texts, and without categories, attributes, keywords, the histogram and the pictures after the second
 * unless the call has `fields=full`. `info.price` is the lowest price of its variants. `blur` belongs to the first picture and is present
 * if requested.
 */
export const productCard = z
  .object({
    id,
    info,
    meta: meta.partial().required({ friendlyPageName: true }),
    photos: z.array(photo.partial({ displayOrder: true, alt: true, width: true, height: true })),
    blur: z.string().optional(),
    brand: reference,
    tags: z.array(z.enum(railNames)),
    deal: runningDeal.optional(),
    /** `swatches`: the color of each value, in the same order. */
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()), swatches: z.array(z.string()).optional() })),
    variants: z.array(variant),
    rating: rating.partial({ histogram: true }),
    categories: z.array(reference).optional(),
    attributes: z.array(attribute).optional(),
    /** Translations of its attributes' names and values in the requested language, by the original; absent in the shop's first. */
    terms: z.record(z.string(), z.string()).optional(),
    /** For a gift card: the range of custom amounts; null if only the variants' amounts are available. */
    giftCard: z.object({ ownAmount: z.object({ min: money, max: money }).nullable() }).optional(),
    locale: textLocale,
  })
  .meta({ id: 'ProductCard' })
/** A product on its own page. `histogram` counts the ratings 1 to 5, in that order. */
export const product = productCard
  .omit({ blur: true })
  .extend({
    info: info.extend({ shortDescription: z.string(), fullDescription: z.string() }),
    meta,
    photos: z.array(photo),
    categories: z.array(reference),
    rating,
    attributes: z.array(attribute),
    sizes: z.array(size).optional(),
    dimensions: dimensions.optional(),
    /** Its offer of repeat deliveries; absent if there is none. */
    repeat: repeatOffer.optional(),
    /** The product is translated, its long description isn't yet. */
    isDescriptionOriginal: z.literal(true).optional(),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>
export type ProductCard = z.infer<typeof productCard>
export type Variant = z.infer<typeof variant>

/** A picture of a category or the shop window instead of a product. `tone` is the brightness that text over it must contrast with. */
export const picture = photo
  .omit({ displayOrder: true, options: true, video: true })
  .extend({ tone: z.enum(['light', 'dark']).optional() })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>

/** A picture of the storefront. `shows`: the slugs of the products in it. */
export const windowPicture = picture.extend({ shows: z.array(z.string()).optional() }).meta({ id: 'WindowPicture' })
export type WindowPicture = z.infer<typeof windowPicture>
