import type { Attachment } from '#contract/conversations.ts'
import type { GroupEventKind } from '#contract/groups.ts'
import type { LinkKind, PostPicture } from '#contract/post.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'
import { isReported } from '#server/modules/conversations/conversations.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'
import { counts, countUnread, countUnreadWithout } from './columns.ts'

/** The lock that every change of a group, its members or unread counts takes first. */
export const lockGroup = statement(
  'groups.lock',
  { id: 'uuid' },
  { id: 'uuid' },
  `select id from group_chats where id = $1 for no key update`,
)
/**
 * Locks the group of a message that a person wrote or may have read, despite blocks and after they have left, so that they can report it.
 */
export const lockOfMessage = statement(
  'groups.lockOfMessage',
  { id: 'uuid', user: 'uuid' },
  { group_id: 'uuid' },
  `
  select g.id as group_id from group_messages m join group_chats g on g.id = m.group_id join group_members c on c.group_id = g.id and c.user_id = $2
  where m.id = $1 and m.event is null and (m.sender_id = $2 or (c.state <> 'invited' and m.created_at >= c.joined_at)) for no key update of g`,
)

export const insertGroup = statement(
  'groups.insert',
  { id: 'uuid', name: 'text', now: 'timestamptz' },
  {},
  `insert into group_chats (id, name, last_at, created_at) values ($1, $2, $3, $3)`,
)
/** Renames and locks a group; null changes nothing. */
export const changeGroup = statement(
  'groups.change',
  { id: 'uuid', name: 'text?', isLocked: 'bool?' },
  {},
  `update group_chats set name = coalesce($2, name), is_locked = coalesce($3, is_locked) where id = $1`,
)

/** Adds a message or an event to a locked group. The author of a message has read everything before it. */
export const insertMessage = statement(
  'groups.insertMessage',
  {
    id: 'uuid',
    group: 'uuid',
    sender: 'uuid',
    event: nullable(textOf<GroupEventKind>()),
    subject: 'uuid?',
    text: 'text',
    attachment: nullable(textOf<Attachment>()),
    picture: nullable(jsonb<PostPicture>()),
    product: 'uuid?',
    record: 'uuid?',
    link_kind: nullable(textOf<LinkKind>()),
    link_key: 'text?',
    now: 'timestamptz',
  },
  {},
  `
  with later as (
    update group_chats set last_at = greatest($13, last_at + interval '1 millisecond') where id = $2 returning last_at),
    counted as (
      update group_members c set last_at = l.last_at,
        unread = case when c.user_id = $3 and $4::text is null then 0
          else c.unread + (${counts('c.user_id', { sender: '$3::uuid', event: '$4::text', subject: '$5::uuid' })})::int end,
        read_until = case when c.user_id = $3 and $4::text is null then l.last_at else c.read_until end
      from later l where c.group_id = $2 and c.state = 'member' and not ${blocked('c.user_id', '$3::uuid')})
  insert into group_messages (id, group_id, sender_id, event, subject_id, text, attachment, picture, product_id, record_id, link_kind, link_key, created_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, last_at from later`,
)

/** Marks messages of a locked group as read, at most up to its newest one, and recounts the unread ones after that. */
export const markRead = statement(
  'groups.read',
  { group: 'uuid', user: 'uuid', until: 'timestamptz' },
  { unread: 'int4', was: 'int4' },
  `
  with upto as (
    select greatest(c.read_until, least($3, g.last_at)) as at, c.unread as was from group_chats g join group_members c on c.group_id = g.id and c.user_id = $2 where g.id = $1)
  update group_members c set read_until = u.at, unread = ${countUnread('u.at')}
  from upto u where c.group_id = $1 and c.user_id = $2 returning c.unread, u.was`,
)
/** Recounts what is unread in locked groups, for those with something unread. */
export const recount = statement(
  'groups.recount',
  { groups: 'uuid[]' },
  {},
  `update group_members c set unread = ${countUnread('c.read_until')} where c.group_id = any($1) and c.unread > 0`,
)

/** Locks the groups that two people share, so that a message that is being sent is counted before or after, not beside. */
export const lockShared = statement(
  'groups.lockShared',
  { one: 'uuid', other: 'uuid' },
  { id: 'uuid' },
  `
  select g.id from group_chats g where g.id in (
    select a.group_id from group_members a join group_members b on b.group_id = a.group_id and b.user_id = $2
    where a.user_id = $1 and a.state = 'member' and b.state = 'member')
  order by g.id for no key update`,
)
/** Recounts what is unread for two people in locked groups; `evenRead`: also where nothing was unread, as there may be something now. */
export const recountFor = statement(
  'groups.recountFor',
  { groups: 'uuid[]', people: 'uuid[]', evenRead: 'bool' },
  {},
  `
  update group_members c set unread = ${countUnread('c.read_until')}
  where c.group_id = any($1) and c.user_id = any($2) and (c.unread > 0 or $3)`,
)

/** Deletes the person's own message. Its content is cleared unless it was reported, for moderators. It no longer counts as unread. */
export const deleteMessage = statement(
  'groups.deleteMessage',
  { id: 'uuid', sender: 'uuid', now: 'timestamptz' },
  { is_reported: 'bool' },
  `
  with gone as (
    update group_messages m set deleted_at = $3, text = case when ${isReported} then m.text else '' end,
      attachment = case when ${isReported} then m.attachment end, picture = case when ${isReported} then m.picture end,
      product_id = case when ${isReported} then m.product_id end, record_id = case when ${isReported} then m.record_id end,
      link_kind = case when ${isReported} then m.link_kind end, link_key = case when ${isReported} then m.link_key end
    where m.id = $1 and m.sender_id = $2 and m.deleted_at is null returning m.group_id, m.created_at, ${isReported} as is_reported),
    counted as (
      update group_members c set unread = ${countUnreadWithout('$1', { sender: '$2::uuid', event: 'null::text', subject: 'null::uuid' })}
      from gone g
      where c.group_id = g.group_id and c.user_id <> $2 and c.read_until < g.created_at and c.joined_at <= g.created_at and c.unread > 0)
  select is_reported from gone`,
)
/** The pictures of a group's messages, except those that were reported. */
export const picturesOf = statement(
  'groups.pictures',
  { group: 'uuid' },
  { id: 'uuid' },
  `select m.id from group_messages m where m.group_id = $1 and m.picture is not null and not ${isReported} order by m.id`,
)
/** Deletes the messages of a group without members, except those that were reported. */
export const emptyGroup = statement(
  'groups.empty',
  { group: 'uuid' },
  {},
  `delete from group_messages m where m.group_id = $1 and not ${isReported}`,
)
/** Deletes a group without members, unless one of its messages was reported. */
export const deleteGroup = statement(
  'groups.delete',
  { group: 'uuid' },
  {},
  `delete from group_chats g where g.id = $1 and g.members = 0 and not exists (select from group_messages m where m.group_id = g.id)`,
)
