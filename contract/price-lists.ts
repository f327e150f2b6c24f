import { z } from 'zod'
import { listInputs, listOutput } from './admin/list.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, money, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { priceListLimits as bounds } from './price-list-limits.ts'

const tag = 'Price lists'
const auth = { staff: 'prices:write' } as const

export const priceListStates = ['planned', 'running', 'over'] as const
const ids = z.array(id).max(bounds.selectionMax).default([])

/** Everything that staff decide about a price list, but its prices. */
const decided = {
  name: text(1, bounds.name),
  /** Defaults to now, also if it's in the past. */
  startsAt: time.optional(),
  endsAt: time,
  /** Plans whose members get these prices; empty for everyone. */
  planIds: z.array(id).max(bounds.plansMax).default([]),
  /** The percentage off the selection; null if the list has only explicit prices. */
  percent: z.int().min(1).max(bounds.percentMax).nullable().default(null),
  /** The selection; everything if all three are empty. */
  categoryIds: ids,
  brandIds: ids,
  productIds: ids,
}

export const priceList = z
  .object({
    id,
    name: z.string(),
    startsAt: time,
    endsAt: time,
    state: z.enum(priceListStates),
    planIds: z.array(id),
    percent: z.int().nullable(),
    categoryIds: z.array(id),
    brandIds: z.array(id),
    productIds: z.array(id),
    /** The number of explicit prices. */
    priceCount: z.int(),
    createdAt: time,
  })
  .meta({ id: 'PriceList' })
export type PriceList = z.infer<typeof priceList>

export const listPriceLists = endpoint({
  id: 'listPriceLists',
  route: 'GET /admin/price-lists',
  tag,
  auth,
  summary: 'List the price lists by when they were created, with filters and search by name',
  input: listInputs(['created'], { state: z.enum(priceListStates).optional() }).page,
  output: listOutput(priceList),
  refusals: [],
})
export const getPriceList = endpoint({
  id: 'getPriceList',
  route: 'GET /admin/price-lists/:id',
  tag,
  auth,
  summary: 'Get a price list',
  input: z.object({ id }),
  output: priceList,
  refusals: ['NOT_FOUND'],
})
export const createPriceList = endpoint({
  id: 'createPriceList',
  route: 'POST /admin/price-lists',
  tag,
  auth,
  status: 201,
  summary: 'Create a price list; if it has a percentage, its prices are calculated',
  input: z.strictObject(decided),
  output: priceList,
  refusals: ['TOO_MANY_DEALS'],
})
export const changePriceList = endpoint({
  id: 'changePriceList',
  route: 'PUT /admin/price-lists/:id',
  tag,
  auth,
  summary: 'Change a price list that has not ended, and recalculate its percentage; earlier prices stay on record',
  input: z.strictObject({ id, ...decided }),
  output: priceList,
  refusals: ['NOT_FOUND', 'TOO_MANY_DEALS'],
})
export const endPriceList = endpoint({
  id: 'endPriceList',
  route: 'POST /admin/price-lists/:id/end',
  tag,
  auth,
  summary: 'End a price list now, or cancel it before it starts',
  input: z.strictObject({ id }),
  output: priceList,
  refusals: ['NOT_FOUND'],
})
export const removePriceList = endpoint({
  id: 'removePriceList',
  route: 'DELETE /admin/price-lists/:id',
  tag,
  auth,
  summary: 'Remove a price list; a running one ends now',
  input: z.strictObject({ id }),
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})

/** A variant in a list. */
export const priceListRow = z
  .object({
    variantId: id,
    productId: id,
    sku: z.string(),
    name: z.string(),
    options: z.record(z.string(), z.string()),
    /** The regular price. */
    price: money,
    listPrice: money,
    /** Set explicitly by staff; otherwise computed from the percentage. */
    isGiven: z.boolean(),
  })
  .meta({ id: 'PriceListRow' })
export type PriceListRow = z.infer<typeof priceListRow>

export const listPriceListRows = endpoint({
  id: 'listPriceListRows',
  route: 'GET /admin/price-lists/:id/rows',
  tag,
  auth,
  summary: 'List the prices of a price list, a page at a time, searched by SKU or name',
  input: z.object({ id, q: text(0, limits.search.max).optional(), limit, cursor: cursor.optional() }),
  output: listOutput(priceListRow),
  refusals: ['NOT_FOUND'],
})
export const setPriceListRows = endpoint({
  id: 'setPriceListRows',
  route: 'POST /admin/price-lists/:id/rows',
  tag,
  auth,
  summary: 'Set prices of a price list by SKU, or remove them with null; each row is answered individually',
  input: z.strictObject({
    id,
    rows: z
      .array(z.strictObject({ sku: text(1, limits.product.sku), price: money.nullable() }))
      .min(1)
      .max(bounds.rowsMax),
  }),
  output: z.object({
    results: z.array(
      z.object({
        sku: z.string(),
        /** Null if the price was set. */
        error: z.enum(['UNKNOWN_SKU', 'TWICE', 'TOO_LOW', 'NOT_LOWER', 'GIFT_CARD']).nullable(),
      }),
    ),
  }),
  refusals: ['NOT_FOUND', 'TOO_MANY_DEALS'],
})
