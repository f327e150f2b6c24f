import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { limits } from './limits.ts'

/** Computed rails that staff may adjust; deals have their own calls. */
export const computedTags = ['BEST_SELLING_PRODUCTS', 'TRENDING_PRODUCTS', 'TOP_RATED_PRODUCTS', 'YOU_MAY_LIKE'] as const

const tag = z.enum(computedTags)
const ids = (max: number) =>
  z
    .array(id)
    .max(max)
    .refine((list) => new Set(list).size === list.length, 'has a duplicate')
const auth = { staff: 'catalogue:write' } as const
const picks = z.object({ pinned: z.array(id), excluded: z.array(id) }).meta({ id: 'RailPicks' })
export type RailPicks = z.infer<typeof picks>
const related = z.object({ productIds: z.array(id) })

export const getRailPicks = endpoint({
  id: 'getRailPicks',
  route: 'GET /admin/rails/:tag',
  tag: 'Rails',
  auth,
  summary: 'Get what is pinned to a rail and excluded from it',
  input: z.object({ tag }),
  output: picks,
  refusals: [],
})
export const setRailPicks = endpoint({
  id: 'setRailPicks',
  route: 'PUT /admin/rails/:tag',
  tag: 'Rails',
  auth,
  summary: 'Pin products to a rail, in order, and exclude others; the rail is recomputed',
  input: z.strictObject({ tag, pinned: ids(limits.rails.pinned), excluded: ids(limits.rails.excluded) }),
  output: picks,
  refusals: ['INVALID_PRODUCT_ID'],
})
export const recomputeRails = endpoint({
  id: 'recomputeRails',
  route: 'POST /admin/rails/recompute',
  tag: 'Rails',
  auth,
  summary: 'Recompute all rails, and what is bought together, soon instead of tonight',
  input: z.strictObject({}),
  output: z.object({}),
  refusals: [],
})
export const getRelated = endpoint({
  id: 'getRelated',
  route: 'GET /admin/products/:id/related',
  tag: 'Rails',
  auth,
  summary: 'Get the related products that staff picked for a product',
  input: z.object({ id }),
  output: related,
  refusals: ['INVALID_PRODUCT_ID'],
})
export const setRelated = endpoint({
  id: 'setRelated',
  route: 'PUT /admin/products/:id/related',
  tag: 'Rails',
  auth,
  summary: 'Choose the related products of a product, in order; they come before the automatic ones',
  input: z.strictObject({ id, productIds: ids(limits.rails.related) }),
  output: related,
  refusals: ['INVALID_PRODUCT_ID'],
})
