import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { repeatLimits } from './repeat-limits.ts'

const auth = { staff: 'catalogue:write' } as const
const tag = 'Repeat deliveries (staff)'

const weeks = z
  .array(z.literal([...repeatLimits.weeks]))
  .min(1)
  .max(repeatLimits.intervalsMax)
  .refine((all) => new Set(all).size === all.length, 'has an interval twice')
/** A product's offer of repeat deliveries; null if it's sold one-time only. */
const offer = z.strictObject({ percent: z.int().min(0).max(repeatLimits.percentMax), weeks }).nullable()

export const getRepeatOffer = endpoint({
  id: 'getRepeatOffer',
  route: 'GET /admin/products/:id/repeat-offer',
  tag,
  auth,
  summary: 'Get what a product offers for repeat deliveries',
  input: z.object({ id }),
  output: z.object({ offer }),
  refusals: ['INVALID_PRODUCT_ID'],
})

export const setRepeatOffer = endpoint({
  id: 'setRepeatOffer',
  route: 'PUT /admin/products/:id/repeat-offer',
  tag,
  auth,
  summary: 'Set what a product offers for repeat deliveries. Existing ones keep the discount and interval that was agreed',
  input: z.strictObject({ id, offer }),
  output: z.object({ offer }),
  refusals: ['INVALID_PRODUCT_ID', 'GIFT_CARDS_ARE_NOT_REPEATED'],
})
