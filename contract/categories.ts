import { z } from 'zod'
import { reference, windowPicture } from './product.ts'
import { category } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { id, slug } from './fields.ts'

export const listCategories = endpoint({
  id: 'listCategories',
  route: 'GET /categories',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'Get the category tree, without the category of products that have no other ("Uncategorized")',
  maxAge: 60,
  input: z.object({}),
  output: z.object({ categories: z.array(category) }),
  refusals: [],
})
export const getCategory = endpoint({
  id: 'getCategory',
  route: 'GET /categories/:id',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'Get a category and its children by id',
  maxAge: 60,
  input: z.object({ id }),
  output: category,
  refusals: ['INVALID_CATEGORY_ID'],
})
export const getCategoryBySlug = endpoint({
  id: 'getCategoryBySlug',
  route: 'GET /categories/slug/:slug',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'Get a category and its children by slug',
  maxAge: 60,
  input: z.object({ slug }),
  output: category,
  refusals: ['INVALID_CATEGORY_ID'],
})
export const listBrands = endpoint({
  id: 'listBrands',
  route: 'GET /brands',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'List brands',
  maxAge: 60,
  input: z.object({}),
  output: z.object({ brands: z.array(reference.extend({ description: z.string(), productCount: z.int() })) }),
  refusals: [],
})
export const getWindow = endpoint({
  id: 'getWindow',
  route: 'GET /public/window',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'List the pictures of the storefront that belong to no product, by position',
  maxAge: 60,
  input: z.object({}),
  output: z.object({ pictures: z.record(z.string(), windowPicture) }),
  refusals: [],
})
