import { z } from 'zod'
import { boxes, conversation, directMessage } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals } from './media.ts'
import { handle, person } from './people.ts'
import { communityLimits, messageLimits } from './rate-limits.ts'

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

/** A group as the caller has it. `blocked`: the people in it whom the caller has blocked. */
export const group = groupBase
  .extend({
    state: z.enum(['member', 'invited']),
    role: z.enum(groupRoles),
    isLocked: z.boolean(),
    invitedBy: person.nullable(),
    blocked: z.array(person),
  })
  .meta({ id: 'Group' })
export type Group = z.infer<typeof group>

export const inboxItem = z.object({ conversation: conversation.nullable(), group: groupCard.nullable() }).meta({ id: 'InboxItem' })
export type InboxItem = z.infer<typeof inboxItem>

const tag = 'Groups'
const byId = z.object({ id })
const page = { limit, cursor: cursor.optional() }
const name = text(1, limits.group.name)
const people = z
  .array(handle)
  .min(1)
  .max(limits.group.membersMax - 1)

export const listInbox = endpoint({
  id: 'listInbox',
  route: 'GET /inbox',
  tag,
  auth: 'customer',
  summary: 'List the conversations and groups of a box, the one with the newest message first, and how many requests wait',
  input: z.object({ box: z.enum(boxes).default('inbox'), ...page }),
  output: z.object({ items: z.array(inboxItem), requests: z.int(), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const createGroup = endpoint({
  id: 'createGroup',
  route: 'POST /groups',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary: 'Create a group with people whom the caller may write to: those who follow the caller are in it, others are invited',
  input: z.object({ name, people }),
  output: group,
  refusals: ['TOO_MANY_GROUPS', 'TOO_MANY_CONVERSATIONS', 'ACCOUNT_IS_SUSPENDED', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
export const changeGroup = endpoint({
  id: 'changeGroup',
  route: 'PATCH /groups/:id',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Rename a group, or lock it so that only admins write: only the fields sent. For admins',
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
  summary: 'Mute a group: its messages are not counted in the header, and not pushed',
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

export const listGroupMessages = endpoint({
  id: 'listGroupMessages',
  route: 'GET /groups/:id/messages',
  tag,
  auth: 'customer',
  summary: 'Get a group, and its messages since the caller joined, the newest first; none while the caller is only invited',
  input: byId.extend(page),
  output: z.object({ group, unread: z.int(), items: z.array(groupMessage), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const sendGroupMessage = endpoint({
  id: 'sendGroupMessage',
  route: 'POST /groups/:id/messages',
  rateLimits: messageLimits,
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary: "Write to a group: text, and a picture, a product or one of one's own lifts with it",
  input: byId.extend({
    text: multiline(0, limits.message.text).default(''),
    picture: z.strictObject({ url: mediaUrl, alt: text(0, limits.upload.alt).default('') }).optional(),
    productId: id.optional(),
    recordId: id.optional(),
  }),
  output: groupMessage,
  refusals: [
    'NOT_FOUND',
    'GROUP_IS_LOCKED',
    'ACCOUNT_IS_SUSPENDED',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
    ...pictureRefusals,
  ],
})
export const readGroupMessages = endpoint({
  id: 'readGroupMessages',
  route: 'PUT /groups/:id/messages/read',
  tag,
  auth: 'customer',
  summary: 'Mark the messages of a group up to a time as read; later ones stay unread',
  input: byId.extend({ until: time }),
  output: z.object({ unread: z.int() }),
  refusals: ['NOT_FOUND'],
})
export const deleteGroupMessage = endpoint({
  id: 'deleteGroupMessage',
  route: 'DELETE /group-messages/:id',
  tag,
  auth: 'customer',
  summary: "Delete one's own message for everyone; that it was there still shows",
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})

export const groupMember = person
  .extend({ role: z.enum(groupRoles), isSelf: z.boolean(), isInvited: z.boolean(), isBlocked: z.boolean() })
  .meta({ id: 'GroupMember' })
export type GroupMember = z.infer<typeof groupMember>

export const listGroupMembers = endpoint({
  id: 'listGroupMembers',
  route: 'GET /groups/:id/members',
  tag,
  auth: 'customer',
  summary: 'List who is in a group, admins first, then who is invited. People who have blocked the caller are left out',
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
    'Add people to a group: those who follow the caller and were never in it are in it, others are invited. In a locked one, for admins',
  input: byId.extend({ people }),
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
  summary: 'Make a member an admin, or an admin a member. For admins; one admin stays',
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
