import type { Attachment, MessageSource } from '#contract/conversations.ts'
import type { LinkKind, PostPicture } from '#contract/post.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'
import { isReported } from './columns.ts'
import type { State } from './queries.ts'

const state = textOf<State>()
const pair = { user: 'uuid', other: 'uuid' } as const

/** The lock that every change of a conversation or its counts takes first. */
export const lockConversation = statement(
  'conversations.lock',
  pair,
  { id: 'uuid' },
  `select id from conversations where low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid) for no key update`,
)
/** Locks the conversation of a message that the person still has. */
export const lockOfMessage = statement(
  'conversations.lockOfMessage',
  { id: 'uuid', user: 'uuid' },
  { id: 'uuid', user_id: 'uuid', other_id: 'uuid' },
  `
  select c.id, o.user_id, o.other_id from conversation_messages m join conversations c on c.id = m.conversation_id
    join conversation_members o on o.conversation_id = c.id and o.user_id = $2
  where m.id = $1 and m.created_at > o.cleared_until for no key update of c`,
)

/** Serializes messages to strangers by one person, so that concurrent calls can't exceed the maximum. */
export const lockSender = statement(
  'conversations.lockSender',
  { user: 'uuid' },
  { joined_at: 'timestamptz' },
  `select joined_at from profiles where user_id = $1 for no key update`,
)
/** Counts the strangers they wrote to first, or invited to groups. */
export const countRequestsSent = statement(
  'conversations.countRequestsSent',
  { user: 'uuid', since: 'timestamptz' },
  { count: 'int4' },
  `
  select (select count(*)::int from conversation_members where user_id = $1 and asked_at > $2)
    + (select count(*)::int from group_asks where user_id = $1 and asked_at > $2) as count`,
)
/** Starts a conversation; does nothing if the other person started it concurrently. */
export const begin = statement(
  'conversations.begin',
  { id: 'uuid', ...pair, otherState: state, askedAt: 'timestamptz?', now: 'timestamptz' },
  {},
  `
  with made as (
    insert into conversations (id, low_id, high_id, last_at, created_at)
    values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), '-infinity', $6)
    on conflict (low_id, high_id) do nothing returning id)
  insert into conversation_members (conversation_id, user_id, other_id, state, asked_at)
  select id, $2::uuid, $3::uuid, 'inbox', $5::timestamptz from made union all select id, $3, $2, $4::text, null from made`,
)

/** Adds a message to a locked conversation. Messages to the sender count as read, and a request to them as accepted. */
export const insertMessage = statement(
  'conversations.insert',
  {
    id: 'uuid',
    conversation: 'uuid',
    sender: 'uuid',
    otherState: state,
    text: 'text',
    attachment: nullable(textOf<Attachment>()),
    picture: nullable(jsonb<PostPicture>()),
    product: 'uuid?',
    record: 'uuid?',
    story: 'uuid?',
    link_kind: nullable(textOf<LinkKind>()),
    link_key: 'text?',
    now: 'timestamptz',
  },
  {},
  `
  with later as (
    update conversations set last_at = greatest($13, last_at + interval '1 millisecond') where id = $2 returning last_at),
    mine as (
      update conversation_members c set state = 'inbox', last_at = l.last_at, unread = 0, read_until = l.last_at from later l
      where c.conversation_id = $2 and c.user_id = $3),
    theirs as (
      update conversation_members c set state = $4, last_at = l.last_at, unread = c.unread + 1 from later l where c.conversation_id = $2
        and c.user_id <> $3)
  insert into conversation_messages (id, conversation_id, sender_id, text, attachment, picture, product_id, record_id, story_id, link_kind,
    link_key, created_at)
  select $1, $2, $3, $5, $6, $7, $8, $9, $10, $11, $12, last_at from later`,
)

/** Marks messages of a locked conversation as read, at most up to its newest one, and recounts the unread ones after that. */
export const markRead = statement(
  'conversations.read',
  { conversation: 'uuid', user: 'uuid', until: 'timestamptz' },
  { unread: 'int4' },
  `
  with upto as (select least($3, last_at) as at from conversations where id = $1)
  update conversation_members c set read_until = u.at, unread = (
      select count(*)::int from conversation_messages m where m.conversation_id = $1 and m.sender_id <> $2 and m.created_at > u.at
        and not m.hidden_from_receiver and m.deleted_at is null)
  from upto u where c.conversation_id = $1 and c.user_id = $2 and c.read_until < u.at returning c.unread`,
)
export const setState = statement(
  'conversations.setState',
  { conversation: 'uuid', user: 'uuid', state },
  {},
  `update conversation_members set state = $3 where conversation_id = $1 and user_id = $2 and state = 'request'`,
)
/** Deletes a conversation for one person. The purge removes what both have deleted. */
export const clear = statement(
  'conversations.clear',
  { conversation: 'uuid', user: 'uuid' },
  {},
  `
  with mine as (
    update conversation_members m set cleared_until = c.last_at, last_at = null, unread = 0, read_until = greatest(m.read_until, c.last_at)
    from conversations c where c.id = $1 and m.conversation_id = $1 and m.user_id = $2 returning m.cleared_until)
  update conversations c set cleared_until = least(mine.cleared_until, o.cleared_until)
  from mine, conversation_members o where c.id = $1 and o.conversation_id = $1 and o.user_id <> $2 and o.cleared_until > '-infinity'`,
)

/** Deletes a message for both. Its content is cleared unless it was reported, for moderators. It no longer counts as unread. */
export const unsend = statement(
  'conversations.unsend',
  { id: 'uuid', sender: 'uuid', now: 'timestamptz' },
  { is_reported: 'bool' },
  `
  with gone as (
    update conversation_messages m set deleted_at = $3, text = case when ${isReported} then m.text else '' end,
      attachment = case when ${isReported} then m.attachment end, picture = case when ${isReported} then m.picture end,
      product_id = case when ${isReported} then m.product_id end, record_id = case when ${isReported} then m.record_id end,
      story_id = case when ${isReported} then m.story_id end,
      link_kind = case when ${isReported} then m.link_kind end, link_key = case when ${isReported} then m.link_key end
    where m.id = $1 and m.sender_id = $2 and m.deleted_at is null returning m.conversation_id, m.created_at, m.hidden_from_receiver,
      ${isReported} as is_reported),
    counted as (
      update conversation_members c set unread = c.unread - 1 from gone g
      where c.conversation_id = g.conversation_id and c.user_id <> $2 and c.read_until < g.created_at and not g.hidden_from_receiver
        and c.unread > 0)
  select is_reported from gone`,
)
/** Deletes a message for one person. `is_gone`: both have deleted it and it wasn't reported, so the row can be deleted. */
export const hide = statement(
  'conversations.hide',
  { id: 'uuid', user: 'uuid' },
  { is_gone: 'bool' },
  `
  with hidden as (
    update conversation_messages m set hidden_from_sender = m.hidden_from_sender or m.sender_id = $2,
      hidden_from_receiver = m.hidden_from_receiver or m.sender_id <> $2
    where m.id = $1 and not case when m.sender_id = $2 then m.hidden_from_sender else m.hidden_from_receiver end
    returning m.conversation_id, m.sender_id, m.created_at, m.deleted_at, m.hidden_from_sender and m.hidden_from_receiver
      and not ${isReported} as is_gone),
    counted as (
      update conversation_members c set unread = c.unread - 1 from hidden h
      where c.conversation_id = h.conversation_id and c.user_id = $2 and h.sender_id <> $2 and c.read_until < h.created_at
        and h.deleted_at is null and c.unread > 0)
  select is_gone from hidden`,
)
export const deleteMessage = statement('conversations.deleteMessage', { id: 'uuid' }, {}, `delete from conversation_messages where id = $1`)

export const settings = statement(
  'conversations.settings',
  { user: 'uuid' },
  { messages_from: textOf<MessageSource>(), read_receipts: 'bool' },
  `select messages_from, read_receipts from profiles where user_id = $1`,
)
/** Changes the settings that aren't null. */
export const changeSettings = statement(
  'conversations.changeSettings',
  { user: 'uuid', from: nullable(textOf<MessageSource>()), readReceipts: 'bool?' },
  { messages_from: textOf<MessageSource>(), read_receipts: 'bool' },
  `
  update profiles set messages_from = coalesce($2, messages_from), read_receipts = coalesce($3, read_receipts) where user_id = $1
  returning messages_from, read_receipts`,
)
