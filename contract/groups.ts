import { z } from 'zod'
import { directMessage } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { id, messageOnly, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { handle, person } from './people.ts'
import { communityLimits, groupLimits } from './rate-limits.ts'

export const groupRoles = ['admin', 'member'] as const
export type GroupRole = (typeof groupRoles)[number]

/** What can happen in a group. `succeeded`: a member became admin because the last one left. */
export const groupEvents = [
  'created',
  'added',
  'joined',
  'left',
  'removed',
  'renamed',
  'locked',
  'unlocked',
  'promoted',
  'demoted',
  'succeeded',
] as const
export type GroupEventKind = (typeof groupEvents)[number]

const groupEvent = z
  .object({ kind: z.enum(groupEvents), person: person.nullable(), name: z.string().nullable() })
  .meta({ id: 'GroupEvent' })

/** A message in a group, or a line about something that happened in it. */
export const groupMessage = directMessage
  .omit({ story: true })
  .extend({ author: person, event: groupEvent.nullable() })
  .meta({ id: 'GroupMessage' })
export type GroupMessage = z.infer<typeof groupMessage>

/** The first words of a group's newest message. */
const groupMessageStart = groupMessage
  .pick({ isMine: true, author: true, event: true, text: true, attachment: true, isDeleted: true, isRemoved: true, createdAt: true })
  .meta({ id: 'GroupMessageStart' })

const groupBase = z.object({ id, name: z.string(), members: z.int(), isMuted: z.boolean() })

/** A group in a list. */
export const groupCard = groupBase
  .extend({ unread: z.int(), invitedBy: person.nullable(), last: groupMessageStart.nullable(), at: time })
  .meta({ id: 'GroupCard' })
export type GroupCard = z.infer<typeof groupCard>

/**
 * A group as the caller sees it. `invited`: the number of open invitations, for members. `blocked`: members whom the caller has blocked.
 */
export const group = groupBase
  .extend({
    invited: z.int(),
    state: z.enum(['member', 'invited']),
    role: z.enum(groupRoles),
    isLocked: z.boolean(),
    invitedBy: person.nullable(),
    blocked: z.array(person),
  })
  .meta({ id: 'Group' })
export type Group = z.infer<typeof group>

const tag = 'Groups'
const byId = z.object({ id })
const name = text(1, limits.group.name)
/** The handles of people to put into a group. */
export const groupPeople = z
  .array(handle)
  .min(1)
  .max(limits.group.membersMax - 1)

export const createGroup = endpoint({
  id: 'createGroup',
  route: 'POST /groups',
  rateLimits: [...communityLimits, ...groupLimits],
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary: 'Create a group with people the caller may write to: followers of the caller are added, others are invited',
  input: z.object({ name, people: groupPeople }),
  output: group,
  refusals: ['TOO_MANY_GROUPS', 'TOO_MANY_CONVERSATIONS', 'ACCOUNT_IS_SUSPENDED', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
export const changeGroup = endpoint({
  id: 'changeGroup',
  route: 'PATCH /groups/:id',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Rename a group, or lock it so that only admins can write: only the fields sent. For admins',
  input: byId.extend({ name: name.optional(), isLocked: z.boolean().optional() }),
  output: group,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const muteGroup = endpoint({
  id: 'muteGroup',
  route: 'PUT /groups/:id/mute',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Mute a group: its messages are neither counted in the header nor pushed',
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const unmuteGroup = endpoint({
  id: 'unmuteGroup',
  route: 'DELETE /groups/:id/mute',
  tag,
  auth: 'customer',
  summary: 'Unmute a group',
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const joinGroup = endpoint({
  id: 'joinGroup',
  route: 'PUT /groups/:id/membership',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Accept the invitation to a group',
  input: byId,
  output: group,
  refusals: ['NOT_FOUND', 'TOO_MANY_GROUPS', 'ACCOUNT_IS_SUSPENDED'],
})
export const leaveGroup = endpoint({
  id: 'leaveGroup',
  route: 'DELETE /groups/:id/membership',
  tag,
  auth: 'customer',
  summary: 'Leave a group, or decline the invitation to it; when the last member leaves, the group is deleted',
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
