import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { ClubEvent, listAttendees } from '#contract/clubs/events.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember, presentPerson } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { maySeeProfile, type Viewer, viewerOf } from '#server/modules/visibility/visibility.ts'
import { announceClub } from './announce.ts'
import { findEvent } from './events.ts'
import * as queries from './event-queries.ts'
import { membersById } from './member-queries.ts'

/** Answers that the caller comes. They get a place if one is free, else the end of the waitlist. */
export async function answer(tx: Tx, engine: SearchEngine, id: string, context: SignedInContext): Promise<ClubEvent> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const { club } = await findEvent(tx, id, context)
  const membership = await queries.lockMembership.one(tx, { club: club.id, user: caller.userId })
  if (membership?.state !== 'member') throw refuse('ONLY_MEMBERS_OF_THE_CLUB_MAY')
  const { capacity, going } = await lockOpen(tx, id, now)
  const state = capacity === null || going < capacity ? 'going' : 'waiting'
  await queries.insertRsvp.run(tx, { event: id, user: caller.userId, state, now })
  await announceClub(tx, club.id)
  return (await findEvent(tx, id, context)).event
}

/** Withdraws the caller's answer. */
export async function withdraw(tx: Tx, id: string, context: SignedInContext): Promise<ClubEvent> {
  const { club } = await findEvent(tx, id, context)
  await lockOpen(tx, id, context.now)
  await queries.deleteRsvp.run(tx, { event: id, user: context.caller.userId })
  await queries.promote.run(tx, { event: id })
  await announceClub(tx, club.id)
  return (await findEvent(tx, id, context)).event
}

/** Locks an event that isn't over or cancelled; fails with EVENT_IS_OVER. */
async function lockOpen(tx: Tx, id: string, now: Date) {
  const event = await queries.lockEvent.one(tx, { id })
  if (!event || event.cancelled_at !== null || event.ends_at <= now) throw refuse('EVENT_IS_OVER')
  return event
}

/** Removes a former member from the club's events, and gives their places to those waiting. */
export async function leaveEvents(tx: Tx, { club, user }: { club: string; user: string }, now: Date): Promise<void> {
  for (const { id } of await queries.rsvpsOfMember.all(tx, { club, user, now })) {
    await queries.lockEvent.one(tx, { id })
    await queries.deleteRsvp.run(tx, { event: id, user })
    await queries.promote.run(tx, { event: id })
  }
}

const cursorShape = z.tuple([z.int().min(0)])

/** The attendees of an event, in the order of their answers. */
export async function attendees(
  db: Db,
  { id, limit, cursor }: ParsedOf<typeof listAttendees>,
  context: Parameters<typeof findEvent>[2],
): Promise<OutputOf<typeof listAttendees>> {
  const { club } = await findEvent(db, id, context)
  const [after] = cursor === undefined ? [0] : decodeCursor(cursorShape, cursor)
  const keys = await queries.attendeeKeys.all(db, { event: id, after, limit: limit + 1 })
  const page = keys.slice(0, limit)
  const viewer: Viewer = viewerOf(context)
  const ids = page.map((key) => key.id)
  const rows = await readByIds(ids, (some) => membersById.all(db, { club: club.id, viewer: viewer.userId, ids: some }))
  const items = rows.filter((row) => maySeeProfile(row, viewer)).map((row) => presentPerson(row))
  return { items, nextCursor: keys.length > limit ? encodeCursor([page.at(-1)!.place]) : null }
}
