import type { MessageOnly } from '#contract/fields.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { ClubAct } from '#contract/clubs/roles.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import type { changeClubRole, ClubMember } from '#contract/clubs/members.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember, findPerson, presentPerson } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { maySeeProfile, type Viewer, viewerOf } from '#server/modules/visibility/visibility.ts'
import { clubChanged } from './announce.ts'
import { findClub, findReadable, lockForChange, roleFor } from './find.ts'
import { end } from './join.ts'
import * as queries from './queries.ts'
import * as memberQueries from './member-queries.ts'
import { notifyStaffOfEndedRequest, notifyOfAcceptance } from './requests.ts'

interface Listed {
  slug: string
  limit: number
  cursor?: string | undefined
}
interface People {
  items: ClubMember[]
  nextCursor: string | null
}
/** The members of a club. */
export async function memberList(db: Db, input: Listed, viewer: Viewer): Promise<People> {
  const club = await findReadable(db, input.slug, viewer)
  return club ? list(db, club.id, 'member', input, viewer) : { items: [], nextCursor: null }
}

/** The applicants or the banned of a club, for those who may decide about them. */
export async function staffList(db: Db, state: 'requested' | 'banned', input: Listed, context: SignedInContext): Promise<People> {
  const viewer = viewerOf(context)
  const club = await findClub(db, input.slug, viewer)
  roleFor(club, state === 'banned' ? 'remove' : 'accept')
  // Blocks don't hide anyone here: the request exists regardless, and staff have to know who made it.
  return list(db, club.id, state, input, { ...viewer, isModerator: true })
}

async function list(db: Db, club: string, state: queries.MemberState, { limit, cursor }: Listed, viewer: Viewer): Promise<People> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => memberQueries.memberKeys.all(db, { club, state, ...after, limit: count }),
    rows: (ids) => memberQueries.membersById.all(db, { club, viewer: viewer.userId, ids }),
  })
  return { items: rows.filter((row) => maySeeProfile(row, viewer)).map(present), nextCursor }
}

const present = (row: memberQueries.MemberRow): ClubMember => ({
  ...presentPerson(row),
  role: row.role,
  joinedAt: row.joined_at.toISOString(),
})

interface One {
  slug: string
  handle: string
}

/** Accepts a person's request; fails with NOT_FOUND without one. */
export async function acceptRequest(tx: Tx, engine: SearchEngine, input: One, context: SignedInContext): Promise<MessageOnly> {
  const { club, person, standing } = await prepare(tx, engine, input, 'accept', context)
  if (standing?.state !== 'requested') throw refuse('NOT_FOUND')
  await memberQueries.putMember.run(tx, { club: club.id, user: person, role: 'member', state: 'member', now: context.now })
  await clubChanged(tx, engine, club.id)
  await notifyOfAcceptance(tx, { club: club.id, person }, context.now)
  return { message: 'Request accepted' }
}

/** Declines a request. */
export async function declineRequest(tx: Tx, engine: SearchEngine, input: One, context: SignedInContext): Promise<MessageOnly> {
  const { club, person, standing } = await prepare(tx, engine, input, 'accept', context)
  if (standing?.state !== 'requested') throw refuse('NOT_FOUND')
  await memberQueries.deleteMember.run(tx, { club: club.id, user: person })
  await notifyStaffOfEndedRequest(tx, { club: club.id })
  return { message: 'Request declined' }
}

/** Changes a member's role. The caller's own role limits both the old and the new one. */
export async function changeRole(
  tx: Tx,
  engine: SearchEngine,
  input: ParsedOf<typeof changeClubRole>,
  context: SignedInContext,
): Promise<MessageOnly> {
  const { club, person, standing } = await prepare(tx, engine, input, 'remove', context)
  if (standing?.state !== 'member') throw refuse('NOT_FOUND')
  const { over, gives } = clubRights[club.role!]
  if (!over.includes(standing.role) || !gives.includes(input.role)) throw refuse('NOT_ALLOWED')
  if (input.role === 'owner') await memberQueries.setRole.run(tx, { club: club.id, user: context.caller.userId, role: 'admin' })
  await memberQueries.setRole.run(tx, { club: club.id, user: person, role: input.role })
  await clubChanged(tx, engine, club.id)
  return { message: 'Role changed' }
}

/** Removes a member. */
export async function removeMember(tx: Tx, engine: SearchEngine, input: One, context: SignedInContext): Promise<MessageOnly> {
  const { club, person, standing } = await prepare(tx, engine, input, 'remove', context)
  if (standing?.state !== 'member') throw refuse('NOT_FOUND')
  if (!clubRights[club.role!].over.includes(standing.role)) throw refuse('NOT_ALLOWED')
  await end(tx, engine, { club: club.id, user: person }, context.now)
  return { message: 'Member removed' }
}

/** Bans a person, whether a member or not. */
export async function ban(tx: Tx, engine: SearchEngine, input: One, context: SignedInContext): Promise<MessageOnly> {
  const { club, person, standing } = await prepare(tx, engine, input, 'remove', context)
  if (standing?.state === 'member' && !clubRights[club.role!].over.includes(standing.role)) throw refuse('NOT_ALLOWED')
  await end(tx, engine, { club: club.id, user: person }, context.now)
  await memberQueries.putMember.run(tx, { club: club.id, user: person, role: 'member', state: 'banned', now: context.now })
  if (standing?.state === 'requested') await notifyStaffOfEndedRequest(tx, { club: club.id })
  return { message: 'Person banned' }
}

/** Lifts a ban. */
export async function unban(tx: Tx, engine: SearchEngine, input: One, context: SignedInContext): Promise<MessageOnly> {
  const { club, person, standing } = await prepare(tx, engine, input, 'remove', context)
  if (standing?.state !== 'banned') throw refuse('NOT_FOUND')
  await memberQueries.deleteMember.run(tx, { club: club.id, user: person })
  return { message: 'Person unbanned' }
}

/** Locks the rows for a change to a person. Fails with NOT_ALLOWED for the caller themselves or without the right. */
async function prepare(tx: Tx, engine: SearchEngine, { slug, handle }: One, act: ClubAct, context: SignedInContext) {
  await activeMember(tx, engine, context.caller.userId, context.now)
  const viewer = viewerOf(context)
  const { id } = await findClub(tx, slug, viewer)
  // Finds people who have blocked the caller as well, since they are in the club all the same.
  const person = await findPerson(tx, handle, { ...viewer, isModerator: true })
  const club = await lockForChange(tx, id, context, [person.id])
  roleFor(club, act)
  if (person.id === context.caller.userId) throw refuse('NOT_ALLOWED', { handle: ['is your own'] })
  const standing = await memberQueries.findMember.one(tx, { club: id, user: person.id })
  return { club, person: person.id, standing }
}
