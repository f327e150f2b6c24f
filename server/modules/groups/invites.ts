import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { acceptGroupInvite, createGroupInvite, getGroupInvite, revokeGroupInvite } from '#contract/group-invites.ts'
import type { Group } from '#contract/groups.ts'
import type { Invite } from '#contract/invites.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { serverUrls } from '#contract/server-urls.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { findValid, invitesOf } from '#server/modules/invites/invites.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { findGroup, lockAsAdmin, presentGroup, refuseTooManyGroups } from './find.ts'
import * as queries from './invite-queries.ts'
import { placeOf } from './member-queries.ts'
import { enterAs } from './membership.ts'
import { lockGroup } from './write-queries.ts'

const invites = invitesOf('groups', { max: limits.group.invitesMax, pageOf: serverUrls.groupInvite })

/** Creates a link that lets people join. Only this answer contains the token. */
export async function createInvite(
  tx: Tx,
  engine: SearchEngine,
  { id: group, usesMax, days }: ParsedOf<typeof createGroupInvite>,
  context: SignedInContext,
): Promise<OutputOf<typeof createGroupInvite>> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  await lockAsAdmin(tx, group, caller.userId)
  return invites.create(tx, { target: group, usesMax, days }, context)
}

/** The invites of a group, for its admins. */
export async function listInvites(db: Db, id: string, { caller }: SignedInContext): Promise<{ items: Invite[] }> {
  const { state, role } = await findGroup(db, id, caller.userId)
  if (state !== 'member' || role !== 'admin') throw refuse('NOT_ALLOWED')
  return invites.list(db, id)
}

/** Revokes an invite. */
export async function revokeInvite(
  tx: Tx,
  { id: group, inviteId: id }: ParsedOf<typeof revokeGroupInvite>,
  { caller, now }: SignedInContext,
): Promise<{ message: string }> {
  await lockAsAdmin(tx, group, caller.userId)
  return invites.revoke(tx, { id, target: group, now })
}

/** The group that an invite is for. */
export async function readInvite(db: Db, token: string, { now }: RequestContext): Promise<OutputOf<typeof getGroupInvite>> {
  const { name, members, expires_at: expiresAt } = await findInvite(db, token, now)
  return { name, members, expiresAt: expiresAt.toISOString() }
}

/** Joins by an invite, which members don't use up. People who were removed or blocked by a member only learn that they can't. */
export async function acceptInvite(
  tx: Tx,
  engine: SearchEngine,
  { token }: ParsedOf<typeof acceptGroupInvite>,
  { caller, now }: SignedInContext,
): Promise<Group> {
  const user = caller.userId
  await activeMember(tx, engine, user, now)
  const { id, group_id: group } = await findInvite(tx, token, now)
  const before = await placeOf.one(tx, { group, user })
  if (before?.state !== 'member') await refuseTooManyGroups(tx, user)
  await lockGroup.one(tx, { id: group })
  const place = await placeOf.one(tx, { group, user })
  if (place?.state !== 'member') {
    // Its last member may have left meanwhile.
    await findInvite(tx, token, now)
    if (place?.state === 'removed') throw refuse('NOT_FOUND')
    await refuseSeparated(tx, group, user)
    if (place?.state !== 'invited') await refuseFull(tx, group)
    await invites.use(tx, { id, now })
    await enterAs(tx, { group, user }, now)
  }
  return presentGroup(await findGroup(tx, group, user))
}

async function refuseSeparated(tx: Tx, group: string, user: string): Promise<void> {
  const { by_user: byUser, is_separated: isSeparated } = (await queries.separations.one(tx, { group, user }))!
  if (byUser) throw refuse('NOT_ALLOWED', { token: ["leads to a group with someone you've blocked"] })
  if (isSeparated) throw refuse('NOT_FOUND')
}

async function refuseFull(tx: Tx, group: string): Promise<void> {
  const { seats } = (await queries.seatsOf.one(tx, { group }))!
  if (seats >= limits.group.membersMax) throw refuse('GROUP_IS_FULL', { max: [String(limits.group.membersMax)] })
}

const findInvite = (db: Db | Tx, token: string, now: Date) => findValid((hash) => queries.findInvite.one(db, { hash }), token, now)
