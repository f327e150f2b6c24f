import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, money, time } from './fields.ts'

/** Why a balance of points changed. */
export const pointsReasons = [
  'ORDER',
  'ORDER_REVERSED',
  'REVIEW',
  'SPENT',
  'SPENT_RETURNED',
  'REFUND',
  'EXPIRED',
  'ADJUSTED',
  'POST',
  'COMMENT',
  'RECORD',
  'ACT_REVERSED',
  'MERGED',
] as const

/** What taking part in the community earns: points for each, and for how many of them in a day. */
const act = z.object({ points: z.int(), aDay: z.int() })

export const pointsEntry = z
  .object({
    id,
    /** Positive where points came, negative where they went. */
    points: z.int(),
    reason: z.enum(pointsReasons),
    /** The order it is about. */
    orderNumber: z.string().nullable(),
    /** What staff wrote about it; null where none of them changed the balance. */
    note: z.string().nullable(),
    createdAt: time,
  })
  .meta({ id: 'PointsEntry' })
export type PointsEntry = z.infer<typeof pointsEntry>

export const points = z
  .object({
    balance: z.int(),
    /** What the balance pays for; nothing where it is below zero. */
    worth: money,
    /** The newest first. */
    entries: z.array(pointsEntry),
    nextCursor: z.string().nullable(),
    rules: z.object({
      /** Points for each whole unit of the currency that an order cost. */
      perUnit: z.int(),
      forReview: z.int(),
      /** How many points are worth one unit of the currency. */
      perUnitWorth: z.int(),
      /** After so many months without a change they expire; null: never. */
      expireMonths: z.int().nullable(),
      /** What taking part earns; null where it earns nothing. */
      community: z.object({ post: act, comment: act, record: act, dayMax: z.int(), totalMax: z.int() }).nullable(),
    }),
    /** What the caller has earned so by now; null where it earns nothing. */
    community: z.object({ today: z.int(), total: z.int() }).nullable(),
  })
  .meta({ id: 'Points' })
export type Points = z.infer<typeof points>

export const getPoints = endpoint({
  id: 'getPoints',
  route: 'GET /points',
  tag: 'Points',
  auth: 'customer',
  summary: 'Get the balance of points, what it is worth, and a page of its history',
  input: z.object({ limit, cursor: cursor.optional() }),
  output: points,
  refusals: [],
})
