import { z } from 'zod'
import { day, id, money, textLocale, time } from './fields.ts'
import { limits } from './limits.ts'
import { video } from './media.ts'
import { contentUnits } from './unit-price.ts'

export const productTags = ['BEST_SELLING_PRODUCTS', 'TRENDING_PRODUCTS', 'TOP_RATED_PRODUCTS', 'DEAL_OF_THE_DAY', 'YOU_MAY_LIKE'] as const
export type ProductTag = (typeof productTags)[number]
export const productOrders = ['relevance', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating'] as const

export const reference = z.object({ id, name: z.string(), slug: z.string() })

/** `blur` is a tiny WebP as base64, to be shown until the picture is there; `options` the choice it shows, absent where it shows any; `video` the one whose poster it is. */
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
/** What is sold before it's there: when it ships (null where nobody knows), and whether it isn't out yet. */
export const backOrder = z.object({ isPreOrder: z.boolean(), shipsOn: day.nullable() }).meta({ id: 'BackOrder' })
export type BackOrder = z.infer<typeof backOrder>
/** "low" tells how many are left; a plentiful stock is nobody's business. `backOrder`: what isn't in stock can be ordered nevertheless. */
export const stock = z
  .object({ state: z.enum(['in', 'low', 'out']), left: z.int().optional(), backOrder: backOrder.optional() })
  .meta({ id: 'Stock' })
/** How much there is of it, whole: its price is also shown per kilogram, 100 g, liter, 100 ml, meter or piece (unit-price.ts). */
export const content = z
  .object({ amount: z.int().min(1).max(limits.product.contentMax), unit: z.enum(contentUnits) })
  .meta({ id: 'Content' })
export const variant = z
  .object({
    id,
    sku: z.string(),
    options: z.record(z.string(), z.string()),
    price: money,
    /** What it was reduced from: the price before, or `lowestPrice` where that is lower. Null where it costs no less. */
    oldPrice: money.nullable(),
    /** In the 30 days before it was reduced, or its deal began; absent where it isn't reduced, nothing earlier is known, and on cards. */
    lowestPrice: money.optional(),
    /** Absent where it has no unit price. */
    content: content.optional(),
    stock,
    /** It's delivered as files; absent of what is sent. */
    isDigital: z.literal(true).optional(),
    photo: z.string().optional(),
    /** Of a bundle: what one piece of it consists of; absent on cards. */
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
/** A size in the sizes of other countries, and whom it fits: millimetres of the body, from and to. */
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
/** How large a product is, in millimetres, and the shape it is drawn with; `by` are other measures, by option and value. */
export const dimensions = measures
  .extend({ shape: z.string(), by: z.record(z.string(), z.record(z.string(), measures.partial())).optional() })
  .meta({ id: 'Dimensions' })
export type Dimensions = z.infer<typeof dimensions>

/** The intervals, in weeks, at which a product is delivered again, and the discount in per cent. */
export const repeatOffer = z.object({ percent: z.int(), weeks: z.array(z.int()) }).meta({ id: 'RepeatOffer' })
export type RepeatOffer = z.infer<typeof repeatOffer>

/** The deal that a product is in: its variants have their prices in it, and as `oldPrice` what they cost without. */
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
 * A product as lists show it: without its long texts, and without categories, attributes, keywords, the histogram and the pictures
 * beyond the second unless the call says `fields=full`. `info.price` is the lowest price among its variants. `blur` belongs to the
 * first picture and is there when asked for.
 */
export const productCard = z
  .object({
    id,
    info,
    meta: meta.partial().required({ friendlyPageName: true }),
    photos: z.array(photo.partial({ displayOrder: true, alt: true, width: true, height: true })),
    blur: z.string().optional(),
    brand: reference,
    tags: z.array(z.enum(productTags)),
    deal: runningDeal.optional(),
    /** `swatches`: the color of each value, in the same order. */
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()), swatches: z.array(z.string()).optional() })),
    variants: z.array(variant),
    rating: rating.partial({ histogram: true }),
    categories: z.array(reference).optional(),
    attributes: z.array(attribute).optional(),
    /** What names and values of its attributes are called in the language that was asked for, by the original; absent in the shop's first. */
    terms: z.record(z.string(), z.string()).optional(),
    /** Of a gift card: the least and the most that may be put on it; null where its variants are all there is. */
    giftCard: z.object({ ownAmount: z.object({ min: money, max: money }).nullable() }).optional(),
    locale: textLocale,
  })
  .meta({ id: 'ProductCard' })
/** A product as its own page shows it. `histogram` counts the ratings 1 to 5, in that order. */
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
    /** It can be delivered again every so many weeks, for so many per cent less; absent where it can't. */
    repeat: repeatOffer.optional(),
    /** The product is translated, its long description isn't yet. */
    isDescriptionOriginal: z.literal(true).optional(),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>
export type ProductCard = z.infer<typeof productCard>
export type Variant = z.infer<typeof variant>

/** A picture that belongs to no product: of a category, of the shop window. `tone` says what words over it must stand out from. */
export const picture = photo
  .omit({ displayOrder: true, options: true, video: true })
  .extend({ tone: z.enum(['light', 'dark']).optional() })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>

/** A picture of the storefront. `shows`: the friendly page names of the products in it. */
export const windowPicture = picture.extend({ shows: z.array(z.string()).optional() }).meta({ id: 'WindowPicture' })
export type WindowPicture = z.infer<typeof windowPicture>
