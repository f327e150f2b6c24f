import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, time } from './fields.ts'
import { person } from './profiles.ts'

export const notificationKinds = ['follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Something that happened to a member. Several of a kind about one thing are one, as long as it's unread. */
export const notification = z
  .object({
    id,
    kind: z.enum(notificationKinds),
    /** The last three; none where the shop's moderators did it. */
    people: z.array(person),
    /** How many people did it. */
    total: z.int(),
    postId: id.nullable(),
    isRead: z.boolean(),
    at: time,
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

const tag = 'Notifications'

export const listNotifications = endpoint({
  id: 'listNotifications',
  route: 'GET /notifications',
  tag,
  auth: 'customer',
  summary: 'List what happened to the caller, the newest first, and how much of it is unread',
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(notification), unread: z.int(), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const readNotifications = endpoint({
  id: 'readNotifications',
  route: 'PUT /notifications/read',
  tag,
  auth: 'customer',
  summary: 'Mark as read what happened up to a time; what came later stays unread',
  input: z.object({ until: time }),
  output: z.object({ unread: z.int() }),
  refusals: [],
})
