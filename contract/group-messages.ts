import { z } from 'zod'
import { boxes, conversation } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, text, time } from './fields.ts'
import { group, groupCard, groupMessage } from './groups.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals } from './media.ts'
import { messageLimits } from './rate-limits.ts'

export const inboxItem = z.object({ conversation: conversation.nullable(), group: groupCard.nullable() }).meta({ id: 'InboxItem' })
export type InboxItem = z.infer<typeof inboxItem>

const tag = 'Groups'
const byId = z.object({ id })
const page = { limit, cursor: cursor.optional() }

export const listInbox = endpoint({
  id: 'listInbox',
  route: 'GET /inbox',
  tag,
  auth: 'customer',
  summary: 'List the conversations and groups of a box, latest message first, and how many requests are waiting',
  input: z.object({ box: z.enum(boxes).default('inbox'), ...page }),
  output: z.object({ items: z.array(inboxItem), requests: z.int(), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const listGroupMessages = endpoint({
  id: 'listGroupMessages',
  route: 'GET /groups/:id/messages',
  tag,
  auth: 'customer',
  summary: 'Get a group, and its messages since the caller joined, newest first; none while the caller is only invited',
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
  summary: "Write to a group: text, and a picture, a product or one of the caller's own lifts with it",
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
  summary: "Delete the caller's own message for everyone; the group still sees that there was one",
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
