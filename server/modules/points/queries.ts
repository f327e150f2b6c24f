import type { PointsEntry } from '#contract/points.ts'
import { statement } from '#server/db/statement.ts'
import { json, type Row, textOf } from '#server/db/types.ts'

export type Reason = PointsEntry['reason']
const reason = textOf<Reason>()
const entry = {
  id: 'uuid',
  user: 'uuid',
  points: 'int4',
  reason,
  source: 'text',
  order: 'uuid?',
  now: 'timestamptz',
} as const

/** One entry of a ledger and its balance, together: once for each source, however often it is asked for. */
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

/** Entries of people who have none of these sources yet, each with its own time. */
export const addMany = statement(
  'points.addMany',
  { entries: json<object[]>() },
  {},
  `
  with added as (
    insert into points_entries (id, user_id, points, reason, source, order_id, created_at)
    select * from json_to_recordset($1) as e (id uuid, user_id uuid, points int, reason text, source text, order_id uuid, created_at timestamptz)
    returning user_id, points)
  update users u set points = u.points + a.points from (select user_id, sum(points)::int as points from added group by user_id) a where u.id = a.user_id`,
)

/** As `add`, of points that go: nothing where the balance doesn't cover them. */
export const spend = statement(
  'points.spend',
  entry,
  { balance: 'int4' },
  `
  with taken as (update users set points = points - $3 where id = $2 and points >= $3 returning points),
    told as (
      insert into points_entries (id, user_id, points, reason, source, order_id, created_at) select $1, $2, -$3::int, $4, $5, $6, $7 from taken)
  select points as balance from taken`,
)

/** What an order moved, by reason. */
export const ofOrder = statement(
  'points.ofOrder',
  { order: 'uuid' },
  { user_id: 'uuid', reason, points: 'int8' },
  `select user_id, reason, sum(points)::int8 as points from points_entries where order_id = $1 group by user_id, reason`,
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
const row = { id: 'uuid', points: 'int4', reason, order_number: 'text?', created_at: 'timestamptz' } as const
/** An entry of the ledger, with the number of the order it is about. */
export type EntryRow = Row<typeof row>

export const entriesById = statement(
  'points.entriesByIds',
  { ids: 'uuid[]' },
  row,
  `
  select e.id, e.points, e.reason, o.number as order_number, e.created_at
  from points_entries e left join orders o on o.id = e.order_id where e.id = any($1)`,
)

/** Balances that nothing has changed since then, a batch of them. */
export const idleBalances = statement(
  'points.idleBalances',
  { before: 'timestamptz', limit: 'int8' },
  { user_id: 'uuid', balance: 'int4' },
  `
  select u.id as user_id, u.points as balance from users u
  where u.points > 0 and not exists (select 1 from points_entries e where e.user_id = u.id and e.created_at >= $1)
  order by u.id limit $2`,
)

/** Balances that aren't the sum of their entries; there should be none. */
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
