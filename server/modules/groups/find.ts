import type { Group } from '#contract/groups.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import { countGroups, lockProfile } from './member-queries.ts'
import { lockGroup } from './write-queries.ts'

/** A group that a person is in or invited to; fails with NOT_FOUND. */
export async function findGroup(db: Db | Tx, id: string, user: string): Promise<queries.GroupRow> {
  const row = await queries.findGroup.one(db, { id, user })
  if (!row) throw refuse('NOT_FOUND')
  return row
}

/** Locks a group and returns its current row as the person sees it; fails with NOT_FOUND. */
export async function lockForChange(tx: Tx, id: string, user: string): Promise<queries.GroupRow> {
  await lockGroup.one(tx, { id })
  return findGroup(tx, id, user)
}

/** Likewise, for members; invited people fail with NOT_FOUND. */
export async function lockAsMember(tx: Tx, id: string, user: string): Promise<queries.GroupRow> {
  const row = await lockForChange(tx, id, user)
  if (row.state !== 'member') throw refuse('NOT_FOUND')
  return row
}

/** Likewise, for admins; members fail with NOT_ALLOWED. */
export async function lockAsAdmin(tx: Tx, id: string, user: string): Promise<queries.GroupRow> {
  const row = await lockAsMember(tx, id, user)
  if (row.role !== 'admin') throw refuse('NOT_ALLOWED')
  return row
}

/** Fails with TOO_MANY_GROUPS. Locks the person's profile, so call it before locking a group. */
export async function refuseTooManyGroups(tx: Tx, user: string): Promise<void> {
  await lockProfile.one(tx, { user })
  const { count } = (await countGroups.one(tx, { user }))!
  if (count >= limits.group.joinedMax) throw refuse('TOO_MANY_GROUPS', { max: [String(limits.group.joinedMax)] })
}

/** A group for its members and those invited to it. */
export const presentGroup = (row: queries.GroupRow): Group => ({
  id: row.id,
  name: row.name,
  members: row.members,
  invited: row.state === 'member' ? row.seats - row.members : 0,
  isMuted: row.is_muted,
  state: row.state,
  role: row.role,
  isLocked: row.is_locked,
  invitedBy: row.invited_by,
  blocked: row.blocked,
})
