import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, slug } from './fields.ts'

const tag = 'Catalogue'
const auth = { staff: 'catalogue:write' } as const
const renamed = z.object({ id, slug })

export const renameProductPage = endpoint({
  id: 'renameProductPage',
  route: 'PUT /admin/products/:id/slug',
  tag,
  auth,
  summary: "Rename a product's page; its old names lead to the new one",
  input: renamed,
  output: renamed,
  refusals: ['INVALID_PRODUCT_ID', 'SLUG_IS_TAKEN'],
})
export const renameCategoryPage = endpoint({
  id: 'renameCategoryPage',
  route: 'PUT /admin/categories/:id/slug',
  tag,
  auth,
  summary: "Rename a category's page; its old names lead to the new one",
  input: renamed,
  output: renamed,
  refusals: ['INVALID_CATEGORY_ID', 'SLUG_IS_TAKEN'],
})
const published = z.object({ id, isPublished: z.boolean() })
export const publishProduct = endpoint({
  id: 'publishProduct',
  route: 'PUT /admin/products/:id/published',
  tag,
  auth,
  summary: 'Take a product off sale for good, or put it on sale again; the page of one that was taken off is 410',
  input: published,
  output: published,
  refusals: ['INVALID_PRODUCT_ID'],
})
