import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'

const eventColumns = {
  id: 'uuid',
  club_id: 'uuid',
  title: 'text',
  description: 'text',
  place: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  capacity: 'int4?',
  going: 'int4',
  waiting: 'int4',
  version: 'int4',
  created_at: 'timestamptz',
  cancelled_at: 'timestamptz?',
  rsvp: nullable(textOf<'going' | 'waiting'>()),
  before: 'int4',
} as const
export type EventRow = Row<typeof eventColumns>

/** Events with the viewer's answers. */
export const eventsById = statement(
  'clubs.events',
  { ids: 'uuid[]', viewer: 'uuid?' },
  eventColumns,
  `
  select e.id, e.club_id, e.title, e.description, e.place, e.starts_at, e.ends_at, e.capacity, e.going, e.waiting, e.version, e.created_at,
    e.cancelled_at, r.state as rsvp,
    case when r.state = 'waiting' then (select count(*)::int from club_rsvps w where w.event_id = e.id and w.state = 'waiting'
      and w.place < r.place) else 0 end
      as before
  from club_events e left join club_rsvps r on r.event_id = e.id and r.user_id = $2 where e.id = any($1)`,
)
const page = { club: 'uuid', at: 'timestamptz', id: 'uuid', now: 'timestamptz', limit: 'int8' } as const
const key = { id: 'uuid', at: 'timestamptz' } as const
export const upcomingKeys = statement(
  'clubs.upcomingEvents',
  page,
  key,
  `
  select id, starts_at as at from club_events where club_id = $1 and (starts_at, id) > ($2, $3)
    and starts_at > $4::timestamptz - interval '12 hours' and ends_at > $4
  order by starts_at, id limit $5`,
)
/** The upcoming events of all clubs that a person is in. */
export const upcomingKeysOf = statement(
  'clubs.upcomingEventsOf',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', now: 'timestamptz', limit: 'int8' },
  key,
  `
  select e.id, e.at from (select club_id from club_members where user_id = $1 and state = 'member' limit 500) m cross join lateral (
    select id, starts_at as at from club_events where club_id = m.club_id and (starts_at, id) > ($2, $3)
      and starts_at > $4::timestamptz - interval '12 hours' and ends_at > $4 and cancelled_at is null
    order by starts_at, id limit $5) e
  order by e.at, e.id limit $5`,
)
export const pastKeys = statement(
  'clubs.pastEvents',
  page,
  key,
  `
  select id, starts_at as at from club_events where club_id = $1 and (starts_at, id) < ($2, $3) and ends_at <= $4
  order by starts_at desc, id desc limit $5`,
)
export const lockEvent = statement(
  'clubs.lockEvent',
  { id: 'uuid' },
  { club_id: 'uuid', capacity: 'int4?', going: 'int4', ends_at: 'timestamptz', cancelled_at: 'timestamptz?' },
  `select club_id, capacity, going, ends_at, cancelled_at from club_events where id = $1 for no key update`,
)
/** The lock makes concurrent leaving wait, so that leaving also ends the new answer. */
export const lockMembership = statement(
  'clubs.lockMembership',
  { club: 'uuid', user: 'uuid' },
  { state: 'text' },
  `select state from club_members where club_id = $1 and user_id = $2 for share`,
)
const fields = {
  id: 'uuid',
  title: 'text',
  description: 'text',
  place: 'text',
  starts: 'timestamptz',
  ends: 'timestamptz',
  capacity: 'int4?',
} as const
export const insertEvent = statement(
  'clubs.insertEvent',
  { ...fields, club: 'uuid', by: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into club_events (id, title, description, place, starts_at, ends_at, capacity, club_id, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)
export const changeEvent = statement(
  'clubs.changeEvent',
  fields,
  {},
  `
  update club_events set title = $2, description = $3, place = $4, starts_at = $5, ends_at = $6, capacity = $7, version = version + 1
  where id = $1`,
)
export const cancelEvent = statement(
  'clubs.cancelEvent',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update club_events set cancelled_at = coalesce(cancelled_at, $2), version = version + 1 where id = $1`,
)
export const countEvents = statement(
  'clubs.countEvents',
  { club: 'uuid', now: 'timestamptz' },
  { count: 'int4' },
  `select count(*)::int as count from club_events where club_id = $1 and starts_at > $2 and cancelled_at is null`,
)

/** Adds an answer to a locked event. An existing answer stays as it is. */
export const insertRsvp = statement(
  'clubs.insertRsvp',
  { event: 'uuid', user: 'uuid', state: textOf<'going' | 'waiting'>(), now: 'timestamptz' },
  {},
  `
  with made as (
    insert into club_rsvps (event_id, user_id, state, created_at) values ($1, $2, $3, $4) on conflict do nothing returning state
  )
  update club_events set going = going + (m.state = 'going')::int, waiting = waiting + (m.state = 'waiting')::int from made m
  where id = $1`,
)
export const deleteRsvp = statement(
  'clubs.deleteRsvp',
  { event: 'uuid', user: 'uuid' },
  {},
  `
  with gone as (delete from club_rsvps where event_id = $1 and user_id = $2 returning state)
  update club_events set going = going - (g.state = 'going')::int, waiting = waiting - (g.state = 'waiting')::int from gone g
  where id = $1`,
)
/** Gives the free places of a locked event to those who have waited longest. */
export const promote = statement(
  'clubs.promote',
  { event: 'uuid' },
  {},
  `
  with free as (select case when capacity is null then 10000 else greatest(capacity - going, 0) end as places from club_events
    where id = $1),
    next as (select user_id from club_rsvps where event_id = $1 and state = 'waiting' order by place limit (select places from free)),
    moved as (update club_rsvps r set state = 'going' from next n where r.event_id = $1 and r.user_id = n.user_id returning 1)
  update club_events set going = going + (select count(*)::int from moved), waiting = waiting - (select count(*)::int from moved)
  where id = $1`,
)
/** The events that aren't over, in the order in which they are locked. */
export const rsvpsOfMember = statement(
  'clubs.rsvpsIn',
  { club: 'uuid', user: 'uuid', now: 'timestamptz' },
  { id: 'uuid' },
  `
  select e.id from club_rsvps r join club_events e on e.id = r.event_id where r.user_id = $2 and e.club_id = $1 and e.ends_at > $3
  order by e.id`,
)
export const attendeeKeys = statement(
  'clubs.attendees',
  { event: 'uuid', after: 'int8', limit: 'int8' },
  { id: 'uuid', place: 'int8' },
  `
  select user_id as id, place from club_rsvps where event_id = $1 and state = 'going' and place > $2 order by place limit $3`,
)
