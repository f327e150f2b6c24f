import { isExact, major, minor, stepOf, tooManyDecimals } from './currency.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, day, id, money, multiline, queryInt, slug, text, time, versionNumber } from './fields.ts'
import { limits } from './limits.ts'
import { componentQuantity } from './bundles.ts'
import { video } from './media.ts'
import { content } from './product.ts'
import { taxClassCode } from './tax.ts'

const max = limits.product
const auth = { staff: 'catalogue:write' } as const
const tag = 'Products (staff)'

/** What a product is to the shop: on sale, on sale from its date on, not shown, or about to be deleted. */
export const productStates = ['live', 'scheduled', 'draft', 'trash'] as const
export type ProductState = (typeof productStates)[number]

const choice = z
  .record(text(1, max.option), text(1, max.value))
  .refine((o) => Object.keys(o).length <= max.optionsMax, 'has too many options')
/** Its own range comes first and is said alone: the wider bounds, which say that it can be stored, have nothing to add. */
const price = z
  .number()
  .refine((n) => n > 0 && minor(n) <= max.priceMax, {
    error: () => `is not between ${stepOf()} and ${major(max.priceMax)}`,
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
/** As it is read, a picture has its size, too: it may be sent back so. */
const photo = z.object({ url: z.string().max(300), alt: text(0, limits.upload.alt), options: choice.optional() })
/** What is sold before it's there: up to so many pieces at a time, and when they ship; of a pre-order that has to be known. */
const backOrders = z.strictObject({
  limit: z.int().min(1).max(max.backOrdersMax),
  isPreOrder: z.boolean(),
  shipsOn: day.nullable(),
})
/** As it is read, a component says what it is, too: it may be sent back so. */
const component = z.object({ variantId: id, quantity: componentQuantity })
/** As it is read, a variant says how many were sold, too: it may be sent back so. */
const variant = z.object({
  /** Absent of one that is new. */
  id: id.optional(),
  sku: text(1, max.sku),
  options: choice,
  price,
  oldPrice: price.nullable(),
  weight: z.int().min(1).max(max.gramsMax).nullable().default(null),
  barcode: text(1, 60).nullable().default(null),
  /** How much there is of it, where shoppers see a unit price. */
  content: z.strictObject(content.shape).nullable().default(null),
  /** Absent where nothing is sold beyond the stock. */
  backOrders: backOrders.optional(),
  /** Of a bundle: what one piece of it consists of. Absent of anything else. */
  components: z.array(component).min(limits.bundle.componentsMin).max(limits.bundle.componentsMax).optional(),
  /** Of one that is new: what there is of it. Later the calls of stock change it. */
  stock: z.int().min(0).max(max.stockMax).optional(),
})

/** Everything of a product that its editor writes. */
export const productFields = z.object({
  name: text(1, max.name),
  friendlyPageName: slug,
  brandId: id,
  /** The main one first. */
  categoryIds: z.array(id).min(1).max(max.categoriesMax),
  shortDescription: multiline(0, max.short),
  fullDescription: multiline(0, max.full),
  metaTitle: text(0, max.metaTitle),
  metaDescription: multiline(0, max.metaDescription),
  keywords: z.array(text(1, max.keyword)).max(max.keywordsMax),
  isFeatured: z.boolean(),
  isRedeemable: z.boolean(),
  /** Of a gift card, whose variants are its amounts: what else may be put on it. Null for a product like any other. */
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

/** A component as the editor shows it. `state`: of its product; a removed variant isn't `offered`. */
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
    /** None where its categories were deleted while it was in the trash: it's saved with others. */
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
    /** The products whose bundles consist of variants of it; absent where there are none. */
    inBundles: z.array(z.object({ id, name: z.string() })).optional(),
    /** Who saved it last; null where nobody has. */
    changed: by.nullable(),
    soldLately: z.int(),
    rating: z.object({ average: z.number(), count: z.int() }),
  })
  .meta({ id: 'EditedProduct' })
export type EditedProduct = z.infer<typeof editedProduct>

/** A product as the list of staff shows it. `price` and `priceMax`: of its variants. `stock`: the sum of its variants. */
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
    /** What every variant cost before; null where they differ, or aren't reduced. */
    oldPrice: money.nullable(),
    isFeatured: z.boolean(),
    /** There are always enough of it: its stock isn't counted. */
    isGiftCard: z.boolean(),
    keywords: z.array(z.string()),
    stock: z.int(),
    lowVariants: z.int(),
    variantCount: z.int(),
    publishDate: time,
    changedAt: time,
  })
  .meta({ id: 'StaffProduct' })
export type StaffProduct = z.infer<typeof staffProduct>

const named = z.object({ id })
const refusals = [
  'TOO_MANY_BUNDLES',
  'INVALID_PRODUCT_ID',
  'INVALID_BRAND_ID',
  'INVALID_CATEGORY_ID',
  'PRODUCT_SKU_MATCH',
  'PRODUCT_FRIENDLY_PAGE_NAME_MATCH',
] as const

export const listStaffProducts = endpoint({
  id: 'listStaffProducts',
  route: 'GET /admin/products',
  tag,
  auth,
  summary: 'List products, drafts included, those that were changed last first; `q` is a part of a name or SKU',
  input: z.object({
    q: text(0, limits.search.max).optional(),
    state: z.enum(productStates).optional(),
    categoryId: id.optional(),
    brandId: id.optional(),
    stock: z.enum(['low', 'out']).optional(),
    cursor: cursor.optional(),
    limit: queryInt(1, limits.page.max).default(50),
  }),
  output: z.object({ rows: z.array(staffProduct), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const getEditedProduct = endpoint({
  id: 'getEditedProduct',
  route: 'GET /admin/products/:id',
  tag,
  auth,
  summary: 'Get a product as its editor shows it',
  input: named,
  output: editedProduct,
  refusals: ['INVALID_PRODUCT_ID'],
})
export const createProduct = endpoint({
  id: 'createProduct',
  route: 'POST /admin/products',
  tag,
  auth,
  status: 201,
  summary: 'Create a product with its variants and pictures',
  input: z.strictObject(productFields.shape),
  output: editedProduct,
  refusals: [...refusals],
})
export const changeProduct = endpoint({
  id: 'changeProduct',
  route: 'PUT /admin/products/:id',
  tag,
  auth,
  summary:
    'Save a product. `version` is the one that was read: it is refused where someone has saved another one since, and nothing is lost',
  input: z.strictObject({ ...productFields.shape, id, version: versionNumber }),
  output: editedProduct,
  refusals: [...refusals, 'PRODUCT_WAS_CHANGED'],
})
export const duplicateProduct = endpoint({
  id: 'duplicateProduct',
  route: 'POST /admin/products/:id/duplicate',
  tag,
  auth,
  status: 201,
  summary: 'Duplicate a product as a draft, with its pictures, without its stock',
  input: named,
  output: editedProduct,
  refusals: ['INVALID_PRODUCT_ID', 'TOO_MANY_BUNDLES'],
})
export const deleteProduct = endpoint({
  id: 'deleteProduct',
  route: 'DELETE /admin/products/:id',
  tag,
  auth,
  summary: `Put a product into the trash: off sale, its page is 410; deleted after ${max.trashDays} days`,
  input: named,
  output: z.object({}),
  refusals: ['INVALID_PRODUCT_ID'],
})
export const restoreProduct = endpoint({
  id: 'restoreProduct',
  route: 'POST /admin/products/:id/restore',
  tag,
  auth,
  summary: 'Take a product out of the trash, as a draft',
  input: named,
  output: editedProduct,
  refusals: ['INVALID_PRODUCT_ID', 'PRODUCT_IS_NOT_IN_THE_TRASH'],
})

const version = z.int().min(1).max(2_000_000_000)
export const listProductVersions = endpoint({
  id: 'listProductVersions',
  route: 'GET /admin/products/:id/versions',
  tag,
  auth,
  summary: 'List the versions of a product: who saved which fields, and when, the newest first',
  input: z.object({ id, before: queryInt(1, 999_999_999).optional(), limit: queryInt(1, limits.page.max).default(20) }),
  output: z.object({
    versions: z.array(z.object({ version: z.int(), at: time, name: z.string().nullable(), changed: z.array(z.string()) })),
  }),
  refusals: [],
})
export const restoreProductVersion = endpoint({
  id: 'restoreProductVersion',
  route: 'POST /admin/products/:id/versions/restore',
  tag,
  auth,
  summary: 'Restore a version of a product, as a new version. Stock stays as it is',
  input: z.strictObject({ id, version }),
  output: editedProduct,
  refusals: [...refusals, 'NOT_FOUND'],
})

const row = z.strictObject({
  id,
  isPublished: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  brandId: id.optional(),
  addKeywords: z.array(text(1, max.keyword)).max(max.keywordsMax).optional(),
  removeKeywords: z.array(text(1, max.keyword)).max(max.keywordsMax).optional(),
  variants: z
    .array(z.strictObject({ id, price: price.optional(), oldPrice: price.nullable().optional() }))
    .max(max.variantsMax)
    .optional(),
  /** Of every variant. */
  price: price.optional(),
  oldPrice: price.nullable().optional(),
  /** Of every variant's price: -10 takes a tenth off and shows what it was. */
  pricePercent: z.number().min(-90).max(400).optional(),
})
export type ProductRow = z.infer<typeof row>
export const changeProducts = endpoint({
  id: 'changeProducts',
  route: 'POST /admin/products/bulk',
  tag,
  auth,
  summary: 'Change many products in one call. Each is changed or refused by itself, and `results` says which, in the order given',
  input: z.strictObject({ rows: z.array(row).min(1).max(max.bulkMax) }),
  output: z.object({
    results: z.array(z.object({ id, error: z.string().nullable(), errors: z.record(z.string(), z.array(z.string())).nullable() })),
  }),
  refusals: [],
})
