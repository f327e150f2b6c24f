import { statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import { reason } from './queries.ts'

/** A day's count including one more act. A row of another day starts again at zero. */
function todays(column: string): string {
  return `(case when c.day = excluded.day then c.${column} else 0 end + excluded.${column})`
}

/**
 * Adds points for a community act within the caps of its kind, of the day and in total. The member's row is updated only if all caps hold,
 * so concurrent calls can't exceed them. `times` and `most` are for posts, comments and records, in this order.
 */
export const earnAct = statement(
  'points.earnAct',
  {
    id: 'uuid',
    user: 'uuid',
    points: 'int4',
    reason,
    act: 'uuid',
    now: 'timestamptz',
    day: 'date',
    times: 'int4[]',
    most: 'int4[]',
    dayMax: 'int4',
    totalMax: 'int4',
  },
  { balance: 'int4' },
  `
  with room as (
    insert into community_points as c (user_id, day, posts, comments, records, today, total)
    select $2::uuid, $7::date, ($8::int4[])[1], ($8::int4[])[2], ($8::int4[])[3], $3::int4, $3::int4 where $3::int4 <= $10::int4
      and $3::int4 <= $11::int4 and not exists (select from points_entries where act_id = $5::uuid)
    on conflict (user_id) do update set day = excluded.day, posts = ${todays('posts')}, comments = ${todays('comments')},
      records = ${todays('records')}, today = ${todays('today')}, total = c.total + excluded.total
    where ${todays('posts')} <= ($9::int4[])[1] and ${todays('comments')} <= ($9::int4[])[2] and ${todays('records')} <= ($9::int4[])[3]
      and ${todays('today')} <= $10 and c.total + excluded.total <= $11
    returning c.user_id
  ), added as (
    insert into points_entries (id, user_id, points, reason, source, act_id, created_at)
    select $1::uuid, $2::uuid, $3::int4, $4, $5::uuid::text, $5::uuid, $6::timestamptz from room
    on conflict (user_id, reason, source) do nothing returning user_id, points)
  update users u set points = u.points + a.points from added a where u.id = a.user_id returning u.points as balance`,
)

const actRow = { user_id: 'uuid', reason, points: 'int4', entries: 'int4', worth: 'int4' } as const
export type ActRow = Row<typeof actRow>

/** The sum, the number and the original points of an act's entries. Those of a merged account count for the remaining one. */
export const entriesOfAct = statement(
  'points.ofAct',
  { act: 'uuid' },
  actRow,
  `
  select coalesce(u.merged_into, u.id) as user_id, min(e.reason) filter (where e.points > 0) as reason, sum(e.points)::int4 as points,
    count(*)::int4 as entries, max(e.points)::int4 as worth
  from points_entries e join users u on u.id = e.user_id where e.act_id = $1 group by 1`,
)

/** Takes an act's points back or returns them. The source numbers these entries, so each counts once. */
export const moveAct = statement(
  'points.moveAct',
  { id: 'uuid', user: 'uuid', points: 'int4', reason, source: 'text', act: 'uuid', now: 'timestamptz' },
  { balance: 'int4' },
  `
  with added as (
    insert into points_entries (id, user_id, points, reason, source, act_id, created_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (user_id, reason, source) do nothing returning user_id, points
  ), counted as (
    update community_points c set total = c.total + a.points from added a where c.user_id = a.user_id)
  update users u set points = u.points + a.points from added a where u.id = a.user_id returning u.points as balance`,
)
