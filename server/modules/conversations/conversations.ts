/** Messages between two members. */
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { messagesById } from './queries.ts'
import * as queries from './write-queries.ts'

export { announceConversation, conversationsChannel } from './announce.ts'
export { isReported, messageColumns } from './columns.ts'
export { attachmentOf, messageContent } from './content.ts'
export { eraseConversations, exportConversations } from './personal-data.ts'
export { isPictureShown } from './picture-shown.ts'
export { presentMessages } from './present.ts'
export { conversationsById } from './read.ts'
export { refuseTooManyStrangers } from './strangers.ts'
export { restoreMessage, takeDownMessage } from './take-down.ts'

/** Locks the conversation of a message that a person still has, despite blocks, to delete or report it; fails with NOT_FOUND. */
export async function lockMessage(tx: Tx, id: string, user: string) {
  const conversation = await queries.lockOfMessage.one(tx, { id, user })
  const [message] = conversation ? await messagesById.all(tx, { ids: [id] }) : []
  if (!conversation || !message) throw refuse('NOT_FOUND')
  return { sender_id: message.sender_id, is_deleted: message.is_deleted, people: [conversation.user_id, conversation.other_id] }
}
