import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, limit, multiline, queryFlag, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { person } from '../people.ts'
import { communityLimits } from '../rate-limits.ts'
import { clubPage, slug } from './clubs.ts'

/** The caller's answer. `before`: the number of people ahead of them on the waitlist. */
const rsvp = z.object({ state: z.enum(['going', 'waiting']), before: z.int() }).meta({ id: 'Rsvp' })

export const clubEvent = z
  .object({
    id,
    club: z.object({ slug: z.string(), name: z.string() }),
    title: z.string(),
    description: z.string(),
    place: z.string(),
    startsAt: time,
    endsAt: time,
    /** Null if unlimited. */
    capacity: z.int().nullable(),
    going: z.int(),
    waiting: z.int(),
    cancelledAt: time.nullable(),
    rsvp: rsvp.nullable(),
  })
  .meta({ id: 'ClubEvent' })
export type ClubEvent = z.infer<typeof clubEvent>

const tag = 'Clubs'
const fields = {
  title: text(3, limits.club.eventTitle),
  description: multiline(0, limits.club.eventText),
  place: text(0, limits.club.eventPlace),
  startsAt: time,
  endsAt: time,
  capacity: z.int().min(1).max(limits.club.eventCapacity).nullable(),
}
const byId = z.object({ id })
const staffRefusals = ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'] as const
const writing = { rateLimits: communityLimits, tag, auth: 'customer', output: clubEvent } as const

export const listClubEvents = endpoint({
  id: 'listClubEvents',
  route: 'GET /clubs/:slug/events',
  tag,
  auth: 'guest',
  summary: 'List the events of a club: upcoming ones, next first; or past ones, latest first',
  input: z.object({ slug, past: queryFlag.default(false), ...clubPage }),
  output: z.object({ items: z.array(clubEvent), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const listUpcomingEvents = endpoint({
  id: 'listUpcomingEvents',
  route: 'GET /club-events',
  tag,
  auth: 'customer',
  summary: "List the upcoming events of the caller's clubs, next first",
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(clubEvent), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const createClubEvent = endpoint({
  id: 'createClubEvent',
  route: 'POST /clubs/:slug/events',
  ...writing,
  status: 201,
  summary: 'Plan an event; for owner, admins and moderators',
  input: z.object({
    slug,
    ...fields,
    description: fields.description.default(''),
    place: fields.place.default(''),
    capacity: fields.capacity.default(null),
  }),
  refusals: [...staffRefusals, 'TOO_MANY_EVENTS'],
})
export const getClubEvent = endpoint({
  id: 'getClubEvent',
  route: 'GET /club-events/:id',
  tag,
  auth: 'guest',
  summary: 'Get an event',
  input: byId,
  output: clubEvent,
  refusals: ['NOT_FOUND'],
})
export const changeClubEvent = endpoint({
  id: 'changeClubEvent',
  route: 'PATCH /club-events/:id',
  ...writing,
  summary: 'Update an event: only the fields sent. New spots go to the waitlist; with fewer spots, nobody loses theirs',
  input: z.object({ id, ...z.object(fields).partial().shape }),
  refusals: [...staffRefusals, 'EVENT_IS_OVER'],
})
export const cancelClubEvent = endpoint({
  id: 'cancelClubEvent',
  route: 'DELETE /club-events/:id',
  ...writing,
  summary: 'Cancel an event; it stays in the list, marked as canceled',
  input: byId,
  refusals: staffRefusals,
})
export const answerClubEvent = endpoint({
  id: 'answerClubEvent',
  route: 'PUT /club-events/:id/rsvp',
  ...writing,
  summary: 'Sign up for an event, or join its waitlist if it is full',
  input: byId,
  refusals: ['NOT_FOUND', 'ONLY_MEMBERS_OF_THE_CLUB_MAY', 'EVENT_IS_OVER', 'ACCOUNT_IS_SUSPENDED'],
})
export const withdrawFromClubEvent = endpoint({
  id: 'withdrawFromClubEvent',
  route: 'DELETE /club-events/:id/rsvp',
  ...writing,
  summary: 'Withdraw from an event; the person who has waited longest gets the spot',
  input: byId,
  refusals: ['NOT_FOUND', 'EVENT_IS_OVER'],
})
export const listAttendees = endpoint({
  id: 'listAttendees',
  route: 'GET /club-events/:id/rsvps',
  tag,
  auth: 'guest',
  summary: 'List who is going to an event, in the order in which they signed up',
  input: z.object({ id, ...clubPage }),
  output: z.object({ items: z.array(person), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const getClubCalendar = endpoint({
  id: 'getClubCalendar',
  route: 'GET /club-events/:id/calendar',
  tag,
  auth: 'guest',
  summary: 'Get an event as a calendar file (iCalendar)',
  input: byId,
  mediaType: 'text/calendar',
  output: z
    .custom<Uint8Array>((file) => file instanceof Uint8Array)
    .meta({ openapi: { type: 'string', contentMediaType: 'text/calendar' } }),
  refusals: ['NOT_FOUND'],
})
