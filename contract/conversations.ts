import { z } from 'zod'
import { textLink } from './comments.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals } from './media.ts'
import { handle, person, relation } from './people.ts'
import { linkPreview, postPicture, taggedProduct } from './post.ts'
import { communityLimits, messageLimits } from './rate-limits.ts'
import { record } from './records.ts'
import { storyReference } from './stories.ts'

export const attachments = ['picture', 'product', 'record', 'story'] as const
export type Attachment = (typeof attachments)[number]

/** A message from one person to another. Attachments are shown only while they exist. */
export const directMessage = z
  .object({
    id,
    /** Whether the caller wrote it. */
    isMine: z.boolean(),
    text: z.string(),
    /** The links in the text, in order. */
    links: z.array(textLink),
    attachment: z.enum(attachments).nullable(),
    picture: postPicture.nullable(),
    product: taggedProduct.nullable(),
    record: record.nullable(),
    /** The story that it replies to, while the caller may see it. */
    story: storyReference.nullable(),
    /** A preview of the text's first URL of our own, if the caller may see its target. */
    preview: linkPreview.nullable(),
    /** The author has deleted it for both people. */
    isDeleted: z.boolean(),
    /** Moderators took it down. */
    isRemoved: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'DirectMessage' })
export type DirectMessage = z.infer<typeof directMessage>

export const boxes = ['inbox', 'requests'] as const
export type Box = (typeof boxes)[number]

/** The first words of a message. */
const messageStart = directMessage
  .pick({ isMine: true, text: true, attachment: true, isDeleted: true, isRemoved: true, createdAt: true })
  .meta({ id: 'MessageStart' })

/** A conversation of two people in a list. */
export const conversation = z
  .object({
    person,
    /** The number of messages the caller hasn't read. */
    unread: z.int(),
    isMuted: z.boolean(),
    /** The newest message that the caller hasn't deleted. */
    last: messageStart.nullable(),
    at: time,
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversation>

/** Whether the caller may write: `closed`, the person takes no messages from them; `unanswered`, the person has to answer first. */
export const writingStates = ['open', 'closed', 'unanswered'] as const

const tag = 'Messages'
const byHandle = z.object({ handle })
const byId = z.object({ id })
const page = { limit, cursor: cursor.optional() }

export const listConversations = endpoint({
  id: 'listConversations',
  route: 'GET /conversations',
  tag,
  auth: 'customer',
  summary: 'List the conversations of a box, latest message first, and how many requests are waiting',
  input: z.object({ box: z.enum(boxes).default('inbox'), ...page }),
  output: z.object({ items: z.array(conversation), requests: z.int(), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const listMessages = endpoint({
  id: 'listMessages',
  route: 'GET /people/:handle/messages',
  tag,
  auth: 'customer',
  summary: 'List what the caller and a person wrote to each other, newest first',
  input: byHandle.extend(page),
  output: z.object({
    person,
    relation,
    /** The caller's folder with the conversation; null if it's in none yet. */
    box: z.enum(boxes).nullable(),
    writing: z.enum(writingStates),
    /** The time up to which the person has read, if both allow read receipts. */
    seenUntil: time.nullable(),
    unread: z.int(),
    items: z.array(directMessage),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const listReceivedMessages = endpoint({
  id: 'listReceivedMessages',
  route: 'GET /people/:handle/received-messages',
  tag,
  auth: 'customer',
  summary: 'List what a person wrote to the caller, newest first, to report it; even if one of the two has blocked the other',
  input: byHandle.extend(page),
  output: z.object({ items: z.array(directMessage), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const sendMessage = endpoint({
  id: 'sendMessage',
  route: 'POST /people/:handle/messages',
  rateLimits: messageLimits,
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary:
    "Write to a person: text, and a picture, a product, one of the caller's own lifts or the story it answers with it. Replying to a message request accepts it",
  input: byHandle.extend({
    text: multiline(0, limits.message.text).default(''),
    picture: z.strictObject({ url: mediaUrl, alt: text(0, limits.upload.alt).default('') }).optional(),
    productId: id.optional(),
    recordId: id.optional(),
    storyId: id.optional(),
  }),
  output: directMessage,
  refusals: [
    'NOT_FOUND',
    'NOT_ALLOWED',
    'MESSAGES_ARE_CLOSED',
    'MESSAGE_IS_UNANSWERED',
    'TOO_MANY_CONVERSATIONS',
    'ACCOUNT_IS_SUSPENDED',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
    ...pictureRefusals,
  ],
})
export const readMessages = endpoint({
  id: 'readMessages',
  route: 'PUT /people/:handle/messages/read',
  tag,
  auth: 'customer',
  summary: 'Mark what a person wrote up to a time as read; later messages stay unread',
  input: byHandle.extend({ until: time }),
  output: z.object({ unread: z.int() }),
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const deleteConversation = endpoint({
  id: 'deleteConversation',
  route: 'DELETE /people/:handle/messages',
  tag,
  auth: 'customer',
  summary: 'Delete a conversation for the caller; the other person still has it',
  input: byHandle,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const acceptMessageRequest = endpoint({
  id: 'acceptMessageRequest',
  route: 'PUT /message-requests/:handle',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Accept a message request: the conversation moves to the inbox',
  input: byHandle,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const declineMessageRequest = endpoint({
  id: 'declineMessageRequest',
  route: 'DELETE /message-requests/:handle',
  tag,
  auth: 'customer',
  summary: "Decline a message request; the sender isn't notified, and what they write from then on isn't shown",
  input: byHandle,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const unsendMessage = endpoint({
  id: 'unsendMessage',
  route: 'DELETE /messages/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own message for both; both still see that there was one",
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const hideMessage = endpoint({
  id: 'hideMessage',
  route: 'PUT /messages/:id/hidden',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Delete a message for the caller; the other person still has it',
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})

export const messageSources = ['everyone', 'following', 'nobody'] as const
export type MessageSource = (typeof messageSources)[number]
/** `from`: who may start a conversation with the caller; `following`: people the caller follows. */
export const messageSettings = z.object({ from: z.enum(messageSources), readReceipts: z.boolean() }).meta({ id: 'MessageSettings' })
export type MessageSettings = z.infer<typeof messageSettings>

export const getMessageSettings = endpoint({
  id: 'getMessageSettings',
  route: 'GET /message-settings',
  tag,
  auth: 'customer',
  summary: 'Get who may write to the caller, and whether others see what they have read',
  input: z.object({}),
  output: messageSettings,
  refusals: [],
})
export const changeMessageSettings = endpoint({
  id: 'changeMessageSettings',
  route: 'PATCH /message-settings',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Update the message settings: only the fields sent. Conversations in the inbox stay open',
  input: z.object(messageSettings.shape).partial(),
  output: messageSettings,
  refusals: [],
})
