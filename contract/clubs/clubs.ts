import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, queryFlag, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { mediaUrl, pictureRefusals } from '../media.ts'
import { handle, person } from '../people.ts'
import { communityLimits } from '../rate-limits.ts'

export const clubVisibilities = ['public', 'private', 'hidden'] as const
export type ClubVisibility = (typeof clubVisibilities)[number]
/** From the most to the least powerful. */
export const clubRoles = ['owner', 'admin', 'moderator', 'member'] as const
export type ClubRole = (typeof clubRoles)[number]

/** The club's name in its page's URL. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(limits.club.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** The caller's membership in a club. `requested`: waiting to be accepted. */
export const membership = z
  .object({ role: z.enum(clubRoles), state: z.enum(['member', 'requested']), isRanked: z.boolean() })
  .meta({ id: 'ClubMembership' })
export type Membership = z.infer<typeof membership>

/** A club in a list. */
export const clubCard = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    place: z.string(),
    cover: z.string().nullable(),
    visibility: z.enum(clubVisibilities),
    members: z.int(),
    /** Null if the caller has no relation to the club. */
    membership: membership.nullable(),
  })
  .meta({ id: 'ClubCard' })
export type ClubCard = z.infer<typeof clubCard>

export const club = clubCard
  .extend({
    rules: z.string(),
    posts: z.int(),
    /** The number of upcoming events. */
    events: z.int(),
    createdAt: time,
    /** The club's feed, members, events and ranking are hidden from the caller. */
    isHidden: z.boolean(),
    /** Owner, admins and moderators; empty if hidden. */
    team: z.array(person.extend({ role: z.enum(clubRoles) })),
    /** Open requests to join, at most 100, for those who may accept them; else 0. */
    requests: z.int(),
  })
  .meta({ id: 'Club' })
export type Club = z.infer<typeof club>

const tag = 'Clubs'
const bySlug = z.object({ slug })
export const clubPage = { limit, cursor: cursor.optional() }
const page = clubPage
const list = z.object({ items: z.array(clubCard), nextCursor: z.string().nullable() })
const fields = {
  name: text(3, limits.club.name),
  description: multiline(0, limits.club.description),
  rules: multiline(0, limits.club.rules),
  place: text(0, limits.club.place),
  cover: mediaUrl.nullable(),
  visibility: z.enum(clubVisibilities),
}
/** Required once for joining, founding or following an invite. */
export const acceptDisclaimer = z.boolean().default(false)

export const listClubs = endpoint({
  id: 'listClubs',
  route: 'GET /clubs',
  tag,
  auth: 'guest',
  summary: 'List clubs: those with the most members first, those whose name is like `q`, or those the caller belongs to',
  input: z.object({ q: text(0, limits.club.name).default(''), mine: queryFlag.default(false), ...page }),
  output: list,
  refusals: [],
})
export const listPersonClubs = endpoint({
  id: 'listPersonClubs',
  route: 'GET /people/:handle/clubs',
  tag,
  auth: 'guest',
  summary: 'List the clubs of a person that the caller may know about',
  input: z.object({ handle, ...page }),
  output: list,
  refusals: ['NOT_FOUND'],
})
export const createClub = endpoint({
  id: 'createClub',
  route: 'POST /clubs',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Create a club; without a slug it gets one made from its name',
  input: z.object({
    ...fields,
    slug: slug.optional(),
    description: fields.description.default(''),
    rules: fields.rules.default(''),
    place: fields.place.default(''),
    cover: fields.cover.default(null),
    visibility: fields.visibility.default('public'),
    acceptDisclaimer,
  }),
  output: club,
  refusals: ['CLUB_EXISTS', 'TOO_MANY_CLUBS', 'DISCLAIMER_NOT_ACCEPTED', 'ACCOUNT_IS_SUSPENDED', 'NAME_IS_RESERVED', ...pictureRefusals],
})
export const getClub = endpoint({
  id: 'getClub',
  route: 'GET /clubs/:slug',
  tag,
  auth: 'guest',
  summary: 'Get a club; only its members find a hidden one',
  input: bySlug,
  output: club,
  refusals: ['NOT_FOUND'],
})
export const changeClub = endpoint({
  id: 'changeClub',
  route: 'PATCH /clubs/:slug',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Update a club: only the fields sent; for owners and admins',
  input: z.object({ ...z.object(fields).partial().shape, slug }),
  output: club,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED', 'NAME_IS_RESERVED', ...pictureRefusals],
})
export const joinClub = endpoint({
  id: 'joinClub',
  route: 'PUT /clubs/:slug/membership',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Join a public club, or ask a private one; the first time with `acceptDisclaimer`',
  input: z.object({ slug, acceptDisclaimer }),
  output: club,
  refusals: ['NOT_FOUND', 'TOO_MANY_CLUBS', 'DISCLAIMER_NOT_ACCEPTED', 'ACCOUNT_IS_SUSPENDED'],
})
export const changeMembership = endpoint({
  id: 'changeMembership',
  route: 'PATCH /clubs/:slug/membership',
  tag,
  auth: 'customer',
  summary: "Show or hide the caller on a club's leaderboard",
  input: z.object({ slug, isRanked: z.boolean() }),
  output: z.object({ membership }),
  refusals: ['NOT_FOUND'],
})
export const leaveClub = endpoint({
  id: 'leaveClub',
  route: 'DELETE /clubs/:slug/membership',
  tag,
  auth: 'customer',
  summary: 'Leave a club, or withdraw the request to join; the last owner has to transfer or close it first',
  input: bySlug,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'LAST_OWNER_CAN_NOT_LEAVE'],
})
export const closeClub = endpoint({
  id: 'closeClub',
  route: 'POST /clubs/:slug/close',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary:
    'Close a club for good, for its owner: it disappears for everyone, with its feed, events and leaderboard. Its members are notified; only they still see what they posted',
  input: z.object({
    slug,
    /** The club's name, typed by the owner as a confirmation. */
    name: fields.name,
  }),
  output: z.object({ message: z.string() }),
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
