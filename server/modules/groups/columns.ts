import type { GroupEventKind } from '#contract/groups.ts'
import type { Person } from '#contract/people.ts'
import { json, nullable, type Row, textOf } from '#server/db/types.ts'
import { messageColumns } from '#server/modules/conversations/conversations.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'

/** A message of a group with its author, or an event with the person who caused it and the person it's about. */
export const groupMessageColumns = {
  ...messageColumns,
  event: nullable(textOf<GroupEventKind>()),
  author: json<Person>(),
  subject: nullable(json<Person>()),
} as const
export type GroupMessageRow = Row<typeof groupMessageColumns>

/** A person as JSON, from the aliases of their rows in `users` and `profiles`. */
export const personJson = (user: string, profile: string): string =>
  `json_build_object('id', ${user}.id, 'handle', ${user}.handle, 'name', ${profile}.name, 'avatar', ${user}.avatar)`

/** Joins the author (`a`, `ap`) and the subject (`s`, `sp`) of the message `m`. */
export const joinPeople = `
  join users a on a.id = m.sender_id join profiles ap on ap.user_id = m.sender_id
  left join users s on s.id = m.subject_id left join profiles sp on sp.user_id = m.subject_id`

/** The query for `groupMessageColumns`. */
export const selectGroupMessages = `
  select m.id, m.sender_id, m.text, m.attachment, m.picture, m.product_id, r.id as record_id, null::uuid as story_id, r.lift, r.measure, r.value, r.performed_on,
    r.note, r.flag, m.link_kind, m.link_key, m.created_at, m.deleted_at is not null as is_deleted, m.removed_at is not null as is_removed, m.event,
    ${personJson('a', 'ap')} as author, case when s.id is not null then ${personJson('s', 'sp')} end as subject
  from group_messages m ${joinPeople} left join records r on r.id = m.record_id and r.removed_at is null`

/** Whether a member sees the message `m` of their group: no block separates them from its author or from the person it's about. */
export const isShownTo = (user: string): string =>
  `not ${blocked('m.sender_id', user)} and (m.subject_id is null or not ${blocked('m.subject_id', user)})`

/**
 * Whether a person is notified of messages from this sender: they aren't the sender, no block separates the two, and the sender isn't
 * muted.
 */
const hears = (user: string, sender: string): string =>
  `${user} <> ${sender} and not ${blocked(user, sender)} and not exists (select from mutes x where x.muter_id = ${user} and x.muted_id = ${sender})`

const recountedMax = 100

/**
 * Whether a message counts as unread for a person. Messages of others do; of the events, the group's creation and the person's own
 * addition.
 */
export const counts = (user: string, { sender, event, subject }: Record<'sender' | 'event' | 'subject', string>): string =>
  `coalesce(${event} is null or ${event} = 'created' or (${event} = 'added' and ${subject} = ${user}), false) and ${hears(user, sender)}`
const ofMessage = { sender: 'm.sender_id', event: 'm.event', subject: 'm.subject_id' }

/** SQL from `from` on: the unread messages `m` after a time, in the group of a member's row `c`. */
const unreadAfter = (after: string): string => `
  from group_messages m where m.group_id = c.group_id and m.created_at > ${after} and m.created_at >= c.joined_at and m.deleted_at is null
    and ${counts('c.user_id', ofMessage)}`

/** The number of unread messages after a time, in the group of a member's row `c`. */
export const countUnread = (after: string): string => `
  (select count(*)::int ${unreadAfter(after)})`

/**
 * The number of unread messages in the group of a member's row `c` without one message (a parameter that counts as at most one). Whether
 * its sender was muted when it was written isn't stored, so small numbers are recounted; for larger ones, one is subtracted, which costs
 * the same however many there are.
 */
export const countUnreadWithout = (message: string, of: Parameters<typeof counts>[1]): string => `
  case when c.unread > ${recountedMax} then c.unread - (${counts('c.user_id', of)})::int
    else least(c.unread, (select count(*)::int from (select ${unreadAfter('c.read_until')} and m.id <> ${message} limit ${recountedMax}) u)) end`
