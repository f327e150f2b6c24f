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

/** Points for taking part in the community: per action, and for how many actions a day. */
const act = z.object({ points: z.int(), aDay: z.int() })

export const pointsEntry = z
  .object({
    id,
    /** Positive for points received, negative for points spent. */
    points: z.int(),
    reason: z.enum(pointsReasons),
    /** The related order. */
    orderNumber: z.string().nullable(),
    /** The staff's note; null if the change wasn't made by staff. */
    note: z.string().nullable(),
    createdAt: time,
  })
  .meta({ id: 'PointsEntry' })
export type PointsEntry = z.infer<typeof pointsEntry>

export const points = z
  .object({
    balance: z.int(),
    /** The value of the balance in money; zero if it's negative. */
    worth: money,
    /** Newest first. */
    entries: z.array(pointsEntry),
    nextCursor: z.string().nullable(),
    rules: z.object({
      /** Points per whole unit of currency spent. */
      perUnit: z.int(),
      forReview: z.int(),
      /** The number of points worth one unit of currency. */
      perUnitWorth: z.int(),
      /** The number of months without a change after which points expire; null: never. */
      expireMonths: z.int().nullable(),
      /** Points for taking part in the community; null if there are none. */
      community: z.object({ post: act, comment: act, record: act, dayMax: z.int(), totalMax: z.int() }).nullable(),
    }),
    /** What the caller has earned that way so far; null if it earns nothing. */
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
