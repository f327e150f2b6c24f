/** Groups: messages among several members. */
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { messagesById } from './queries.ts'
import { lockOfMessage } from './write-queries.ts'

export { recountAfterBlock } from './blocks.ts'
export { countUnread } from './columns.ts'
export { eraseGroups, exportGroups } from './personal-data.ts'
export { isGroupPictureShown } from './picture-shown.ts'
export { restoreGroupMessage, takeDownGroupMessage } from './take-down.ts'

/**
 * Locks the group of a message that the person wrote or may read, despite blocks, to delete or report the message; fails with NOT_FOUND.
 */
export async function lockGroupMessage(tx: Tx, id: string, user: string) {
  const found = await lockOfMessage.one(tx, { id, user })
  const [message] = found ? await messagesById.all(tx, { ids: [id] }) : []
  if (!found || !message) throw refuse('NOT_FOUND')
  return { group: found.group_id, sender_id: message.sender_id, is_deleted: message.is_deleted }
}
