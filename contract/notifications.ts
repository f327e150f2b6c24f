import { z } from 'zod'
import { tiers } from './challenges/tiers.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, time } from './fields.ts'
import { person } from './people.ts'
import { communityLimits, subscribeLinkLimits } from './rate-limits.ts'

export const notificationKinds = [
  'follow',
  'follow-request',
  'accepted',
  'reaction',
  'comment',
  'reply',
  'mention',
  'repost',
  'quote',
  'poll',
  'club-request',
  'club-accepted',
  'club-closed',
  'challenge',
  'challenge-cancelled',
  'challenge-workout',
  'scheduled-post',
  'moderation',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** A notification of a member. Unread ones of the same kind about the same thing are grouped. */
export const notification = z
  .object({
    id,
    kind: z.enum(notificationKinds),
    /** The last three people; empty if the shop's moderators or a club did it. For requests to join a club, those still open. */
    people: z.array(person),
    /** The number of people who did it. */
    total: z.int(),
    postId: id.nullable(),
    /** The club that people ask to join, or that has admitted the caller, decided about their content, or closed. */
    club: z.object({ slug: z.string(), name: z.string() }).nullable(),
    /** The challenge that has ended or was cancelled, or in which a workout doesn't count, and the caller's result in it. */
    challenge: z.object({ id, title: z.string(), result: z.enum(['none', ...tiers]) }).nullable(),
    /** The first words of the comment, of the post that mentions the caller, or of the caller's own that someone reacted to or reposted; null if there are none or the caller may not read them. */
    text: z.string().nullable(),
    /** What the caller can do about the one person: follow back, or answer their request. */
    action: z.enum(['follow-back', 'answer']).nullable(),
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
  summary: 'List the notifications, newest first, and how many notifications and conversations are unread',
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(notification), unread: z.int(), unreadConversations: z.int(), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const readNotifications = endpoint({
  id: 'readNotifications',
  route: 'PUT /notifications/read',
  tag,
  auth: 'customer',
  summary: 'Mark the notifications up to a time as read; later ones stay unread',
  input: z.object({ until: time }),
  output: z.object({ unread: z.int() }),
  refusals: [],
})

export const digestTimes = ['off', 'daily', 'weekly'] as const
export type DigestTime = (typeof digestTimes)[number]
const kindSetting = z.strictObject({ kind: z.enum(notificationKinds), inApp: z.boolean(), email: z.boolean() })
/** The caller's notification settings. Kinds that are off in the app aren't in digests either. */
export const notificationSettings = z
  .object({ digest: z.enum(digestTimes), kinds: z.array(kindSetting) })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof notificationSettings>

export const getNotificationSettings = endpoint({
  id: 'getNotificationSettings',
  route: 'GET /notifications/settings',
  tag,
  auth: 'customer',
  summary: 'Get the notification settings: which kinds come in the app and by email, and how often a digest comes',
  input: z.object({}),
  output: notificationSettings,
  refusals: [],
})
export const changeNotificationSettings = endpoint({
  id: 'changeNotificationSettings',
  route: 'PATCH /notifications/settings',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Update the notification settings: only the fields sent. Moderators' decisions always come in the app",
  input: z.object({ digest: z.enum(digestTimes).optional(), kinds: z.array(kindSetting).max(notificationKinds.length).optional() }),
  output: notificationSettings,
  refusals: [],
})
export const unsubscribeFromDigest = endpoint({
  id: 'unsubscribeFromDigest',
  route: 'POST /public/notifications/unsubscribe',
  rateLimits: subscribeLinkLimits,
  tag,
  auth: 'public',
  summary: 'Unsubscribe from digests, with the token of one',
  input: z.object({ token: z.string().max(200) }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
