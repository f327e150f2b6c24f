import { statement, type Tx } from '#server/db/statement.ts'
import { announceConversation } from './announce.ts'

const both = { low_id: 'uuid', high_id: 'uuid' } as const
const remove = statement(
  'conversations.takeDown',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  both,
  `
  update conversation_messages m set removed_at = $3, removed_reason = $2 from conversations c
  where m.id = $1 and m.removed_at is null and c.id = m.conversation_id returning c.low_id, c.high_id`,
)
const restore = statement(
  'conversations.restore',
  { id: 'uuid' },
  both,
  `
  update conversation_messages m set removed_at = null, removed_reason = null from conversations c
  where m.id = $1 and c.id = m.conversation_id returning c.low_id, c.high_id`,
)

/** Hides a message's content from both people; a placeholder stays. */
export async function takeDownMessage(tx: Tx, what: { id: string; reason: string }, now: Date): Promise<void> {
  const of = await remove.one(tx, { ...what, now })
  if (of) announceConversation(tx, [of.low_id, of.high_id])
}

/** Restores a message that was taken down. */
export async function restoreMessage(tx: Tx, id: string): Promise<void> {
  const of = await restore.one(tx, { id })
  if (of) announceConversation(tx, [of.low_id, of.high_id])
}
