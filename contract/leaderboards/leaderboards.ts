import { z } from 'zod'
import { weightClasses } from '../clubs/members.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, day, limit } from '../fields.ts'
import { measures } from '../lifts.ts'
import { person } from '../people.ts'
import { ageGroups, boardLifts, boardPeople, boardSorts, boardSpans } from './kinds.ts'

/** A place on a leaderboard. Among equals, whoever was first; null beyond the first ten thousand. */
export const boardEntry = z
  .object({
    place: z.int().nullable(),
    person,
    /** In kilograms or seconds. */
    value: z.number(),
    /** DOTS points; null for runs, and if sex or body weight is unknown. */
    points: z.number().nullable(),
    weightClass: z.string().nullable(),
    performedOn: day,
  })
  .meta({ id: 'LeaderboardPlace' })
export type BoardEntry = z.infer<typeof boardEntry>

export const getPublicLeaderboard = endpoint({
  id: 'getPublicLeaderboard',
  route: 'GET /leaderboards/:lift',
  tag: 'People',
  auth: 'guest',
  summary:
    'Rank the members who agreed to it by their best of a lift or run: by its value or by DOTS points, of one sex, bodyweight class and age group, of all times or the current month (UTC), everyone with a public profile or only people the caller follows',
  input: z.object({
    lift: z.enum(boardLifts),
    by: z.enum(boardSorts).default('value'),
    sex: z.enum(['female', 'male']).optional(),
    weightClass: z.enum(weightClasses).optional(),
    ageGroup: z.enum(ageGroups).optional(),
    span: z.enum(boardSpans).default('all'),
    people: z.enum(boardPeople).default('everyone'),
    limit,
    cursor: cursor.optional(),
  }),
  output: z.object({
    measure: z.enum(measures),
    items: z.array(boardEntry),
    nextCursor: z.string().nullable(),
    /** The caller's own place; null if they have none. */
    mine: boardEntry.nullable(),
  }),
  refusals: [],
})
