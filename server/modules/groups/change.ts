import type { MessageOnly } from '#contract/fields.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { readGroupMessages } from '#contract/group-messages.ts'
import type { changeGroupRole, removeGroupMember } from '#contract/group-members.ts'
import type { changeGroup, Group } from '#contract/groups.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { announceConversation } from '#server/modules/conversations/conversations.ts'
import { discardMedia } from '#server/modules/media/media.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { addEvent, announceGroup, announceMessages } from './events.ts'
import { findGroup, lockAsAdmin, lockAsMember, presentGroup } from './find.ts'
import { lockGroupMessage } from './groups.ts'
import * as members from './member-queries.ts'
import * as queries from './write-queries.ts'

/** Renames or locks a group. Does nothing if the values are the same. */
export async function change(
  tx: Tx,
  engine: SearchEngine,
  { id: group, name, isLocked }: ParsedOf<typeof changeGroup>,
  { caller, now }: SignedInContext,
): Promise<Group> {
  const by = caller.userId
  await activeMember(tx, engine, by, now)
  const before = await lockAsAdmin(tx, group, by)
  await queries.changeGroup.run(tx, { id: group, name: name ?? null, isLocked: isLocked ?? null })
  if (name !== undefined && name !== before.name) await addEvent(tx, { group, kind: 'renamed', by, name }, now)
  if (isLocked !== undefined && isLocked !== before.is_locked)
    await addEvent(tx, { group, kind: isLocked ? 'locked' : 'unlocked', by }, now)
  await announceGroup(tx, group)
  return presentGroup(await findGroup(tx, group, by))
}

/** Mutes a group for the caller, or unmutes it. */
export async function mute(tx: Tx, group: string, isMuted: boolean, { caller }: SignedInContext): Promise<MessageOnly> {
  const user = caller.userId
  await lockAsMember(tx, group, user)
  await members.setMuted.run(tx, { group, user, isMuted })
  announceConversation(tx, [user])
  return { message: isMuted ? 'Group muted' : 'Group unmuted' }
}

/** Makes a member an admin, or an admin a member. */
export async function changeRole(
  tx: Tx,
  engine: SearchEngine,
  { id: group, handle, role }: ParsedOf<typeof changeGroupRole>,
  { caller, now }: SignedInContext,
): Promise<MessageOnly> {
  const by = caller.userId
  await activeMember(tx, engine, by, now)
  await lockAsAdmin(tx, group, by)
  const member = await members.memberByHandle.one(tx, { group, handle })
  if (member?.state !== 'member') throw refuse('NOT_FOUND')
  const subject = member.user_id
  if (member.role !== role) {
    if (role === 'member' && (await members.countAdmins.one(tx, { group }))!.count === 1)
      throw refuse('NOT_ALLOWED', { role: ['is the role of the last admin'] })
    await members.setRole.run(tx, { group, user: subject, role })
    await addEvent(tx, { group, kind: role === 'admin' ? 'promoted' : 'demoted', by, subject }, now)
    await announceGroup(tx, group)
  }
  return { message: 'Role changed' }
}

/** Removes a member, or withdraws an invitation. */
export async function removeMember(
  tx: Tx,
  engine: SearchEngine,
  { id: group, handle }: ParsedOf<typeof removeGroupMember>,
  { caller, now }: SignedInContext,
): Promise<MessageOnly> {
  const by = caller.userId
  await activeMember(tx, engine, by, now)
  await lockAsAdmin(tx, group, by)
  const member = await members.memberByHandle.one(tx, { group, handle })
  if (!member) throw refuse('NOT_FOUND')
  const subject = member.user_id
  if (subject === by) throw refuse('NOT_ALLOWED', { handle: ['is your own: leave the group'] })
  const isMember = member.state === 'member'
  await members.exit.run(tx, { group, user: subject, state: isMember ? 'removed' : 'left' })
  if (isMember) await addEvent(tx, { group, kind: 'removed', by, subject }, now)
  await announceGroup(tx, group, [subject])
  return { message: isMember ? 'Member removed' : 'Invitation withdrawn' }
}

/** Marks the messages up to a time as read. */
export async function markRead(
  tx: Tx,
  { id: group, until }: ParsedOf<typeof readGroupMessages>,
  { caller }: SignedInContext,
): Promise<{ unread: number }> {
  const user = caller.userId
  await lockAsMember(tx, group, user)
  const { unread, was } = (await queries.markRead.one(tx, { group, user, until: new Date(until) }))!
  if (unread !== was) announceConversation(tx, [user])
  return { unread }
}

/** Deletes the caller's own message for everyone. Idempotent. */
export async function deleteMessage(tx: Tx, id: string, { caller, now }: SignedInContext): Promise<MessageOnly> {
  const { group, sender_id: sender } = await lockGroupMessage(tx, id, caller.userId)
  if (sender !== caller.userId) throw refuse('NOT_ALLOWED')
  const gone = await queries.deleteMessage.one(tx, { id, sender, now })
  if (gone && !gone.is_reported) await discardMedia(tx, { usedBy: `message:${id}`, now })
  await announceMessages(tx, group)
  return { message: 'Message deleted' }
}
