import { z } from 'zod'
import { tiers } from '../challenges/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { id, messageOnly, money, queryFlag, queryInt, queryMoney, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { locales } from '../locales.ts'
import { segmentLimits as bounds } from '../segment-limits.ts'

const tag = 'Back office'
const reading = { staff: 'customers:read' } as const
const writing = { staff: 'customers:write' } as const

interface Fields<I extends z.ZodType<number>, M extends z.ZodType<number>, F extends z.ZodType<boolean>> {
  count: I
  days: I
  amount: M
  flag: F
}
/** Filters for customers; all that are given must match. Cancelled orders don't count. */
const filters = <I extends z.ZodType<number>, M extends z.ZodType<number>, F extends z.ZodType<boolean>>(of: Fields<I, M, F>) => ({
  ordersMin: of.count.optional(),
  ordersMax: of.count.optional(),
  /** The amount paid, less refunds. */
  spentMin: of.amount.optional(),
  spentMax: of.amount.optional(),
  /** Ordered within this many days, or has ordered before but not within this many. */
  orderedWithin: of.days.optional(),
  notOrderedFor: of.days.optional(),
  signedUpWithin: of.days.optional(),
  signedUpBefore: of.days.optional(),
  tag: text(1, limits.order.tagMax).toLowerCase().optional(),
  /** The destination of their last order. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The plan they are subscribed to. */
  plan: id.optional(),
  acceptsMail: of.flag.optional(),
  language: z.enum(locales).optional(),
  boughtProduct: id.optional(),
  /** Includes subcategories. */
  boughtCategory: id.optional(),
  /** A challenge in which they have reached a tier. */
  completedChallenge: id.optional(),
  /** The lowest tier that counts, bronze if missing. */
  challengeTier: z.enum(tiers).optional(),
})

const fields = filters({
  count: z.int().min(0).max(bounds.orders),
  days: z.int().min(1).max(bounds.days),
  amount: money,
  flag: z.boolean(),
})
/** A tier alone would filter nothing. For schemas with these fields. */
export const tierNeedsChallenge = ({
  completedChallenge,
  challengeTier,
}: {
  completedChallenge?: string
  challengeTier?: string
}): boolean => challengeTier === undefined || completedChallenge !== undefined
export const ofTier = { path: ['challengeTier'], message: 'needs a challenge' }
const segmentFilter = z.strictObject(fields).refine(tierNeedsChallenge, ofTier)
export type SegmentFilter = z.infer<typeof segmentFilter>

/** The same in a query string. */
export const segmentQuery = filters({
  count: queryInt(0, bounds.orders),
  days: queryInt(1, bounds.days),
  amount: queryMoney,
  flag: queryFlag,
})

export const customerCount = z.object({ count: z.int(), isMore: z.boolean() })

const segmentName = text(1, bounds.name)
export const segment = z
  .object({
    id,
    name: z.string(),
    filter: z.object(fields),
    createdAt: time,
  })
  .meta({ id: 'Segment' })
export type Segment = z.infer<typeof segment>

export const listSegments = endpoint({
  id: 'listSegments',
  route: 'GET /admin/segments',
  tag,
  auth: reading,
  summary: 'List the segments (saved filters over customers), by name',
  input: z.object({}),
  output: z.object({ segments: z.array(segment) }),
  refusals: [],
})

export const getSegment = endpoint({
  id: 'getSegment',
  route: 'GET /admin/segments/:id',
  tag,
  auth: reading,
  summary: 'Get a segment',
  input: z.object({ id }),
  output: segment,
  refusals: ['NOT_FOUND'],
})

export const createSegment = endpoint({
  id: 'createSegment',
  route: 'POST /admin/segments',
  tag,
  auth: writing,
  status: 201,
  summary: 'Create a segment',
  input: z.strictObject({ name: segmentName, filter: segmentFilter }),
  output: segment,
  refusals: ['SEGMENT_NAME_IS_TAKEN', 'TOO_MANY_SEGMENTS'],
})

export const changeSegment = endpoint({
  id: 'changeSegment',
  route: 'PUT /admin/segments/:id',
  tag,
  auth: writing,
  summary: 'Change a segment; it applies to its promotions right away',
  input: z.strictObject({ id, name: segmentName, filter: segmentFilter }),
  output: segment,
  refusals: ['NOT_FOUND', 'SEGMENT_NAME_IS_TAKEN'],
})

export const deleteSegment = endpoint({
  id: 'deleteSegment',
  route: 'DELETE /admin/segments/:id',
  tag,
  auth: writing,
  summary: 'Delete a segment that no promotion uses',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'SEGMENT_IS_USED'],
})
