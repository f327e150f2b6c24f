import type { Relation } from '#contract/people.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { notify, withdrawNotification } from '#server/modules/notifications/notifications.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { announcePeople } from './announce.ts'
import * as queries from './follow-queries.ts'
import { activeMember, joinCommunity } from './membership.ts'
import { presentRelation } from './present.ts'
import { findPerson } from './find.ts'

type Answer = Promise<{ relation: Relation }>

/** Follows a person, or sends a request if their profile is private. Fails with NOT_FOUND, NOT_ALLOWED (oneself) and TOO_MANY_FOLLOWED. */
export async function followPerson(tx: Tx, engine: SearchEngine, handle: string, context: SignedInContext): Answer {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const person = await otherPerson(tx, handle, context)
  const own = await lockPair(tx, caller.userId, person.id)
  if (person.has_blocked) throw refuse('NOT_ALLOWED', { handle: ['is blocked by you'] })
  if (own.following >= limits.profile.followedMax) throw refuse('TOO_MANY_FOLLOWED')
  const accepted = person.privacy === 'private' ? null : now
  const pair = { follower: caller.userId, followed: person.id }
  const inserted = await queries.insertFollow.one(tx, { ...pair, accepted, now })
  if (inserted?.accepted) await count(tx, pair, 1)
  if (inserted) await notify(tx, { kind: inserted.accepted ? 'follow' : 'follow-request', user: person.id, actor: caller.userId }, now)
  return relationNow(tx, handle, context)
}

/** Unfollows a person, or withdraws the request. */
export async function unfollowPerson(tx: Tx, handle: string, context: SignedInContext): Answer {
  const person = await otherPerson(tx, handle, context)
  await lockPair(tx, context.caller.userId, person.id)
  await endFollow(tx, { follower: context.caller.userId, followed: person.id })
  return relationNow(tx, handle, context)
}

/** Removes a follower of the caller, or declines their request. */
export async function removeFollower(tx: Tx, handle: string, context: SignedInContext): Answer {
  const person = await otherPerson(tx, handle, context)
  await lockPair(tx, context.caller.userId, person.id)
  await endFollow(tx, { follower: person.id, followed: context.caller.userId })
  return relationNow(tx, handle, context)
}

/** Accepts a person's request to follow; fails with NOT_FOUND without one. */
export async function acceptRequest(tx: Tx, handle: string, context: SignedInContext): Answer {
  const person = await otherPerson(tx, handle, context)
  const pair = { follower: person.id, followed: context.caller.userId }
  await lockPair(tx, context.caller.userId, person.id)
  if ((await queries.acceptFollow.run(tx, { ...pair, now: context.now })) === 0) throw refuse('NOT_FOUND')
  await count(tx, pair, 1)
  await notify(tx, { kind: 'accepted', user: person.id, actor: context.caller.userId }, context.now)
  return relationNow(tx, handle, context)
}

/** What else changes when a person blocks or unblocks another: for modules on higher layers. */
export type OnBlock = (tx: Tx, by: string, whom: string, isBlocked: boolean) => Promise<void>

/** Blocks a person. Neither follows the other anymore. */
export async function blockPerson(tx: Tx, engine: SearchEngine, handle: string, context: SignedInContext, onBlock: OnBlock): Answer {
  const { caller, now } = context
  await joinCommunity(tx, engine, caller.userId, now)
  const person = await otherPerson(tx, handle, context, true)
  await lockPair(tx, caller.userId, person.id)
  await endFollow(tx, { follower: caller.userId, followed: person.id })
  await endFollow(tx, { follower: person.id, followed: caller.userId })
  await queries.insertBlock.run(tx, { by: caller.userId, whom: person.id, now })
  await onBlock(tx, caller.userId, person.id, true)
  return { relation: { isSelf: false, follow: 'none', followsMe: false, isBlocked: true, isMuted: person.is_muted } }
}

/** Unblocks a person. */
export async function unblockPerson(tx: Tx, handle: string, context: SignedInContext, onBlock: OnBlock): Answer {
  const person = await otherPerson(tx, handle, context, true)
  const pair = { by: context.caller.userId, whom: person.id }
  await lockPair(tx, pair.by, pair.whom)
  if ((await queries.deleteBlock.run(tx, pair)) > 0) await onBlock(tx, pair.by, pair.whom, false)
  return { relation: { isSelf: false, follow: 'none', followsMe: false, isBlocked: false, isMuted: person.is_muted } }
}

/** Mutes a person. */
export async function mutePerson(tx: Tx, engine: SearchEngine, handle: string, context: SignedInContext): Answer {
  await joinCommunity(tx, engine, context.caller.userId, context.now)
  const person = await otherPerson(tx, handle, context)
  await queries.insertMute.run(tx, { by: context.caller.userId, whom: person.id, now: context.now })
  return relationNow(tx, handle, context)
}

/** Unmutes a person. */
export async function unmutePerson(tx: Tx, handle: string, context: SignedInContext): Answer {
  const person = await otherPerson(tx, handle, context)
  await queries.deleteMute.run(tx, { by: context.caller.userId, whom: person.id })
  return relationNow(tx, handle, context)
}

/** Another person; fails with NOT_ALLOWED for the caller. `evenBlocked` includes people blocked by the caller, but never the reverse. */
async function otherPerson(tx: Tx, handle: string, context: SignedInContext, evenBlocked = false) {
  const viewer = viewerOf(context)
  const person = await findPerson(tx, handle, evenBlocked ? { ...viewer, isModerator: true } : viewer)
  if (person.is_self) throw refuse('NOT_ALLOWED', { handle: ['is your own'] })
  if (evenBlocked && person.is_blocked && !person.has_blocked) throw refuse('NOT_FOUND')
  return person
}

/** Locks both profiles in id order and returns the caller's. */
async function lockPair(tx: Tx, caller: string, person: string) {
  const rows = await queries.lockPair.all(tx, { one: caller, other: person })
  return rows.find(({ user_id }) => user_id === caller) ?? { following: 0 }
}

async function endFollow(tx: Tx, pair: { follower: string; followed: string }): Promise<void> {
  const deleted = await queries.deleteFollow.one(tx, pair)
  if (deleted?.accepted) await count(tx, pair, -1)
  if (deleted)
    await withdrawNotification(tx, { kind: deleted.accepted ? 'follow' : 'follow-request', user: pair.followed, actor: pair.follower })
}

/** Changes both counts. Cached pages of both profiles show them. */
async function count(tx: Tx, pair: { follower: string; followed: string }, by: 1 | -1): Promise<void> {
  await queries.countFollow.run(tx, { ...pair, by })
  await announcePeople(tx, [pair.follower, pair.followed])
}

async function relationNow(tx: Tx, handle: string, context: SignedInContext): Answer {
  const viewer = viewerOf(context)
  return { relation: presentRelation(await findPerson(tx, handle, viewer), viewer)! }
}
