import type { Attachment } from '#contract/conversations.ts'
import type { GroupEventKind, GroupRole } from '#contract/groups.ts'
import type { Person } from '#contract/people.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, type Row, textOf } from '#server/db/types.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'
import { groupMessageColumns, isShownTo, joinPeople, personJson, selectGroupMessages } from './columns.ts'

export type MemberState = 'member' | 'invited'

/** Who invited the member `m`, if anyone. */
const joinInviter = `left join users i on i.id = m.invited_by left join profiles ip on ip.user_id = m.invited_by`
const inviter = `case when i.id is not null and m.state = 'invited' then ${personJson('i', 'ip')} end as invited_by`
/**
 * Whether the row `m` of a member lets them see the group. It doesn't if they declined the invitation, or if a block separates them from
 * the person who invited them.
 */
const hasGroup = `m.declined_at is null and (m.state = 'member' or (m.state = 'invited' and (m.invited_by is null or not ${blocked('m.user_id', 'm.invited_by')})))`

const groupColumns = {
  id: 'uuid',
  name: 'text',
  members: 'int4',
  seats: 'int4',
  is_locked: 'bool',
  state: textOf<MemberState>(),
  role: textOf<GroupRole>(),
  is_muted: 'bool',
  unread: 'int4',
  joined_at: 'timestamptz',
  invited_by: nullable(json<Person>()),
  blocked: json<Person[]>(),
} as const
export type GroupRow = Row<typeof groupColumns>
/** A group that a person is in or invited to, with its members whom they have blocked. */
export const findGroup = statement(
  'groups.find',
  { id: 'uuid', user: 'uuid' },
  groupColumns,
  `
  select g.id, g.name, g.members, g.places as seats, g.is_locked, m.state, m.role, m.is_muted, m.unread, m.joined_at, ${inviter},
    (select coalesce(json_agg(${personJson('u', 'p')} order by p.name, u.id), '[]') from group_members o join blocks b on b.blocker_id = $2 and b.blocked_id = o.user_id
      join users u on u.id = o.user_id join profiles p on p.user_id = o.user_id where o.group_id = $1 and o.state = 'member') as blocked
  from group_members m join group_chats g on g.id = m.group_id ${joinInviter}
  where m.group_id = $1 and m.user_id = $2 and ${hasGroup}`,
)

/**
 * A page of a person's conversations and groups, newest first, without those that a block hides; each branch reads a range of its index.
 * `state` is that of conversations, `groupState` that of groups: `member` for the inbox, otherwise `invited`.
 */
export const inboxKeys = statement(
  'groups.inbox',
  { user: 'uuid', state: textOf<'inbox' | 'request'>(), groupState: textOf<MemberState>(), at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select k.id, k.at from (
    (select c.conversation_id as id, c.last_at as at from conversation_members c
    where c.user_id = $1 and c.state = $2 and c.last_at is not null and (c.last_at, c.conversation_id) < ($4, $5) and not ${blocked('c.user_id', 'c.other_id')}
    order by c.last_at desc, c.conversation_id desc limit $6)
    union all
    (select m.group_id as id, m.last_at as at from group_members m
    where m.user_id = $1 and m.state = $3 and (m.last_at, m.group_id) < ($4, $5) and ${hasGroup}
    order by m.last_at desc, m.group_id desc limit $6)) k
  order by k.at desc, k.id desc limit $6`,
)
/** Counts message requests and invitations, up to a hundred each. */
export const countRequests = statement(
  'groups.requests',
  { user: 'uuid' },
  { count: 'int4' },
  `
  select (select count(*)::int from (
      select from conversation_members c where c.user_id = $1 and c.state = 'request' and c.last_at is not null and not ${blocked('c.user_id', 'c.other_id')} limit 100) r)
    + (select count(*)::int from (select from group_members m where m.user_id = $1 and m.state = 'invited' and ${hasGroup} limit 100) r) as count`,
)

const cardColumns = {
  id: 'uuid',
  name: 'text',
  members: 'int4',
  is_muted: 'bool',
  unread: 'int4',
  at: 'timestamptz',
  invited_by: nullable(json<Person>()),
  sender_id: 'uuid?',
  author: nullable(json<Person>()),
  event: nullable(textOf<GroupEventKind>()),
  subject: nullable(json<Person>()),
  text: 'text?',
  attachment: nullable(textOf<Attachment>()),
  is_deleted: 'bool?',
  is_removed: 'bool?',
  created_at: 'timestamptz?',
} as const
export type CardRow = Row<typeof cardColumns>
/** Groups with the newest message that the person sees. */
export const groupsById = statement(
  'groups.byId',
  { ids: 'uuid[]', user: 'uuid' },
  cardColumns,
  `
  select g.id, g.name, g.members, m.is_muted, m.unread, m.last_at as at, ${inviter},
    l.sender_id, l.author, l.event, l.subject, l.text, l.attachment, l.is_deleted, l.is_removed, l.created_at
  from group_members m join group_chats g on g.id = m.group_id ${joinInviter}
    left join lateral (
      select n.sender_id, ${personJson('a', 'ap')} as author, n.event, case when s.id is not null then ${personJson('s', 'sp')} end as subject, left(n.text, 200) as text,
        n.attachment, n.deleted_at is not null as is_deleted, n.removed_at is not null as is_removed, n.created_at
      from (select m.* from group_messages m where m.group_id = g.id and m.created_at >= (select k.joined_at from group_members k where k.group_id = g.id and k.user_id = $2)
        and ${isShownTo('$2')} order by m.created_at desc, m.id desc limit 1) n
        ${joinPeople.replaceAll(' m.', ' n.')}) l on m.state = 'member'
  where m.user_id = $2 and m.group_id = any($1)`,
)

export const messageKeys = statement(
  'groups.messages',
  { group: 'uuid', user: 'uuid', since: 'timestamptz', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select m.id, m.created_at as at from group_messages m
  where m.group_id = $1 and m.created_at >= $3 and (m.created_at, m.id) < ($4, $5) and ${isShownTo('$2')}
  order by m.created_at desc, m.id desc limit $6`,
)
export const messagesById = statement(
  'groups.messagesById',
  { ids: 'uuid[]' },
  groupMessageColumns,
  `${selectGroupMessages} where m.id = any($1)`,
)

/** The members, admins first, then the invited, without people who blocked the viewer. */
export const membersOf = statement(
  'groups.members',
  { group: 'uuid', viewer: 'uuid' },
  { id: 'uuid', handle: 'text', name: 'text', avatar: 'text?', role: textOf<GroupRole>(), is_invited: 'bool', is_blocked: 'bool' },
  `
  select u.id, u.handle, p.name, u.avatar, m.role, m.state = 'invited' as is_invited,
    exists (select from blocks b where b.blocker_id = $2 and b.blocked_id = m.user_id) as is_blocked
  from group_members m join users u on u.id = m.user_id join profiles p on p.user_id = m.user_id
  where m.group_id = $1 and m.state in ('member', 'invited') and not exists (select from blocks b where b.blocker_id = m.user_id and b.blocked_id = $2)
  order by m.state = 'invited', m.role, m.joined_at, u.id`,
)
