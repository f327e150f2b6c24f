import type { PointsEntry } from '#contract/points.ts'
import { statement } from '#server/db/statement.ts'
import { json, type Row, textOf } from '#server/db/types.ts'

export type Reason = PointsEntry['reason']
export const reason = textOf<Reason>()
const entry = {
  id: 'uuid',
  user: 'uuid',
  points: 'int4',
  reason,
  source: 'text',
  order: 'uuid?',
  now: 'timestamptz',
} as const

/** The counts of two merged rows: those of the later day, or the sum for the same day. */
function ofLaterDay(column: string): string {
  return `case when c.day = excluded.day then c.${column} + excluded.${column} when c.day > excluded.day then c.${column} else excluded.${column} end`
}

/** Adds an entry and updates the balance in one statement, once per source. */
export const add = statement(
  'points.add',
  entry,
  { balance: 'int4' },
  `
  with added as (
    insert into points_entries (id, user_id, points, reason, source, order_id, created_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (user_id, reason, source) do nothing returning user_id, points)
  update users u set points = u.points + a.points from added a where u.id = a.user_id returning u.points as balance`,
)

/** Adds entries with their own times, for customers who have none of these sources yet. */
export const addMany = statement(
  'points.addMany',
  { entries: json<object[]>() },
  {},
  `
  with added as (
    insert into points_entries (id, user_id, points, reason, source, order_id, created_at)
    select * from json_to_recordset($1) as e (id uuid, user_id uuid, points int, reason text, source text, order_id uuid,
      created_at timestamptz)
    returning user_id, points)
  update users u set points = u.points + a.points from (select user_id, sum(points)::int as points from added group by user_id) a
  where u.id = a.user_id`,
)

/** Like `add`, for spending: does nothing if the balance doesn't cover it. */
export const spend = statement(
  'points.spend',
  entry,
  { balance: 'int4' },
  `
  with spent as (update users set points = points - $3 where id = $2 and points >= $3 returning points),
    recorded as (
      insert into points_entries (id, user_id, points, reason, source, order_id, created_at) select $1, $2, -$3::int, $4, $5, $6, $7
      from spent)
  select points as balance from spent`,
)

/** What a member earned with acts on a day and in total. */
export const earnedToday = statement(
  'points.earnedToday',
  { user: 'uuid', day: 'date' },
  { today: 'int4', total: 'int4' },
  `select case when day = $2 then today else 0 end as today, total from community_points where user_id = $1`,
)

/** The points that an order moved, by reason. Those of a merged account count for the remaining one. */
export const pointsOfOrder = statement(
  'points.ofOrder',
  { order: 'uuid' },
  { user_id: 'uuid', reason, points: 'int8' },
  `
  select coalesce(u.merged_into, u.id) as user_id, e.reason, sum(e.points)::int8 as points
  from points_entries e join users u on u.id = e.user_id where e.order_id = $1 group by 1, 2`,
)

export const balance = statement(
  'points.balance',
  { user: 'uuid' },
  { balance: 'int4' },
  `select points as balance from users where id = $1`,
)

export const entriesAfter = statement(
  'points.entriesAfter',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { at: 'timestamptz', id: 'uuid' },
  `
  select created_at as at, id from points_entries where user_id = $1 and (created_at, id) < ($2, $3)
  order by created_at desc, id desc limit $4`,
)

/** Locks and reads the balance of an account that isn't merged into another. */
export const lockBalance = statement(
  'points.lockBalance',
  { user: 'uuid' },
  { balance: 'int4' },
  `select points as balance from users where id = $1 and merged_into is null for no key update`,
)

/** Adds or takes points for staff. The caller has locked and checked the balance. */
export const adjust = statement(
  'points.adjust',
  { id: 'uuid', user: 'uuid', points: 'int4', note: 'text', now: 'timestamptz' },
  { balance: 'int4' },
  `
  with recorded as (
    insert into points_entries (id, user_id, points, reason, source, note, created_at)
    values ($1::uuid, $2, $3, 'ADJUSTED', $1::uuid::text, $4, $5))
  update users set points = points + $3 where id = $2 returning points as balance`,
)

const row = { id: 'uuid', points: 'int4', reason, order_number: 'text?', note: 'text?', created_at: 'timestamptz' } as const
/** An entry with the number of its order. */
export type EntryRow = Row<typeof row>

export const entriesById = statement(
  'points.entriesByIds',
  { ids: 'uuid[]' },
  row,
  `
  select e.id, e.points, e.reason, o.number as order_number, e.note, e.created_at
  from points_entries e left join orders o on o.id = e.order_id where e.id = any($1)`,
)

/** The time of a balance's last change. Merging isn't a change, but earlier changes of both accounts count. */
export const lastChange = (user: string): string => `
  greatest((select max(e.created_at) from points_entries e where e.user_id = ${user}.id and e.reason <> 'MERGED'), (
    select max(e.created_at) from users m join points_entries e on e.user_id = m.id where m.merged_into = ${user}.id
      and e.reason <> 'MERGED'))`

/** Whether a balance that last changed at a time expires until another, both parameters or columns: see `plusMonths` in contract/time.ts. */
export const expiresBy = (time: string, changed: string, months: string): string =>
  `(${changed}) at time zone 'UTC' + make_interval(months => ${months}) <= ${time} at time zone 'UTC'`

/** Locks and reads a batch of accounts, after one of them, whose balances expire now. They may have changed before they were locked. */
export const idleBalances = statement(
  'points.idleBalances',
  { now: 'timestamptz', months: 'int4', after: 'uuid', limit: 'int8' },
  { user_id: 'uuid' },
  `
  select u.id as user_id from users u
  where u.id > $3 and u.points > 0 and ${expiresBy('$1', lastChange('u'), '$2')}
  order by u.id limit $4 for no key update`,
)

/** Expires the balances, of locked accounts, that still do. `ids` are those of the new entries. */
export const expire = statement(
  'points.expire',
  { now: 'timestamptz', months: 'int4', users: 'uuid[]', ids: 'uuid[]', source: 'text' },
  { user_id: 'uuid' },
  `
  with idle as (
    select u.id as user_id, u.points, n.id from unnest($3::uuid[], $4::uuid[]) as n (user_id, id) join users u on u.id = n.user_id
    where u.points > 0 and ${expiresBy('$1', lastChange('u'), '$2')}),
    recorded as (
      insert into points_entries (id, user_id, points, reason, source, created_at)
      select id, user_id, -points, 'EXPIRED', $5, $1 from idle)
  update users u set points = 0 from idle i where u.id = i.user_id returning u.id as user_id`,
)

/** Balances that differ from the sum of their entries, which shouldn't happen. */
export const wrongBalances = statement(
  'points.wrongBalances',
  { limit: 'int8' },
  { user_id: 'uuid', balance: 'int4', sum: 'int8' },
  `
  select u.id as user_id, u.points as balance, coalesce(e.sum, 0)::int8 as sum
  from users u left join (select user_id, sum(points) as sum from points_entries group by user_id) e on e.user_id = u.id
  where u.points <> coalesce(e.sum, 0) order by u.id limit $1`,
  { slow: true },
)

/** Moves all remaining points to another account, with an entry for each. Community points count towards the other account's caps. */
export const move = statement(
  'points.move',
  { out: 'uuid', in: 'uuid', from: 'uuid', to: 'uuid', source: 'text', now: 'timestamptz' },
  {},
  `
  with acts as (delete from community_points where user_id = $3 returning *),
    caps as (
      insert into community_points as c (user_id, day, posts, comments, records, today, total)
      select $4::uuid, day, posts, comments, records, today, total from acts
      on conflict (user_id) do update set total = c.total + excluded.total, day = greatest(c.day, excluded.day),
        posts = ${ofLaterDay('posts')}, comments = ${ofLaterDay('comments')}, records = ${ofLaterDay('records')},
        today = ${ofLaterDay('today')}),
    left_over as (select points from users where id = $3 and points <> 0),
    entries as (
      insert into points_entries (id, user_id, points, reason, source, created_at)
      select $1::uuid, $3::uuid, -points, 'MERGED', $5::text, $6::timestamptz from left_over union all
      select $2::uuid, $4::uuid, points, 'MERGED', $5, $6 from left_over
      returning user_id, points)
  update users u set points = u.points + e.points from entries e where u.id = e.user_id`,
)
