import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, messageOnly, queryInt, time } from '../fields.ts'
import { invite, inviteToken } from '../invites.ts'
import { limits } from '../limits.ts'
import { mainLifts } from '../lifts.ts'
import { handle, person } from '../people.ts'
import { communityLimits } from '../rate-limits.ts'
import { acceptDisclaimer, club, clubCard, clubPage, clubRoles, slug } from './clubs.ts'

/** A person in a club. `joinedAt`: for a request, when it was made. */
export const clubMember = person.extend({ role: z.enum(clubRoles), joinedAt: time }).meta({ id: 'ClubMember' })
export type ClubMember = z.infer<typeof clubMember>

const tag = 'Clubs'
const people = z.object({ items: z.array(clubMember), nextCursor: z.string().nullable() })
const list = z.object({ slug, ...clubPage })
const one = z.object({ slug, handle })
const staffRefusals = ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'] as const
const staff = { rateLimits: communityLimits, tag, auth: 'customer' } as const

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

export const clubInvite = invite.meta({ id: 'ClubInvite' })

export const createClubInvite = endpoint({
  id: 'createClubInvite',
  route: 'POST /clubs/:slug/invites',
  ...staff,
  status: 201,
  summary: 'Create an invite link; only this response has its token. For owner and admins',
  input: z.object({
    slug,
    usesMax: z.int().min(1).max(limits.club.inviteUses).default(1),
    days: z.int().min(1).max(limits.club.inviteDays).default(7),
  }),
  output: clubInvite.extend({ token: z.string(), url: z.string() }),
  refusals: [...staffRefusals, 'TOO_MANY_INVITES'],
})
export const listClubInvites = endpoint({
  id: 'listClubInvites',
  route: 'GET /clubs/:slug/invites',
  tag,
  auth: 'customer',
  summary: 'List the invites of a club, newest first, at most 50. For owner and admins',
  input: z.object({ slug }),
  output: z.object({ items: z.array(clubInvite) }),
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const revokeClubInvite = endpoint({
  id: 'revokeClubInvite',
  route: 'DELETE /clubs/:slug/invites/:id',
  ...staff,
  summary: 'Revoke an invite: its link no longer works',
  input: z.object({ slug, id }),
  output: messageOnly,
  refusals: staffRefusals,
})
export const getClubInvite = endpoint({
  id: 'getClubInvite',
  route: 'GET /club-invites/:token',
  tag,
  auth: 'guest',
  summary: 'Get the club that an invite is for',
  input: z.object({ token: inviteToken }),
  output: z.object({ club: clubCard, expiresAt: time }),
  refusals: ['NOT_FOUND', 'INVITE_IS_SPENT'],
})
export const acceptClubInvite = endpoint({
  id: 'acceptClubInvite',
  route: 'PUT /club-invites/:token',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Join a club by an invite',
  input: z.object({ token: inviteToken, acceptDisclaimer }),
  output: club,
  refusals: ['NOT_FOUND', 'INVITE_IS_SPENT', 'TOO_MANY_CLUBS', 'DISCLAIMER_NOT_ACCEPTED', 'ACCOUNT_IS_SUSPENDED'],
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
