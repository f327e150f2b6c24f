import { z } from 'zod'
import { challenge, challengeCard, challengeFields } from '../challenges/challenges.ts'
import { challengeStates } from '../challenges/states.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, limit } from '../fields.ts'
import { pictureRefusals } from '../media.ts'
import { person } from '../people.ts'

const tag = 'Challenges (staff)'
const auth = { staff: 'content:write' } as const
const byId = z.object({ id })
const page = { limit, cursor: cursor.optional() }

export const listStaffChallenges = endpoint({
  id: 'listStaffChallenges',
  route: 'GET /admin/challenges',
  tag,
  auth,
  summary: 'List all challenges, of the shop and of clubs, newest first; or those in one state',
  input: z.object({ state: z.enum(challengeStates).optional(), ...page }),
  output: z.object({ items: z.array(challengeCard), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const getStaffChallenge = endpoint({
  id: 'getStaffChallenge',
  route: 'GET /admin/challenges/:id',
  tag,
  auth,
  summary: 'Get a challenge, of the shop or of a club',
  input: byId,
  output: challenge,
  refusals: ['NOT_FOUND'],
})
export const createStaffChallenge = endpoint({
  id: 'createStaffChallenge',
  route: 'POST /admin/challenges',
  tag,
  auth,
  status: 201,
  summary: 'Create a challenge for the whole shop',
  input: z.strictObject({ ...challengeFields, exercise: challengeFields.exercise.default(null) }),
  output: challenge,
  refusals: [...pictureRefusals],
})
export const changeStaffChallenge = endpoint({
  id: 'changeStaffChallenge',
  route: 'PATCH /admin/challenges/:id',
  tag,
  auth,
  summary: 'Update a challenge of the shop that has not started: only the fields sent',
  input: z.strictObject({ id, ...z.object(challengeFields).partial().shape }),
  output: challenge,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'CHALLENGE_HAS_STARTED', ...pictureRefusals],
})
export const cancelStaffChallenge = endpoint({
  id: 'cancelStaffChallenge',
  route: 'POST /admin/challenges/:id/cancel',
  tag,
  auth,
  summary: 'Cancel a challenge that has not ended, including one of a club',
  input: byId,
  output: challenge,
  refusals: ['NOT_FOUND', 'CHALLENGE_IS_OVER'],
})
export const listParticipants = endpoint({
  id: 'listParticipants',
  route: 'GET /admin/challenges/:id/participants',
  tag,
  auth,
  summary: 'List the participants of a challenge in the order they joined, including those who opted out of rankings',
  input: z.object({ id, ...page }),
  output: z.object({
    items: z.array(z.object({ person, total: z.number(), isRanked: z.boolean() })),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['NOT_FOUND'],
})
