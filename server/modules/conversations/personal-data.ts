import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { discardMedia } from '#server/modules/media/media.ts'

interface ConversationData {
  messageSettings: { from: string; readReceipts: boolean }
  conversations: {
    with: string
    state: string
    messages: {
      id: string
      isMine: boolean
      text: string
      picture: string | null
      productId: string | null
      recordId: string | null
      storyId: string | null
      at: string
    }[]
  }[]
}

const everything = statement(
  'conversations.personalData',
  { user: 'uuid' },
  { data: json<ConversationData>() },
  `
  select json_build_object(
    'messageSettings', json_build_object('from', p.messages_from, 'readReceipts', p.read_receipts),
    'conversations', (select coalesce(json_agg(json_build_object('with', u.handle, 'state', case c.state
      when 'inbox' then 'inbox' else 'request' end, 'messages', (
      select coalesce(json_agg(json_build_object('id', m.id, 'isMine', m.sender_id = $1, 'text', m.text, 'picture', m.picture ->> 'url',
        'productId', m.product_id, 'recordId', m.record_id, 'storyId', m.story_id, 'at', m.created_at) order by m.created_at, m.id), '[]')
      from conversation_messages m where m.conversation_id = c.conversation_id and m.created_at > c.cleared_until and m.deleted_at is null
        and (m.sender_id = $1 or m.removed_at is null)
        and not case when m.sender_id = $1 then m.hidden_from_sender else m.hidden_from_receiver end)) order by c.conversation_id), '[]')
      from conversation_members c join users u on u.id = c.other_id where c.user_id = $1)) as data
  from profiles p where p.user_id = $1`,
)

/** A person's sent and received messages, without those they have deleted, and their message settings. */
export async function exportConversations(tx: Tx, user: string): Promise<ConversationData> {
  const { data } = (await everything.one(tx, { user }))!
  return {
    ...data,
    conversations: data.conversations.map((one) => ({
      ...one,
      messages: one.messages.map((message) => ({ ...message, at: new Date(message.at).toISOString() })),
    })),
  }
}

/** Locks conversations in id order. */
const lock = statement(
  'conversations.lockAll',
  { user: 'uuid' },
  {},
  `select from conversations where low_id = $1 or high_id = $1 order by id for update`,
)
const pictures = statement(
  'conversations.pictures',
  { user: 'uuid' },
  { id: 'uuid' },
  `
  select m.id from conversation_members c join conversation_messages m on m.conversation_id = c.conversation_id
  where c.user_id = $1 and m.picture is not null order by m.id`,
)
const erase = statement('conversations.erase', { user: 'uuid' }, {}, `delete from conversations where low_id = $1 or high_id = $1`, {
  slow: true,
})

/** Erases a person's conversations, for the other person as well. */
export async function eraseConversations(tx: Tx, user: string, now: Date): Promise<void> {
  await lock.run(tx, { user })
  await discardMedia(tx, { usedBy: (await pictures.all(tx, { user })).map(({ id }) => `message:${id}`), now })
  await erase.run(tx, { user })
}
