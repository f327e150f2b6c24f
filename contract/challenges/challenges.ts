import { z } from 'zod'
import { slug } from '../clubs/clubs.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, day, id, limit, multiline, queryFlag, text, time } from '../fields.ts'
import { countedWorkout } from './left-out.ts'
import { challengeLimits } from './limits.ts'
import { mediaUrl, pictureRefusals } from '../media.ts'
import { person } from '../people.ts'
import { communityLimits } from '../rate-limits.ts'
import { exerciseKey } from '../training/exercises.ts'
import { challengeStates } from './states.ts'
import { goals, tiers } from './tiers.ts'

/** A challenge in a list. Days are those of each member's log; states follow UTC. */
export const challengeCard = z
  .object({
    id,
    /** Null for a challenge of the whole shop. */
    club: z.object({ slug: z.string(), name: z.string() }).nullable(),
    title: z.string(),
    cover: z.string().nullable(),
    goal: z.enum(goals),
    /** The exercise of the library that counts; null if all training counts. */
    exercise: z.object({ key: exerciseKey, name: z.string() }).nullable(),
    /** In kilograms, days or repetitions, like `total`. */
    tiers: z.object({ bronze: z.number(), silver: z.number(), gold: z.number() }),
    firstDay: day,
    lastDay: day,
    state: z.enum(challengeStates),
    /** Days until the first day; while it's running, days until its end, including today. */
    daysLeft: z.int(),
    participants: z.int(),
    /** The caller's result so far; null if they don't take part. */
    mine: z.object({ total: z.number(), tier: z.enum(tiers).nullable() }).nullable(),
  })
  .meta({ id: 'ChallengeCard' })
export type ChallengeCard = z.infer<typeof challengeCard>

/** A place in the ranking; equal results share one. Null beyond the first ten thousand. */
export const challenger = z.object({ place: z.int().nullable(), person, total: z.number() }).meta({ id: 'Challenger' })
export type Challenger = z.infer<typeof challenger>

/** A promotion that applies by itself at checkout to whoever has reached a tier. */
export const challengeReward = z
  .object({
    /** The promotion's id. */
    id,
    tier: z.enum(tiers),
    name: z.string(),
    endsAt: time.nullable(),
    /** Whether the caller has used it as often as they may. */
    isUsed: z.boolean(),
  })
  .meta({ id: 'ChallengeReward' })

export const challenge = challengeCard
  .extend({
    description: z.string(),
    /** The last day on which earlier training may still be logged. */
    countsUntil: day,
    isFinal: z.boolean(),
    mine: z
      .object({
        total: z.number(),
        tier: z.enum(tiers).nullable(),
        /** False if the caller opted out of rankings. */
        isRanked: z.boolean(),
        /** The amount added per day, oldest first. */
        days: z.array(z.object({ day, amount: z.number() })),
        /** Workouts that don't count in it, with the reasons. */
        leftOut: z.array(countedWorkout),
      })
      .nullable(),
    /** Those that can still be earned; once the challenge is over, those that the caller has earned. By tier, lowest first. */
    rewards: z.array(challengeReward),
    /** The caller and those directly before and after; for everyone else, the first five. */
    ranking: z.array(challenger),
    /** Whether the caller may cancel it and, before it starts, change it. */
    mayChange: z.boolean(),
  })
  .meta({ id: 'Challenge' })
export type Challenge = z.infer<typeof challenge>

const amount = z.int().min(1).max(challengeLimits.tier)
export const challengeFields = {
  title: text(3, challengeLimits.title),
  description: multiline(0, challengeLimits.description),
  cover: mediaUrl.nullable(),
  goal: z.enum(goals),
  exercise: exerciseKey.nullable(),
  tiers: z.strictObject({ bronze: amount, silver: amount, gold: amount }),
  firstDay: day,
  lastDay: day,
}
const tag = 'Challenges'
const byId = z.object({ id })
const writing = { rateLimits: communityLimits, tag, auth: 'customer', output: challenge } as const
const page = { limit, cursor: cursor.optional() }
const staffRefusals = ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'] as const

export const listChallenges = endpoint({
  id: 'listChallenges',
  route: 'GET /challenges',
  tag,
  auth: 'guest',
  summary:
    'List challenges of the shop and of clubs that the caller can read, of one club, or that the caller takes part in: running and upcoming ones, soonest first; or ended ones, latest first',
  input: z.object({
    state: z.enum(['running', 'upcoming', 'ended']).default('running'),
    club: slug.optional(),
    mine: queryFlag.default(false),
    ...page,
  }),
  output: z.object({ items: z.array(challengeCard), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const getChallenge = endpoint({
  id: 'getChallenge',
  route: 'GET /challenges/:id',
  tag,
  auth: 'guest',
  summary: "Get a challenge, with the caller's progress and who is next to them in the ranking",
  input: byId,
  output: challenge,
  refusals: ['NOT_FOUND'],
})
export const listChallengers = endpoint({
  id: 'listChallengers',
  route: 'GET /challenges/:id/ranking',
  tag,
  auth: 'guest',
  summary: 'Rank the participants of a challenge. Those who opted out of rankings are left out',
  input: z.object({ id, ...page }),
  output: z.object({ items: z.array(challenger), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const createChallenge = endpoint({
  id: 'createChallenge',
  route: 'POST /clubs/:slug/challenges',
  ...writing,
  status: 201,
  summary: 'Create a challenge for a club; for owner, admins and moderators',
  input: z.object({
    slug,
    ...challengeFields,
    description: challengeFields.description.default(''),
    cover: challengeFields.cover.default(null),
    exercise: challengeFields.exercise.default(null),
  }),
  refusals: [...staffRefusals, 'TOO_MANY_CHALLENGES', ...pictureRefusals],
})
export const changeChallenge = endpoint({
  id: 'changeChallenge',
  route: 'PATCH /challenges/:id',
  ...writing,
  summary: 'Update a challenge that has not started: only the fields sent',
  input: z.object({ id, ...z.object(challengeFields).partial().shape }),
  refusals: [...staffRefusals, 'CHALLENGE_HAS_STARTED', ...pictureRefusals],
})
export const cancelChallenge = endpoint({
  id: 'cancelChallenge',
  route: 'DELETE /challenges/:id',
  ...writing,
  summary: 'Cancel a challenge that has not ended; its page stays, marked as canceled',
  input: byId,
  refusals: [...staffRefusals, 'CHALLENGE_IS_OVER'],
})
export const joinChallenge = endpoint({
  id: 'joinChallenge',
  route: 'PUT /challenges/:id/participation',
  ...writing,
  summary: 'Take part in a challenge, until its last day. What was logged since its first day counts',
  input: byId,
  refusals: ['NOT_FOUND', 'ONLY_MEMBERS_OF_THE_CLUB_MAY', 'CHALLENGE_IS_OVER', 'ACCOUNT_IS_SUSPENDED'],
})
export const leaveChallenge = endpoint({
  id: 'leaveChallenge',
  route: 'DELETE /challenges/:id/participation',
  ...writing,
  summary: 'Leave a challenge, until its last day',
  input: byId,
  refusals: ['NOT_FOUND', 'CHALLENGE_IS_OVER'],
})
