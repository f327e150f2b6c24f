import type { ParsedOf } from '#contract/endpoint.ts'
import type { changeMembership, Club, joinClub, Membership } from '#contract/clubs/clubs.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { clubChanged } from './announce.ts'
import { leaveEvents } from './rsvps.ts'
import { findClub, lockForChange, readClub } from './find.ts'
import * as queries from './queries.ts'
import * as memberQueries from './member-queries.ts'
import { notifyStaffOfEndedRequest, notifyStaffOfRequest } from './requests.ts'

/** Joins a public club, or asks to join a private one. */
export async function join(tx: Tx, engine: SearchEngine, input: ParsedOf<typeof joinClub>, context: SignedInContext): Promise<Club> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const { id } = await findClub(tx, input.slug, viewerOf(context))
  const club = await lockForChange(tx, id, context)
  const state = club.club_visibility === 'public' ? 'member' : 'requested'
  if (club.is_member || club.state === state) return readClub(tx, club.slug, context)
  if (club.is_banned) throw refuse('NOT_FOUND')
  await accept(tx, club.hasAccepted || input.acceptDisclaimer, club.hasAccepted, context)
  await refuseTooMany(tx, caller.userId)
  await enter(tx, engine, { club: id, state }, context)
  if (state === 'requested') await notifyStaffOfRequest(tx, { club: id, person: caller.userId }, now)
  return readClub(tx, club.slug, context)
}

/** Makes the caller a member of a locked club, or records their request to join. */
export async function enter(
  tx: Tx,
  engine: SearchEngine,
  { club, state, role = 'member' }: { club: string; state: 'member' | 'requested'; role?: 'owner' | 'member' },
  { caller, now }: SignedInContext,
): Promise<void> {
  await memberQueries.putMember.run(tx, { club, user: caller.userId, role, state, now })
  if (state === 'member') await clubChanged(tx, engine, club)
}

/** Stores that the disclaimer was accepted; fails with DISCLAIMER_NOT_ACCEPTED. */
export async function accept(tx: Tx, accepts: boolean, hasAccepted: boolean, { caller, now }: SignedInContext): Promise<void> {
  if (!accepts) throw refuse('DISCLAIMER_NOT_ACCEPTED')
  if (!hasAccepted) await queries.acceptDisclaimer.run(tx, { user: caller.userId, now })
}

/** Fails with TOO_MANY_CLUBS if the person has joined, or when founding owns, as many clubs as allowed. */
export async function refuseTooMany(tx: Tx, user: string, founding = false): Promise<void> {
  const { joined, owned } = (await queries.countJoined.one(tx, { user }))!
  if (joined >= limits.club.joinedMax || (founding && owned >= limits.club.ownedMax)) throw refuse('TOO_MANY_CLUBS')
}

/** Leaves a club, or withdraws the request to join. */
export async function leave(tx: Tx, engine: SearchEngine, slug: string, context: SignedInContext): Promise<{ message: string }> {
  const { id } = await findClub(tx, slug, viewerOf(context))
  const club = await lockForChange(tx, id, context)
  if (club.state === null || club.is_banned) throw refuse('NOT_FOUND')
  if (club.is_member && club.role === 'owner') throw refuse('LAST_OWNER_CAN_NOT_LEAVE')
  await end(tx, engine, { club: id, user: context.caller.userId }, context.now)
  if (!club.is_member) await notifyStaffOfEndedRequest(tx, { club: id })
  return { message: 'Club left' }
}

/** Ends a membership of a locked club, including answers to its events. */
export async function end(tx: Tx, engine: SearchEngine, membership: { club: string; user: string }, now: Date): Promise<void> {
  await memberQueries.deleteMember.run(tx, membership)
  await leaveEvents(tx, membership, now)
  await clubChanged(tx, engine, membership.club)
}

/** Sets whether the club's ranking shows the caller. */
export async function setRanked(
  tx: Tx,
  { slug, isRanked }: ParsedOf<typeof changeMembership>,
  context: SignedInContext,
): Promise<{ membership: Membership }> {
  const { id } = await findClub(tx, slug, viewerOf(context))
  const club = await lockForChange(tx, id, context)
  if (!club.is_member) throw refuse('NOT_FOUND')
  await memberQueries.setRanked.run(tx, { club: id, user: context.caller.userId, ranked: isRanked })
  return { membership: { role: club.role!, state: 'member', isRanked } }
}
