import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, messageOnly, time } from '../fields.ts'
import { invite, inviteToken } from '../invites.ts'
import { limits } from '../limits.ts'
import { communityLimits } from '../rate-limits.ts'
import { acceptDisclaimer, club, clubCard, slug } from './clubs.ts'
import { staff, staffRefusals, tag } from './members.ts'

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
