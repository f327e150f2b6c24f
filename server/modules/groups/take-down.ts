import { statement, type Tx } from '#server/db/statement.ts'
import { announceMessages } from './events.ts'

const remove = statement(
  'groups.takeDown',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  { group_id: 'uuid' },
  `update group_messages set removed_at = $3, removed_reason = $2 where id = $1 and removed_at is null returning group_id`,
)
const restore = statement(
  'groups.restore',
  { id: 'uuid' },
  { group_id: 'uuid' },
  `update group_messages set removed_at = null, removed_reason = null where id = $1 returning group_id`,
)

/** Hides the content of a message in a group from everyone; a placeholder stays. Does nothing for an id of anything else. */
export async function takeDownGroupMessage(tx: Tx, what: { id: string; reason: string }, now: Date): Promise<void> {
  const of = await remove.one(tx, { ...what, now })
  if (of) await announceMessages(tx, of.group_id)
}

/** Restores a message that was taken down. */
export async function restoreGroupMessage(tx: Tx, id: string): Promise<void> {
  const of = await restore.one(tx, { id })
  if (of) await announceMessages(tx, of.group_id)
}
