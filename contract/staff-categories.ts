import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, money, multiline, slug, text } from './fields.ts'
import { limits } from './limits.ts'

const auth = { staff: 'catalogue:write' } as const
const tag = 'Products (staff)'

/** Rules for the products a category gets automatically: those that match all of them. Empty lists and null amounts match everything. */
export const categoryRules = z.strictObject({
  brandIds: z.array(id).max(50),
  /** One matching keyword is enough. */
  keywords: z.array(text(1, limits.product.keyword)).max(limits.product.keywordsMax),
  minPrice: money.nullable(),
  maxPrice: money.nullable(),
  isReduced: z.boolean(),
  isInStock: z.boolean(),
})
export type CategoryRules = z.infer<typeof categoryRules>

/** A category as staff see it. `products`: the number assigned to it by hand or by its rules, drafts included. */
export const staffCategory = z
  .object({
    id,
    parentId: id.nullable(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    position: z.int(),
    products: z.int(),
    rules: categoryRules.nullable(),
  })
  .meta({ id: 'StaffCategory' })
export type StaffCategory = z.infer<typeof staffCategory>

const fields = {
  name: text(1, limits.category.name),
  description: multiline(0, limits.category.description).default(''),
  /** Absent or null: products are assigned by hand. */
  rules: categoryRules.nullable().default(null),
}

export const listStaffCategories = endpoint({
  id: 'listStaffCategories',
  route: 'GET /admin/categories',
  tag,
  auth,
  summary: 'List all categories, each after the one above it, in order',
  input: z.object({}),
  output: z.object({ categories: z.array(staffCategory) }),
  refusals: [],
})
export const createCategory = endpoint({
  id: 'createCategory',
  route: 'POST /admin/categories',
  tag,
  auth,
  status: 201,
  summary: 'Add a category at the end of those below another one, or of the first level',
  input: z.strictObject({ ...fields, slug, parentId: id.nullable().default(null) }),
  output: staffCategory,
  refusals: ['INVALID_CATEGORY_ID', 'INVALID_BRAND_ID', 'SLUG_IS_TAKEN', 'TOO_MANY_CATEGORIES'],
})
export const changeCategory = endpoint({
  id: 'changeCategory',
  route: 'PUT /admin/categories/:id',
  tag,
  auth,
  summary: 'Change the name, the description and the rules of a category',
  input: z.strictObject({ id, ...fields }),
  output: staffCategory,
  refusals: ['INVALID_CATEGORY_ID', 'INVALID_BRAND_ID'],
})
export const moveCategory = endpoint({
  id: 'moveCategory',
  route: 'PUT /admin/categories/:id/place',
  tag,
  auth,
  summary: 'Move a category below another one, to a place among its children',
  input: z.strictObject({ id, parentId: id.nullable(), position: z.int().min(0).max(limits.category.perShop) }),
  output: z.object({ categories: z.array(staffCategory) }),
  refusals: ['INVALID_CATEGORY_ID'],
})
export const deleteCategory = endpoint({
  id: 'deleteCategory',
  route: 'DELETE /admin/categories/:id',
  tag,
  auth,
  summary: 'Delete a category that has no products and none below it',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['INVALID_CATEGORY_ID', 'CATEGORY_IS_NOT_EMPTY'],
})

const brand = z
  .object({ id, name: z.string(), slug: z.string(), description: z.string(), products: z.int(), inTrash: z.int() })
  .meta({ id: 'StaffBrand' })
export type StaffBrand = z.infer<typeof brand>
const brandFields = { name: text(1, limits.brand.name), slug, description: multiline(0, limits.brand.description).default('') }

export const listStaffBrands = endpoint({
  id: 'listStaffBrands',
  route: 'GET /admin/brands',
  tag,
  auth,
  summary: 'List every brand, including those whose products are all in the trash',
  input: z.object({}),
  output: z.object({ brands: z.array(brand) }),
  refusals: [],
})
export const getBrand = endpoint({
  id: 'getBrand',
  route: 'GET /admin/brands/:id',
  tag,
  auth,
  summary: 'Get a brand',
  input: z.object({ id }),
  output: brand,
  refusals: ['NO_BRAND_FOUND'],
})
export const createBrand = endpoint({
  id: 'createBrand',
  route: 'POST /admin/brands',
  tag,
  auth,
  status: 201,
  summary: 'Add a brand',
  input: z.strictObject(brandFields),
  output: brand,
  refusals: ['BRAND_ALREADY_EXISTS', 'TOO_MANY_BRANDS'],
})
export const changeBrand = endpoint({
  id: 'changeBrand',
  route: 'PUT /admin/brands/:id',
  tag,
  auth,
  summary: 'Change a brand',
  input: z.strictObject({ id, ...brandFields }),
  output: brand,
  refusals: ['INVALID_BRAND_ID', 'BRAND_ALREADY_EXISTS'],
})
export const deleteBrand = endpoint({
  id: 'deleteBrand',
  route: 'DELETE /admin/brands/:id',
  tag,
  auth,
  summary: 'Delete a brand that has no products, except in the trash: the first one restored brings it back',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['INVALID_BRAND_ID', 'BRAND_IS_NOT_EMPTY'],
})
