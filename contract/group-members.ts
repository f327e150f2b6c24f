import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, messageOnly } from './fields.ts'
import { groupPeople, groupRoles } from './groups.ts'
import { handle, person } from './people.ts'
import { communityLimits } from './rate-limits.ts'

const tag = 'Groups'
const byId = z.object({ id })

export const groupMember = person
  .extend({ role: z.enum(groupRoles), isSelf: z.boolean(), isInvited: z.boolean(), isBlocked: z.boolean() })
  .meta({ id: 'GroupMember' })
export type GroupMember = z.infer<typeof groupMember>

export const listGroupMembers = endpoint({
  id: 'listGroupMembers',
  route: 'GET /groups/:id/members',
  tag,
  auth: 'customer',
  summary: 'List the members of a group, admins first, then invited people. People who have blocked the caller are left out',
  input: byId,
  output: z.object({ items: z.array(groupMember) }),
  refusals: ['NOT_FOUND'],
})
export const addGroupMembers = endpoint({
  id: 'addGroupMembers',
  route: 'POST /groups/:id/members',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary:
    'Add people to a group: followers of the caller who were never in it are added, others are invited. In a locked group, for admins',
  input: byId.extend({ people: groupPeople }),
  output: z.object({ added: z.int(), invited: z.int() }),
  refusals: ['NOT_FOUND', 'GROUP_IS_LOCKED', 'GROUP_IS_FULL', 'TOO_MANY_CONVERSATIONS', 'ACCOUNT_IS_SUSPENDED'],
})
const byMember = byId.extend({ handle })
export const changeGroupRole = endpoint({
  id: 'changeGroupRole',
  route: 'PUT /groups/:id/members/:handle/role',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Make a member an admin, or an admin a member. For admins; the last admin stays one',
  input: byMember.extend({ role: z.enum(groupRoles) }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const removeGroupMember = endpoint({
  id: 'removeGroupMember',
  route: 'DELETE /groups/:id/members/:handle',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Remove a member, who can no longer join by a link, or withdraw an invitation. For admins',
  input: byMember,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
