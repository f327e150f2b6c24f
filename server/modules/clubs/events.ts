import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { changeClubEvent, ClubEvent, createClubEvent, listClubEvents, listUpcomingEvents } from '#contract/clubs/events.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { mayReadClub, viewerOf } from '#server/modules/visibility/visibility.ts'
import { announceClub } from './announce.ts'
import * as queries from './event-queries.ts'
import { findClub, findReadable, lockForChange, roleFor } from './find.ts'
import { type ClubRow, clubsById } from './queries.ts'

/** An event whose club the caller may read; fails with NOT_FOUND. */
export async function findEvent(db: Db | Tx, id: string, context: RequestContext) {
  const viewer = viewerOf(context)
  const [row] = await queries.eventsById.all(db, { ids: [id], viewer: viewer.userId })
  const [club] = row ? await clubsById.all(db, { ids: [row.club_id], viewer: viewer.userId }) : []
  if (!row || !club || !mayReadClub(club, viewer)) throw refuse('NOT_FOUND')
  return { row, club, event: present(row, club) }
}

/** The upcoming or past events of a club. */
export async function eventList(
  db: Db,
  { slug, past, limit, cursor }: ParsedOf<typeof listClubEvents>,
  context: RequestContext,
): Promise<OutputOf<typeof listClubEvents>> {
  const viewer = viewerOf(context)
  const club = await findReadable(db, slug, viewer)
  if (!club) return { items: [], nextCursor: null }
  const after = cursor === undefined ? startOf(past ? 'desc' : 'asc') : readCursor(cursor)
  const keys = past ? queries.pastKeys : queries.upcomingKeys
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => keys.all(db, { club: club.id, ...after, now: context.now, limit: count }),
    rows: (ids) => queries.eventsById.all(db, { ids, viewer: viewer.userId }),
  })
  return { items: rows.map((row) => present(row, club)), nextCursor }
}

/** The upcoming events of the caller's clubs. */
export async function upcomingEvents(
  db: Db,
  { limit, cursor }: ParsedOf<typeof listUpcomingEvents>,
  { caller, now }: SignedInContext,
): Promise<OutputOf<typeof listUpcomingEvents>> {
  const viewer = caller.userId
  const after = cursor === undefined ? startOf('asc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.upcomingKeysOf.all(db, { user: viewer, ...after, now, limit: count }),
    rows: (ids) => queries.eventsById.all(db, { ids, viewer }),
  })
  const clubs = await clubsById.all(db, { ids: [...new Set(rows.map((row) => row.club_id))], viewer })
  const clubOf = new Map(clubs.map((club) => [club.id, club]))
  const items = rows.flatMap((row) => {
    const club = clubOf.get(row.club_id)
    return club ? [present(row, club)] : []
  })
  return { items, nextCursor }
}

/** Creates an event. */
export async function plan(
  tx: Tx,
  engine: SearchEngine,
  input: ParsedOf<typeof createClubEvent>,
  context: SignedInContext,
): Promise<ClubEvent> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const { id: club } = await findClub(tx, input.slug, viewerOf(context))
  roleFor(await lockForChange(tx, club, context), 'plan')
  const { starts, ends } = timesOf(input, now)
  const { count } = (await queries.countEvents.one(tx, { club, now }))!
  if (count >= limits.club.eventsMax) throw refuse('TOO_MANY_EVENTS')
  const { title, description, place, capacity } = input
  const id = newId(now)
  await queries.insertEvent.run(tx, { id, title, description, place, starts, ends, capacity, club, by: caller.userId, now })
  await announceClub(tx, club)
  return (await findEvent(tx, id, context)).event
}

/** Changes an event. */
export async function replan(
  tx: Tx,
  engine: SearchEngine,
  input: ParsedOf<typeof changeClubEvent>,
  context: SignedInContext,
): Promise<ClubEvent> {
  const { row, club } = await lockForStaff(tx, engine, input.id, context)
  if (row.cancelled_at !== null || row.ends_at <= context.now) throw refuse('EVENT_IS_OVER')
  const { title = row.title, description = row.description, place = row.place, capacity = row.capacity } = input
  const { startsAt = row.starts_at.toISOString(), endsAt = row.ends_at.toISOString() } = input
  const { starts, ends } = timesOf({ startsAt, endsAt }, context.now, row)
  await queries.changeEvent.run(tx, { id: row.id, title, description, place, starts, ends, capacity })
  await queries.promote.run(tx, { event: row.id })
  await announceClub(tx, club.id)
  return (await findEvent(tx, row.id, context)).event
}

/** Cancels an event. */
export async function cancel(tx: Tx, engine: SearchEngine, id: string, context: SignedInContext): Promise<ClubEvent> {
  const { club } = await lockForStaff(tx, engine, id, context)
  await queries.cancelEvent.run(tx, { id, now: context.now })
  await announceClub(tx, club.id)
  return (await findEvent(tx, id, context)).event
}

async function lockForStaff(tx: Tx, engine: SearchEngine, id: string, context: SignedInContext) {
  await activeMember(tx, engine, context.caller.userId, context.now)
  roleFor((await findEvent(tx, id, context)).club, 'plan')
  await queries.lockEvent.one(tx, { id })
  return findEvent(tx, id, context)
}

const yearMs = 366 * dayMs

/** Refuses events that end before they start, last longer than a week, lie in the past or start more than a year ahead. */
function timesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: Date, old?: { starts_at: Date }) {
  const starts = new Date(startsAt)
  const ends = new Date(endsAt)
  const hasMoved = old?.starts_at.getTime() !== starts.getTime()
  if (hasMoved && starts <= now) throw refuse('INVALID_INPUT', { startsAt: ['is in the past'] })
  if (starts.getTime() > now.getTime() + yearMs) throw refuse('INVALID_INPUT', { startsAt: ['is more than a year ahead'] })
  if (ends <= starts) throw refuse('INVALID_INPUT', { endsAt: ['is before the start'] })
  if (ends.getTime() > starts.getTime() + 7 * dayMs) throw refuse('INVALID_INPUT', { endsAt: ['is more than a week after the start'] })
  return { starts, ends }
}

const present = (row: queries.EventRow, { slug, name }: ClubRow): ClubEvent => ({
  id: row.id,
  club: { slug, name },
  title: row.title,
  description: row.description,
  place: row.place,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  capacity: row.capacity,
  going: row.going,
  waiting: row.waiting,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  rsvp: row.rsvp && { state: row.rsvp, before: row.before },
})
