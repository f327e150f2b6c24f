import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, messageOnly, time } from './fields.ts'
import { group } from './groups.ts'
import { invite, inviteToken } from './invites.ts'
import { limits } from './limits.ts'
import { communityLimits } from './rate-limits.ts'

const tag = 'Groups'
const byId = z.object({ id })

/** An invite link of a group. */
export const groupInvite = invite.meta({ id: 'GroupInvite' })

export const createGroupInvite = endpoint({
  id: 'createGroupInvite',
  route: 'POST /groups/:id/invites',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Create an invite link; only this response has its token. For admins',
  input: byId.extend({
    usesMax: z.int().min(1).max(limits.group.inviteUses).default(10),
    days: z.int().min(1).max(limits.group.inviteDays).default(7),
  }),
  output: groupInvite.extend({ token: z.string(), url: z.string() }),
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'TOO_MANY_INVITES', 'ACCOUNT_IS_SUSPENDED'],
})
export const listGroupInvites = endpoint({
  id: 'listGroupInvites',
  route: 'GET /groups/:id/invites',
  tag,
  auth: 'customer',
  summary: 'List the invites of a group, newest first, at most 50. For admins',
  input: byId,
  output: z.object({ items: z.array(groupInvite) }),
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const revokeGroupInvite = endpoint({
  id: 'revokeGroupInvite',
  route: 'DELETE /groups/:id/invites/:inviteId',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Revoke an invite: its link no longer works. For admins',
  input: byId.extend({ inviteId: id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const getGroupInvite = endpoint({
  id: 'getGroupInvite',
  route: 'GET /group-invites/:token',
  tag,
  auth: 'guest',
  summary: 'Get the group that an invite is for',
  input: z.object({ token: inviteToken }),
  output: z.object({ name: z.string(), members: z.int(), expiresAt: time }),
  refusals: ['NOT_FOUND', 'INVITE_IS_SPENT'],
})
export const acceptGroupInvite = endpoint({
  id: 'acceptGroupInvite',
  route: 'PUT /group-invites/:token',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary:
    'Join a group with an invite. Refused for people who were removed from it, or if there is a block between the caller and a member',
  input: z.object({ token: inviteToken }),
  output: group,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'INVITE_IS_SPENT', 'GROUP_IS_FULL', 'TOO_MANY_GROUPS', 'ACCOUNT_IS_SUSPENDED'],
})
