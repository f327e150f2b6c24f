import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, messageOnly, queryInt, time } from '../fields.ts'
import { mainLifts } from '../lifts.ts'
import { handle, person } from '../people.ts'
import { communityLimits } from '../rate-limits.ts'
import { clubPage, clubRoles, slug } from './clubs.ts'

/** A person in a club. `joinedAt`: for a request, when it was made. */
export const clubMember = person.extend({ role: z.enum(clubRoles), joinedAt: time }).meta({ id: 'ClubMember' })
export type ClubMember = z.infer<typeof clubMember>

export const tag = 'Clubs'
const people = z.object({ items: z.array(clubMember), nextCursor: z.string().nullable() })
const list = z.object({ slug, ...clubPage })
const one = z.object({ slug, handle })
export const staffRefusals = ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'] as const
export const staff = { rateLimits: communityLimits, tag, auth: 'customer' } as const

export const listClubMembers = endpoint({
  id: 'listClubMembers',
  route: 'GET /clubs/:slug/members',
  tag,
  auth: 'guest',
  summary: 'List the members of a club, newest first; empty if it is hidden from the caller',
  input: list,
  output: people,
  refusals: ['NOT_FOUND'],
})
export const listClubRequests = endpoint({
  id: 'listClubRequests',
  route: 'GET /clubs/:slug/requests',
  tag,
  auth: 'customer',
  summary: 'List the requests to join; for owner, admins and moderators',
  input: list,
  output: people,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const acceptClubRequest = endpoint({
  id: 'acceptClubRequest',
  route: 'PUT /clubs/:slug/requests/:handle',
  ...staff,
  summary: 'Accept a request to join',
  input: one,
  output: messageOnly,
  refusals: staffRefusals,
})
export const declineClubRequest = endpoint({
  id: 'declineClubRequest',
  route: 'DELETE /clubs/:slug/requests/:handle',
  ...staff,
  summary: 'Decline a request to join',
  input: one,
  output: messageOnly,
  refusals: staffRefusals,
})
export const changeClubRole = endpoint({
  id: 'changeClubRole',
  route: 'PATCH /clubs/:slug/members/:handle',
  ...staff,
  summary: 'Give a member a role. `owner` transfers the club: the previous owner becomes an admin',
  input: one.extend({ role: z.enum(clubRoles) }),
  output: messageOnly,
  refusals: staffRefusals,
})
export const removeClubMember = endpoint({
  id: 'removeClubMember',
  route: 'DELETE /clubs/:slug/members/:handle',
  ...staff,
  summary: 'Remove a member; they may join or ask again',
  input: one,
  output: messageOnly,
  refusals: staffRefusals,
})
export const listClubBans = endpoint({
  id: 'listClubBans',
  route: 'GET /clubs/:slug/bans',
  tag,
  auth: 'customer',
  summary: 'List who is banned from a club; for owner, admins and moderators',
  input: list,
  output: people,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const banClubMember = endpoint({
  id: 'banClubMember',
  route: 'PUT /clubs/:slug/bans/:handle',
  ...staff,
  summary: 'Ban a person: they leave the club, and can neither join nor ask to',
  input: one,
  output: messageOnly,
  refusals: staffRefusals,
})
export const unbanClubMember = endpoint({
  id: 'unbanClubMember',
  route: 'DELETE /clubs/:slug/bans/:handle',
  ...staff,
  summary: 'Unban a person',
  input: one,
  output: messageOnly,
  refusals: staffRefusals,
})

export const weightClasses = ['47', '52', '57', '63', '69', '76', '84', '84+', '59', '66', '74', '83', '93', '105', '120', '120+'] as const
/** A place in a ranking. `value` in kilograms; `points` are DOTS, null if sex or body weight is unknown. */
export const ranked = z
  .object({
    place: z.int(),
    person,
    value: z.number(),
    points: z.number().nullable(),
    weightClass: z.string().nullable(),
    sex: z.enum(['female', 'male']).nullable(),
    performedOn: day,
  })
  .meta({ id: 'RankedMember' })
export type Ranked = z.infer<typeof ranked>

export const getLeaderboard = endpoint({
  id: 'getLeaderboard',
  route: 'GET /clubs/:slug/leaderboard',
  tag,
  auth: 'guest',
  summary: 'Rank the members of a club by a lift, in kilograms or DOTS points, everyone or those of one sex and bodyweight class',
  input: z.object({
    slug,
    lift: z.enum(mainLifts).default('squat'),
    by: z.enum(['weight', 'dots']).default('weight'),
    sex: z.enum(['female', 'male']).optional(),
    weightClass: z.enum(weightClasses).optional(),
    /** The width of a step of the histogram, in the unit of the ranking. */
    step: queryInt(1, 50).default(5),
    ...clubPage,
  }),
  output: z.object({
    /** The number of ranked members whom the caller may see; the pages list as many. */
    total: z.int(),
    /** The number of members in each step of the histogram, ascending; empty steps are omitted. */
    field: z.array(z.object({ from: z.number(), count: z.int() })),
    /** The median of the members whom everyone may see; null if there are none. */
    median: z.number().nullable(),
    items: z.array(ranked),
    nextCursor: z.string().nullable(),
    /** The caller's own place, with the gap to the next one. Null if they have none. */
    mine: ranked.extend({ gap: z.number().nullable() }).nullable(),
    /** The caller's record that doesn't count in rankings because it seems implausible. */
    flagged: z.object({ value: z.number(), reason: z.enum(['world_record', 'jump']) }).nullable(),
  }),
  refusals: ['NOT_FOUND'],
})
