import type { MessageOnly } from '#contract/fields.ts'
import type { Group } from '#contract/groups.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { announceConversation } from '#server/modules/conversations/conversations.ts'
import { discardMedia } from '#server/modules/media/media.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { addEvent, announceGroup } from './events.ts'
import { findGroup, lockForChange, presentGroup, refuseTooManyGroups } from './find.ts'
import * as queries from './member-queries.ts'
import { deleteGroup, emptyGroup, picturesOf } from './write-queries.ts'

/** Accepts an invitation. Idempotent. */
export async function join(tx: Tx, engine: SearchEngine, group: string, context: SignedInContext): Promise<Group> {
  const { caller, now } = context
  const user = caller.userId
  await activeMember(tx, engine, user, now)
  await findGroup(tx, group, user)
  await refuseTooManyGroups(tx, user)
  const { state } = await lockForChange(tx, group, user)
  if (state === 'invited') await enterAs(tx, { group, user }, now)
  return presentGroup(await findGroup(tx, group, user))
}

/** Makes someone a member of a locked group, and adds a line about it. */
export async function enterAs(tx: Tx, { group, user }: { group: string; user: string }, now: Date): Promise<void> {
  await queries.enter.run(tx, { group, users: [user], states: ['member'], role: 'member', by: null, now })
  await addEvent(tx, { group, kind: 'joined', by: user }, now)
  await announceGroup(tx, group)
}

/** Leaves a group, or declines the invitation to it without notifying anyone. */
export async function leave(tx: Tx, group: string, { caller, now }: SignedInContext): Promise<MessageOnly> {
  const user = caller.userId
  const { state } = await lockForChange(tx, group, user)
  if (state === 'invited') {
    await queries.decline.run(tx, { group, user, now })
    announceConversation(tx, [user])
    return { message: 'Invitation declined' }
  }
  await queries.exit.run(tx, { group, user, state: 'left' })
  await addEvent(tx, { group, kind: 'left', by: user }, now)
  await settle(tx, group, now)
  await announceGroup(tx, group, [user])
  return { message: 'Group left' }
}

/**
 * Called after someone left a locked group: a group without an admin gets its longest-standing member as one, and an empty group is
 * deleted.
 */
export async function settle(tx: Tx, group: string, now: Date): Promise<void> {
  const { count } = (await queries.countAdmins.one(tx, { group }))!
  if (count > 0) return
  const next = await queries.oldestMember.one(tx, { group })
  if (!next) return deleteEmpty(tx, group, now)
  await queries.setRole.run(tx, { group, user: next.user_id, role: 'admin' })
  await addEvent(tx, { group, kind: 'succeeded', by: next.user_id }, now)
}

async function deleteEmpty(tx: Tx, group: string, now: Date): Promise<void> {
  for (const { id } of await picturesOf.all(tx, { group })) await discardMedia(tx, { usedBy: `message:${id}`, now })
  await queries.withdrawInvitations.run(tx, { group })
  await emptyGroup.run(tx, { group })
  await deleteGroup.run(tx, { group })
}
