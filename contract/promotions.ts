import { z } from 'zod'
import { csvFile, listInputs, listOutput } from './admin/list.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, money, orderMoney, quantity, queryFlag, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { nameTranslation } from './name-translation.ts'
import { promotionLimits as bounds } from './promotion-limits.ts'

const tag = 'Promotions'
const auth = { staff: 'prices:write' } as const

/** Why a code or a promotion doesn't apply. */
export const promotionReasons = [
  'UNKNOWN',
  'NOT_STARTED',
  'EXPIRED',
  'USED_UP',
  'USED_BY_YOU',
  'SIGN_IN',
  'NOT_FIRST_ORDER',
  'NOT_FOR_YOUR_PLAN',
  'NOT_FOR_YOU',
  'NO_MATCHING_ITEMS',
  'MIN_SUBTOTAL',
  'MIN_QUANTITY',
  'NOTHING_LEFT',
  'GIFT_IS_OUT_OF_STOCK',
  'NOT_COMBINABLE',
] as const
export type PromotionReason = (typeof promotionReasons)[number]

/** A code as typed: letters, digits and hyphens, case-insensitive. */
export const promotionCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]*$/, 'has characters that no code has')
  .min(bounds.codeMin)
  .max(bounds.codeMax)
/** A code as a buyer sends it: malformed codes are refused like unknown ones. */
export const typedCode = z.string().trim().toUpperCase().max(100)

const percent = z.int().min(1).max(100)
const pieces = z.int().min(1).max(99)
const ids = z.array(id).max(bounds.scopeMax).default([])

export const promotionScope = z.strictObject({
  products: ids,
  categories: ids,
  brands: ids,
  /** Excludes products at a deal's price. */
  exceptDeals: z.boolean().default(false),
})
const amount = money.refine((one) => one > 0, 'is not more than 0')

/** The discount of a promotion. */
export const promotionEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent }),
  z.strictObject({ kind: z.literal('fixed'), amount, each: z.enum(['order', 'piece']) }),
  z.strictObject({ kind: z.literal('freeShipping'), methods: z.array(z.string().max(40)).min(1).max(20).default(['standard']) }),
  z.strictObject({ kind: z.literal('buyGet'), buy: pieces, get: pieces, percent, timesMax: pieces.nullable() }),
  z.strictObject({ kind: z.literal('gift'), productId: id, variantId: id, quantity: z.int().min(1).max(5) }),
  z.strictObject({
    kind: z.literal('tiers'),
    by: z.enum(['amount', 'quantity']),
    /** Thresholds in money or in pieces. */
    tiers: z
      .array(z.strictObject({ from: amount, percent }))
      .min(1)
      .max(bounds.tiersMax),
  }),
])
export type PromotionEffect = z.output<typeof promotionEffect>

/** Everything that staff decide about a promotion. */
const settings = {
  /** Shown to buyers. */
  name: text(1, bounds.name),
  /** Applied with a code, or automatically. */
  trigger: z.enum(['code', 'automatic']),
  active: z.boolean(),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  /** Promotions are applied in descending order of priority. */
  priority: z.int().min(0).max(100),
  /** False if it's never combined with another promotion. */
  combinable: z.boolean(),
  effect: promotionEffect,
  scope: promotionScope,
  minSubtotal: money.nullable(),
  minQuantity: z.int().min(1).max(limits.order.unitsMax).nullable(),
  firstOrder: z.boolean(),
  /** Codes of the plans whose members may use it; empty for everyone. */
  plans: z.array(text(1, 40)).max(20),
  /** Customer segments, one of which must contain the buyer; empty for everyone. */
  segments: z.array(id).max(bounds.segmentsMax),
  usesMax: z.int().min(1).max(bounds.usesMax).nullable(),
  usesPerPerson: z.int().min(1).max(1000).nullable(),
}
const promotionInput = {
  ...settings,
  active: settings.active.default(true),
  startsAt: settings.startsAt.default(null),
  endsAt: settings.endsAt.default(null),
  priority: settings.priority.default(0),
  combinable: settings.combinable.default(true),
  scope: promotionScope.default({ products: [], categories: [], brands: [], exceptDeals: false }),
  minSubtotal: settings.minSubtotal.default(null),
  minQuantity: settings.minQuantity.default(null),
  firstOrder: settings.firstOrder.default(false),
  plans: settings.plans.default([]),
  segments: settings.segments.default([]),
  usesMax: settings.usesMax.default(null),
  usesPerPerson: settings.usesPerPerson.default(null),
}

export const promotion = z
  .object({
    id,
    ...settings,
    /** The number of its codes, and the first of them. */
    codeCount: z.int(),
    firstCode: z.string().nullable(),
    /** Uses in orders that weren't cancelled. */
    uses: z.int(),
    /** The total discount in these orders. */
    discounted: money,
    createdAt: time,
  })
  .meta({ id: 'Promotion' })
export type Promotion = z.infer<typeof promotion>

/** A promotion's discount on an order. */
export const adjustment = z
  .object({
    name: z.string(),
    /** In the language of the order, as of that time. */
    translation: nameTranslation.optional(),
    code: z.string().nullable(),
    /** The amount off the lines. */
    amount: orderMoney,
    shippingAmount: orderMoney,
    /** The discount of repeat deliveries, which is already included in cart prices. */
    isRepeat: z.literal(true).optional(),
  })
  .meta({ id: 'Adjustment' })
export type Adjustment = z.infer<typeof adjustment>

/** The outcome of a code. */
export const codeOutcome = z
  .object({
    code: z.string(),
    /** Null if it's applied. */
    reason: z.enum(promotionReasons).nullable(),
    missingAmount: orderMoney.nullable(),
    missingQuantity: z.int().nullable(),
  })
  .meta({ id: 'CodeOutcome' })
export type CodeOutcome = z.infer<typeof codeOutcome>

export const listPromotions = endpoint({
  id: 'listPromotions',
  route: 'GET /admin/promotions',
  tag,
  auth,
  summary: 'List the promotions by when they were created, with filters and search by name or code',
  input: listInputs(['created'], { trigger: z.enum(['code', 'automatic']).optional(), active: queryFlag.optional() }).page,
  output: listOutput(promotion),
  refusals: [],
})
export const getPromotion = endpoint({
  id: 'getPromotion',
  route: 'GET /admin/promotions/:id',
  tag,
  auth,
  summary: 'Get a promotion',
  input: z.object({ id }),
  output: promotion,
  refusals: ['NOT_FOUND'],
})
export const createPromotion = endpoint({
  id: 'createPromotion',
  route: 'POST /admin/promotions',
  tag,
  auth,
  status: 201,
  summary: 'Create a promotion; its first code can be created with it',
  input: z.strictObject({ ...promotionInput, firstCode: promotionCode.optional() }),
  output: promotion,
  refusals: ['PROMOTION_CODE_IS_TAKEN', 'TOO_MANY_PROMOTIONS'],
})
export const changePromotion = endpoint({
  id: 'changePromotion',
  route: 'PUT /admin/promotions/:id',
  tag,
  auth,
  summary: 'Change a promotion; orders that were placed stay as they are',
  input: z.strictObject({ id, ...promotionInput }),
  output: promotion,
  refusals: ['NOT_FOUND', 'TOO_MANY_PROMOTIONS'],
})

export const deletePromotion = endpoint({
  id: 'deletePromotion',
  route: 'DELETE /admin/promotions/:id',
  tag,
  auth,
  summary: 'Delete a promotion with its codes; one that an order has used can only be turned off',
  input: z.object({ id }),
  output: z.object({ message: z.literal('Deleted promotion') }),
  refusals: ['NOT_FOUND', 'PROMOTION_WAS_USED'],
})

export const promotionCodeRow = z
  .object({ code: z.string(), usesMax: z.int().nullable(), uses: z.int(), createdAt: time })
  .meta({ id: 'PromotionCode' })
export const listPromotionCodes = endpoint({
  id: 'listPromotionCodes',
  route: 'GET /admin/promotions/:id/codes',
  tag,
  auth,
  summary: 'List the codes of a promotion, a page at a time',
  input: z.object({ id, limit, cursor: cursor.optional() }),
  output: z.object({ codes: z.array(promotionCodeRow), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const createPromotionCodes = endpoint({
  id: 'createPromotionCodes',
  route: 'POST /admin/promotions/:id/codes',
  tag,
  auth,
  status: 201,
  summary: 'Add a code of your choice to a promotion, or generate many different ones',
  input: z.strictObject({
    id,
    ownCode: promotionCode.optional(),
    /** The number of codes to generate if no code is given. */
    count: z.int().min(1).max(bounds.bulkMax).optional(),
    /** The prefix of generated codes. */
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{0,12}$/, 'has characters that no code has')
      .default(''),
    /** How often each code may be used; null for unlimited. */
    usesMax: z.int().min(1).max(bounds.usesMax).nullable().default(null),
  }),
  output: z.object({ created: z.int() }),
  refusals: ['NOT_FOUND', 'PROMOTION_CODE_IS_TAKEN', 'TOO_MANY_PROMOTIONS'],
})
export const exportPromotionCodes = endpoint({
  id: 'exportPromotionCodes',
  route: 'GET /admin/promotions/:id/codes.csv',
  tag,
  auth,
  audited: true,
  summary: 'Get the codes of a promotion as a CSV file',
  input: z.object({ id }),
  mediaType: 'text/csv',
  fileName: 'codes.csv',
  output: csvFile,
  refusals: ['NOT_FOUND'],
})
export const previewPromotion = endpoint({
  id: 'previewPromotion',
  route: 'POST /admin/promotions/preview',
  tag,
  auth,
  summary: 'Preview what a promotion, saved or not, would take off sample carts, alone and with all automatic ones',
  input: z.strictObject({
    promotion: z.strictObject(promotionInput),
    carts: z
      .array(
        z
          .array(z.strictObject({ productId: id, variantId: id.optional(), quantity }))
          .min(1)
          .max(20),
      )
      .min(1)
      .max(5),
  }),
  output: z.object({
    carts: z.array(
      z.object({
        productCost: money,
        discount: money,
        shippingCost: money,
        totalCost: money,
        /** Null if it's applied. */
        reason: z.enum(promotionReasons).nullable(),
        adjustments: z.array(adjustment),
      }),
    ),
  }),
  refusals: ['INVALID_ITEMS_SELECTED_OR_STOCK_OUT'],
})
