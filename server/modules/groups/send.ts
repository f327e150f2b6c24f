import type { ParsedOf } from '#contract/endpoint.ts'
import type { sendGroupMessage } from '#contract/group-messages.ts'
import type { GroupMessage } from '#contract/groups.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { attachmentOf, messageContent } from '#server/modules/conversations/conversations.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import { announceMessages } from './events.ts'
import { lockAsMember } from './find.ts'
import { presentGroupMessages } from './present.ts'
import { messagesById } from './queries.ts'
import { insertMessage } from './write-queries.ts'

/** Sends a message to a group. In a locked one only admins write. */
export async function send(
  tx: Tx,
  community: Community,
  { id: group, ...given }: ParsedOf<typeof sendGroupMessage>,
  context: SignedInContext,
): Promise<GroupMessage> {
  const { caller, now } = context
  await activeMember(tx, community.engine, caller.userId, now)
  const attachment = attachmentOf(given)
  const { is_locked: isLocked, role } = await lockAsMember(tx, group, caller.userId)
  if (isLocked && role !== 'admin') throw refuse('GROUP_IS_LOCKED')
  const id = newId(now)
  const content = await messageContent(tx, community, { id, given }, context)
  await insertMessage.run(tx, { id, group, sender: caller.userId, event: null, subject: null, attachment, ...content, now })
  await announceMessages(tx, group)
  const [written] = await presentGroupMessages(tx, community, await messagesById.all(tx, { ids: [id] }), context)
  return written!
}
