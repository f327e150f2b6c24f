import { isExact, major, minor, inputStep, tooManyDecimals } from './currency.ts'
import { z } from 'zod'
import { day, id, money, multiline, slug, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { componentQuantity } from './bundles.ts'
import { video } from './media.ts'
import { content } from './product.ts'
import { taxClassCode } from './tax.ts'

const max = limits.product

/** The states of a product: on sale, on sale from its date on, not shown, or in the trash. */
export const productStates = ['live', 'scheduled', 'draft', 'trash'] as const
export type ProductState = (typeof productStates)[number]

const choice = z
  .record(text(1, max.option), text(1, max.value))
  .refine((o) => Object.keys(o).length <= max.optionsMax, 'has too many options')
/** The price's own range is checked first: the wider bounds of stored amounts would add nothing to its error. */
export const price = z
  .number()
  .refine((n) => n > 0 && minor(n) <= max.priceMax, {
    error: () => `is not between ${inputStep()} and ${major(max.priceMax)}`,
    abort: true,
  })
  .min(0)
  .max(max.priceMax)
  .refine((n) => isExact(n), { error: () => tooManyDecimals() })

const option = z.strictObject({
  name: text(1, max.option),
  values: z.array(text(1, max.value)).min(1).max(max.valuesMax),
  swatches: z.array(z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a color as #rrggbb')).optional(),
})
const attribute = z.strictObject({ name: text(1, max.option), value: text(1, max.attribute), isFilter: z.boolean() })
/** Responses also include the picture's size, which may be sent back. */
const photo = z.object({ url: z.string().max(300), alt: text(0, limits.upload.alt), options: choice.optional() })
/** Back-orders: how many pieces may be ordered beyond the stock, and when they ship; a pre-order requires a date. */
const backOrders = z.strictObject({
  limit: z.int().min(1).max(max.backOrdersMax),
  isPreOrder: z.boolean(),
  shipsOn: day.nullable(),
})
/** Responses also describe the component, which may be sent back. */
const component = z.object({ variantId: id, quantity: componentQuantity })
/** Responses also include the number sold, which may be sent back. */
const variant = z.object({
  /** Absent for a new variant. */
  id: id.optional(),
  sku: text(1, max.sku),
  options: choice,
  price,
  oldPrice: price.nullable(),
  weight: z.int().min(1).max(max.gramsMax).nullable().default(null),
  barcode: text(1, 60).nullable().default(null),
  /** The content of a piece, if shoppers should see a unit price. */
  content: z.strictObject(content.shape).nullable().default(null),
  /** Absent if nothing is sold beyond the stock. */
  backOrders: backOrders.optional(),
  /** For a bundle: what one piece consists of. Absent for other variants. */
  components: z.array(component).min(limits.bundle.componentsMin).max(limits.bundle.componentsMax).optional(),
  /** For a new variant: its initial stock. Later it's changed by the stock calls. */
  stock: z.int().min(0).max(max.stockMax).optional(),
})

/** Everything of a product that its editor writes. */
export const productFields = z.object({
  name: text(1, max.name),
  friendlyPageName: slug,
  brandId: id,
  /** The main category first. */
  categoryIds: z.array(id).min(1).max(max.categoriesMax),
  shortDescription: multiline(0, max.short),
  fullDescription: multiline(0, max.full),
  metaTitle: text(0, max.metaTitle),
  metaDescription: multiline(0, max.metaDescription),
  keywords: z.array(text(1, max.keyword)).max(max.keywordsMax),
  isFeatured: z.boolean(),
  isRedeemable: z.boolean(),
  /** For a gift card, whose variants are its amounts: the range of custom amounts. Null for other products. */
  giftCard: z
    .strictObject({ ownAmount: z.strictObject({ min: price, max: price }).nullable() })
    .nullable()
    .default(null),
  taxClass: taxClassCode.default('standard'),
  isPublished: z.boolean(),
  publishDate: time,
  unpublishDate: time.nullable(),
  options: z.array(option).max(max.optionsMax),
  attributes: z.array(attribute).max(max.attributesMax),
  photos: z.array(photo).max(max.photosMax),
  variants: z.array(variant).min(1).max(max.variantsMax),
})
export type ProductFields = z.infer<typeof productFields>

const by = z.object({ name: z.string(), at: time })

/** A component as the editor shows it. `state`: that of its product; a removed variant isn't `offered`. */
const shownComponent = component
  .extend({
    name: z.string(),
    sku: z.string(),
    options: choice,
    photo: z.string().nullable(),
    price: money,
    stock: z.int(),
    state: z.enum(productStates),
    offered: z.boolean(),
  })
  .meta({ id: 'EditedComponent' })
export type EditedComponent = z.infer<typeof shownComponent>

/** A product as its editor shows it, drafts included. */
export const editedProduct = productFields
  .extend({
    id,
    version: z.int(),
    state: z.enum(productStates),
    /** Empty if its categories were deleted while it was in the trash: saving it requires others. */
    categoryIds: z.array(id),
    photos: z.array(photo.extend({ width: z.int(), height: z.int(), video: video.optional() })),
    variants: z.array(
      variant.extend({
        id,
        stock: z.int(),
        sold: z.int(),
        backOrdered: z.int().optional(),
        isDigital: z.literal(true).optional(),
        components: z.array(shownComponent).optional(),
      }),
    ),
    /** Products with bundles that contain its variants; absent if there are none. */
    inBundles: z.array(z.object({ id, name: z.string() })).optional(),
    /** Who saved it last; null if nobody has. */
    changed: by.nullable(),
    soldLately: z.int(),
    rating: z.object({ average: z.number(), count: z.int() }),
  })
  .meta({ id: 'EditedProduct' })
export type EditedProduct = z.infer<typeof editedProduct>

/** A product in the staff's list. `price` and `priceMax`: the range of its variants. `stock`: the sum of its variants. */
export const staffProduct = z
  .object({
    id,
    name: z.string(),
    friendlyPageName: z.string(),
    version: z.int(),
    state: z.enum(productStates),
    photo: z.string().nullable(),
    brand: z.string(),
    category: z.string().nullable(),
    price: money,
    priceMax: money,
    /** The previous price of every variant; null if they differ or aren't reduced. */
    oldPrice: money.nullable(),
    isFeatured: z.boolean(),
    /** Gift cards have unlimited stock. */
    isGiftCard: z.boolean(),
    /** Downloads have unlimited stock, too. */
    isDigital: z.boolean(),
    keywords: z.array(z.string()),
    stock: z.int(),
    lowVariants: z.int(),
    variantCount: z.int(),
    publishDate: time,
    changedAt: time,
  })
  .meta({ id: 'StaffProduct' })
export type StaffProduct = z.infer<typeof staffProduct>
