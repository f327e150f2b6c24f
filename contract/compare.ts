import { z } from 'zod'
import { productCard } from './product.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { limits } from './limits.ts'

const tag = 'Compare'

/** Oldest first; products that aren't on sale are left out. `id` is null before the first product. */
export const comparison = z
  .object({ id: id.nullable(), userId: id, items: z.array(z.object({ productId: id, product: productCard })) })
  .meta({ id: 'Comparison' })
export type Comparison = z.infer<typeof comparison>

export const getComparison = endpoint({
  id: 'getComparison',
  route: 'GET /compare',
  tag,
  auth: 'customer',
  summary: 'Get the products to compare',
  input: z.object({}),
  output: comparison,
  refusals: [],
})
export const addToComparison = endpoint({
  id: 'addToComparison',
  route: 'POST /compare',
  tag,
  auth: 'customer',
  summary: `Add a product to compare; of more than ${limits.compare.max} the oldest is removed`,
  input: z.object({ productId: id }),
  output: comparison,
  refusals: ['CAN_NOT_ADD_ITEM_FOR_COMPARING'],
})
export const mergeComparison = endpoint({
  id: 'mergeComparison',
  route: 'POST /compare/merge',
  tag,
  auth: 'customer',
  summary: 'Merge the products that a visitor compares, oldest first, behind those of the customer',
  input: z.object({ productIds: z.array(id).max(limits.compare.max) }),
  output: comparison,
  refusals: [],
})
export const removeFromComparison = endpoint({
  id: 'removeFromComparison',
  route: 'DELETE /compare/item',
  tag,
  auth: 'customer',
  summary: 'Remove a product from those to compare',
  input: z.object({ productId: id }),
  output: comparison,
  refusals: ['COMPARISON_LIST_IS_EMPTY'],
})
