import { statement, type Tx } from '#server/db/statement.ts'

const remove = statement(
  'stories.takeDown',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  {},
  `update stories set removed_at = $3, removed_reason = $2 where id = $1 and removed_at is null`,
)
const restore = statement(
  'stories.restore',
  { id: 'uuid' },
  {},
  `update stories set removed_at = null, removed_reason = null where id = $1`,
)

/** Hides a story and its picture from everyone but its owner and moderators. */
export async function takeDownStory(tx: Tx, what: { id: string; reason: string }, now: Date): Promise<void> {
  await remove.run(tx, { ...what, now })
}

/** Restores a story, which still expires at its original time. */
export async function restoreStory(tx: Tx, id: string): Promise<void> {
  await restore.run(tx, { id })
}
