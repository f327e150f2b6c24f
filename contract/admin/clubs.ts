import { z } from 'zod'
import { clubRoles, clubVisibilities } from '../clubs/clubs.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, limit, multiline, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { person } from '../people.ts'
import { decisionReasons, moderationReasons } from '../report-reasons.ts'
import { listOutput } from './list.ts'

const tag = 'Clubs (staff)'
const auth = { staff: 'community:moderate' } as const
const byId = z.object({ id })
/** `removed`: taken down by moderators. `closed`: permanently closed by its owner. */
export const staffClubStates = ['open', 'removed', 'closed'] as const
export type StaffClubState = (typeof staffClubStates)[number]

/** A club as staff see it, regardless of its visibility in the shop. */
export const staffClub = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    visibility: z.enum(clubVisibilities),
    state: z.enum(staffClubStates),
    members: z.int(),
    posts: z.int(),
    /** Null for a closed club, which has no members. */
    owner: person.nullable(),
    createdAt: time,
  })
  .meta({ id: 'StaffClub' })
export type StaffClub = z.infer<typeof staffClub>

const detail = staffClub
  .extend({
    description: z.string(),
    rules: z.string(),
    place: z.string(),
    cover: z.string().nullable(),
    /** Open requests to join. */
    requests: z.int(),
    /** When it was taken down or closed. */
    removedAt: time.nullable(),
    /** The moderators' reason as the owner read it; null if they didn't take it down. */
    decision: z.object({ reason: z.enum(decisionReasons).nullable(), message: z.string(), by: z.string().nullable(), at: time }).nullable(),
  })
  .meta({ id: 'StaffClubDetail' })
export type StaffClubDetail = z.infer<typeof detail>

export const listStaffClubs = endpoint({
  id: 'listStaffClubs',
  route: 'GET /admin/clubs',
  tag,
  auth,
  summary: 'List all clubs, including hidden ones, newest first; `q` is a part of a name',
  input: z.object({
    q: text(0, limits.club.name).default(''),
    state: z.enum(staffClubStates).optional(),
    limit,
    cursor: cursor.optional(),
  }),
  output: listOutput(staffClub),
  refusals: [],
})
export const getStaffClub = endpoint({
  id: 'getStaffClub',
  route: 'GET /admin/clubs/:id',
  tag,
  auth,
  summary: "Get a club with all its details and the moderators' decisions about it",
  input: byId,
  output: detail,
  refusals: ['NOT_FOUND'],
})
export const listStaffClubMembers = endpoint({
  id: 'listStaffClubMembers',
  route: 'GET /admin/clubs/:id/members',
  tag,
  auth,
  summary: 'List the members of a club with their roles, last joined first',
  input: z.object({ id, limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(person.extend({ role: z.enum(clubRoles), joinedAt: time })), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const takeDownClub = endpoint({
  id: 'takeDownClub',
  route: 'POST /admin/clubs/:id/take-down',
  tag,
  auth,
  summary:
    'Take down a club: it disappears for everyone, with its feed, events and leaderboard. Its owner is notified and may appeal; an open case about it is decided, too',
  input: z.strictObject({ id, reason: z.enum(moderationReasons), message: multiline(0, 500).default('') }),
  output: detail,
  refusals: ['NOT_FOUND', 'CASE_IS_TAKEN', 'NOT_ALLOWED'],
})
export const restoreClub = endpoint({
  id: 'restoreClub',
  route: 'POST /admin/clubs/:id/restore',
  tag,
  auth,
  summary: 'Restore a club that was taken down, with everything in it; its owner is notified',
  input: z.strictObject({ id, message: multiline(0, 500).default('') }),
  output: detail,
  refusals: ['NOT_FOUND', 'CASE_IS_TAKEN', 'NOT_ALLOWED'],
})
