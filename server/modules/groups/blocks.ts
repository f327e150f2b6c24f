import type { Tx } from '#server/db/statement.ts'
import { announceConversation } from '#server/modules/conversations/conversations.ts'
import { lockShared, recountFor } from './write-queries.ts'

/** Recounts what is unread in the groups that two people share, once a block hides their messages from each other, or no longer does. */
export async function recountAfterBlock(tx: Tx, one: string, other: string, isBlocked: boolean): Promise<void> {
  const groups = (await lockShared.all(tx, { one, other })).map(({ id }) => id)
  if (groups.length === 0) return
  await recountFor.run(tx, { groups, people: [one, other], evenRead: !isBlocked })
  announceConversation(tx, [one, other])
}
