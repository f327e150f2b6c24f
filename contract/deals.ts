import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, money, time } from './fields.ts'
import { limits } from './limits.ts'

const prices = z.array(z.strictObject({ variantId: id, price: money.refine((price) => price > 0, 'is not more than 0') }))

/** A temporarily lower price of a product. Variants that aren't listed keep their price. */
export const deal = z
  .object({
    id,
    productId: id,
    startsAt: time,
    endsAt: time,
    quantity: z.int().nullable(),
    sold: z.int(),
    prices,
  })
  .meta({ id: 'Deal' })
export type Deal = z.infer<typeof deal>

/** A sold-out deal keeps running until its end: no other deal of the product can begin before. */
export const dealStates = ['running', 'upcoming', 'ended'] as const

export const listDeals = endpoint({
  id: 'listDeals',
  route: 'GET /admin/deals',
  tag: 'Deals',
  auth: { staff: 'catalogue:write' },
  summary: 'List deals a page at a time: running, then upcoming, then ended ones; or those in one of these states',
  input: z.object({ state: z.enum(dealStates).optional(), limit, cursor: cursor.optional() }),
  output: z.object({ deals: z.array(deal), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const createDeal = endpoint({
  id: 'createDeal',
  route: 'POST /admin/deals',
  tag: 'Deals',
  auth: { staff: 'catalogue:write' },
  status: 201,
  summary: 'Sell variants of a product at a lower price from a start to an end, in any quantity or in a limited one',
  input: z.strictObject({
    productId: id,
    /** Defaults to now, also if it's in the past. */
    startsAt: time.optional(),
    endsAt: time,
    quantity: z.int().min(1).max(limits.deals.quantityMax).nullable().optional(),
    prices: prices.min(1).max(limits.deals.variantsMax),
  }),
  output: deal,
  refusals: ['INVALID_PRODUCT_ID', 'DEALS_OVERLAP', 'TOO_MANY_DEALS'],
})
export const endDeal = endpoint({
  id: 'endDeal',
  route: 'POST /admin/deals/:id/end',
  tag: 'Deals',
  auth: { staff: 'catalogue:write' },
  summary: 'End a deal now, or cancel it before it starts',
  input: z.strictObject({ id }),
  output: deal,
  refusals: ['NOT_FOUND'],
})
