import type { MessageOnly } from '#contract/fields.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { readMessages } from '#contract/conversations.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { discardMedia } from '#server/modules/media/media.ts'
import { announceConversation } from './announce.ts'
import { lockMessage } from './conversations.ts'
import { otherPerson } from './other.ts'
import { writingFacts } from './queries.ts'
import * as queries from './write-queries.ts'

/** Marks a person's messages up to a time as read. They see that, if both have read receipts on. */
export async function markRead(
  tx: Tx,
  { handle, until }: ParsedOf<typeof readMessages>,
  context: SignedInContext,
): Promise<{ unread: number }> {
  const { two, conversation } = await lockWith(tx, handle, context)
  const read = await queries.markRead.one(tx, { conversation, user: two.user, until: new Date(until) })
  const facts = (await writingFacts.one(tx, { ...two, max: 0 }))!
  if (read) announceConversation(tx, facts.shows_seen && facts.state === 'inbox' ? [two.user, two.other] : [two.user])
  return { unread: facts.unread }
}
/** Moves a request to the inbox. Idempotent. */
export async function accept(tx: Tx, handle: string, context: SignedInContext): Promise<MessageOnly> {
  return answer(tx, handle, 'inbox', context)
}

/** Removes a request from the list. Its sender isn't notified. */
export async function decline(tx: Tx, handle: string, context: SignedInContext): Promise<MessageOnly> {
  return answer(tx, handle, 'declined', context)
}

async function answer(tx: Tx, handle: string, state: 'inbox' | 'declined', context: SignedInContext): Promise<MessageOnly> {
  const { two, conversation } = await lockWith(tx, handle, context)
  if ((await queries.setState.run(tx, { conversation, user: two.user, state })) > 0) announceConversation(tx, [two.user])
  return { message: state === 'inbox' ? 'Request accepted' : 'Request declined' }
}

/** Deletes a conversation for the caller. */
export async function clear(tx: Tx, handle: string, context: SignedInContext): Promise<MessageOnly> {
  const { two, conversation } = await lockWith(tx, handle, context)
  await queries.clear.run(tx, { conversation, user: two.user })
  announceConversation(tx, [two.user])
  return { message: 'Conversation deleted' }
}

/** Deletes the caller's own message for both. Idempotent. */
export async function unsend(tx: Tx, id: string, context: SignedInContext): Promise<MessageOnly> {
  const { caller, now } = context
  const message = await lockMessage(tx, id, caller.userId)
  if (message.sender_id !== caller.userId) throw refuse('NOT_ALLOWED')
  const gone = await queries.unsend.one(tx, { id, sender: caller.userId, now })
  if (gone && !gone.is_reported) await discardMedia(tx, { usedBy: `message:${id}`, now })
  announceConversation(tx, message.people)
  return { message: 'Message deleted' }
}

/** Deletes a message for the caller only. Idempotent. */
export async function hide(tx: Tx, id: string, { caller, now }: SignedInContext): Promise<MessageOnly> {
  await lockMessage(tx, id, caller.userId)
  const hidden = await queries.hide.one(tx, { id, user: caller.userId })
  if (hidden?.is_gone) {
    await queries.deleteMessage.run(tx, { id })
    await discardMedia(tx, { usedBy: `message:${id}`, now })
  }
  announceConversation(tx, [caller.userId])
  return { message: 'Message deleted' }
}

/** Locks the conversation with a person; fails with NOT_FOUND without one. */
async function lockWith(tx: Tx, handle: string, context: SignedInContext) {
  const { id: other } = await otherPerson(tx, handle, context)
  const two = { user: context.caller.userId, other }
  const conversation = await queries.lockConversation.one(tx, two)
  if (!conversation) throw refuse('NOT_FOUND')
  return { two, conversation: conversation.id }
}
