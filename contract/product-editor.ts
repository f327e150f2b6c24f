import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, queryInt, text, time, versionNumber } from './fields.ts'
import { limits } from './limits.ts'
import { productStates, price, productFields, editedProduct, staffProduct } from './edited-product.ts'

const max = limits.product
const auth = { staff: 'catalogue:write' } as const
const tag = 'Products (staff)'

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
  summary: 'List products, including drafts, last changed first; `q` is a part of a name or SKU',
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
  summary: 'Get a product for its editor',
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
  summary: 'Save a product. `version` is the one that was read; an outdated one is refused, and nothing is lost',
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
  summary: 'List the versions of a product: who saved which fields, and when, newest first',
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
  /** A new price for every variant. */
  price: price.optional(),
  oldPrice: price.nullable().optional(),
  /** A percentage change of every variant's price: -10 reduces it by a tenth and shows the previous price. */
  pricePercent: z.number().min(-90).max(400).optional(),
})
export type ProductRow = z.infer<typeof row>
export const changeProducts = endpoint({
  id: 'changeProducts',
  route: 'POST /admin/products/bulk',
  tag,
  auth,
  summary: 'Change many products in one call. Each is changed or refused individually, and `results` says which, in the order given',
  input: z.strictObject({ rows: z.array(row).min(1).max(max.bulkMax) }),
  output: z.object({
    results: z.array(z.object({ id, error: z.string().nullable(), errors: z.record(z.string(), z.array(z.string())).nullable() })),
  }),
  refusals: [],
})
