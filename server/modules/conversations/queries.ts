import type { Attachment, MessageSource } from '#contract/conversations.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'
import { blocked, follows } from '#server/modules/visibility/visibility.ts'
import { isShownTo, messageColumns, selectMessages } from './columns.ts'

export type State = 'inbox' | 'request' | 'declined'
const state = textOf<State>()

/** A page of a person's box, without conversations that they deleted or with a block in either direction. */
export const boxKeys = statement(
  'conversations.box',
  { user: 'uuid', state, at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select c.conversation_id as id, c.last_at as at from conversation_members c
  where c.user_id = $1 and c.state = $2 and c.last_at is not null and (c.last_at, c.conversation_id) < ($3, $4)
    and not ${blocked('c.user_id', 'c.other_id')}
  order by c.last_at desc, c.conversation_id desc limit $5`,
)

/** Conversations with the newest message that the person hasn't deleted. */
export const conversationsById = statement(
  'conversations.byId',
  { ids: 'uuid[]', user: 'uuid' },
  {
    id: 'uuid',
    person_id: 'uuid',
    handle: 'text',
    name: 'text',
    avatar: 'text?',
    unread: 'int4',
    at: 'timestamptz',
    is_muted: 'bool',
    sender_id: 'uuid?',
    text: 'text?',
    attachment: nullable(textOf<Attachment>()),
    is_deleted: 'bool?',
    is_removed: 'bool?',
    created_at: 'timestamptz?',
  },
  `
  select c.conversation_id as id, u.id as person_id, u.handle, p.name, u.avatar, c.unread, c.last_at as at,
    exists (select from mutes x where x.muter_id = $2 and x.muted_id = c.other_id) as is_muted,
    l.sender_id, l.text, l.attachment, l.is_deleted, l.is_removed, l.created_at
  from conversation_members c join users u on u.id = c.other_id join profiles p on p.user_id = c.other_id
    left join lateral (
      select m.sender_id, left(m.text, 200) as text, m.attachment, m.deleted_at is not null as is_deleted,
        m.removed_at is not null as is_removed, m.created_at
      from conversation_messages m where m.conversation_id = c.conversation_id and m.created_at > c.cleared_until and ${isShownTo('$2')}
      order by m.created_at desc, m.id desc limit 1) l on true
  where c.user_id = $2 and c.conversation_id = any($1) and c.last_at is not null`,
)

/** Counts requests up to a hundred, the highest number shown. */
export const countRequests = statement(
  'conversations.requests',
  { user: 'uuid' },
  { count: 'int4' },
  `
  select count(*)::int as count from (
    select from conversation_members c where c.user_id = $1 and c.state = 'request' and c.last_at is not null
      and not ${blocked('c.user_id', 'c.other_id')} limit 100) r`,
)

const standingColumns = {
  conversation_id: 'uuid?',
  state: nullable(state),
  unread: 'int4',
  cleared_until: 'timestamptz?',
  is_listed: 'bool',
  other_state: nullable(state),
  other_read_until: 'timestamptz?',
  shows_seen: 'bool',
  messages_from: textOf<MessageSource>(),
  /** Whether the other follows the person. */
  is_followed: 'bool',
  /** The number of the person's messages without an answer, up to `max`. */
  unanswered: 'int4',
} as const
export type WritingFacts = Row<typeof standingColumns>
/** The person's conversation with another, if any, and the facts that decide whether they may write. */
export const writingFacts = statement(
  'conversations.standing',
  { user: 'uuid', other: 'uuid', max: 'int8' },
  standingColumns,
  `
  select c.id as conversation_id, m.state, coalesce(m.unread, 0) as unread, nullif(m.cleared_until, '-infinity') as cleared_until,
    m.last_at is not null as is_listed, o.state as other_state, nullif(o.read_until, '-infinity') as other_read_until,
    p.read_receipts and coalesce((select s.read_receipts from profiles s where s.user_id = $1), true) as shows_seen, p.messages_from,
    ${follows('p.user_id', '$1')} as is_followed,
    case when o.state <> 'inbox' then (select count(*)::int from (
      select from conversation_messages x where x.conversation_id = c.id and x.sender_id = $1 limit $3) x) else 0 end as unanswered
  from profiles p
    left join conversations c on c.low_id = least($1::uuid, $2::uuid) and c.high_id = greatest($1::uuid, $2::uuid)
    left join conversation_members m on m.conversation_id = c.id and m.user_id = $1
    left join conversation_members o on o.conversation_id = c.id and o.user_id = $2
  where p.user_id = $2`,
)

export const messageKeys = statement(
  'conversations.messages',
  { conversation: 'uuid', user: 'uuid', clearedUntil: 'timestamptz', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select m.id, m.created_at as at from conversation_messages m
  where m.conversation_id = $1 and m.created_at > $3 and (m.created_at, m.id) < ($4, $5) and ${isShownTo('$2')}
  order by m.created_at desc, m.id desc limit $6`,
)
/** The messages by a person that the user still has. Works despite blocks, so they can be reported. */
export const receivedKeys = statement(
  'conversations.received',
  { user: 'uuid', handle: 'text', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select m.id, m.created_at as at from users u
    join conversation_members c on c.user_id = $1 and c.other_id = u.id
      join conversation_messages m on m.conversation_id = c.conversation_id
  where u.handle = $2 and m.sender_id = u.id and m.created_at > c.cleared_until and (m.created_at, m.id) < ($3, $4)
    and not m.hidden_from_receiver and m.deleted_at is null and m.removed_at is null
  order by m.created_at desc, m.id desc limit $5`,
)
export const messagesById = statement(
  'conversations.messagesById',
  { ids: 'uuid[]' },
  messageColumns,
  `${selectMessages} where m.id = any($1)`,
)
