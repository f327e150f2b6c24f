import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

/** Serializes changes of a member's training. Counting it locks the profile as well. */
export const lockProfile = statement(
  'trainingDays.lockProfile',
  { user: 'uuid' },
  {},
  `select from profiles where user_id = $1 for no key update`,
)
/**
 * The profile must be locked. All days in one statement, after which challenges are counted: once for the days that were there, once for
 * new ones. Without `on conflict`, as its insert would check negative numbers against the constraints first.
 */
export const add = statement(
  'trainingDays.add',
  { user: 'uuid', days: json<object[]>() },
  {},
  `
  with added as (select * from json_to_recordset($2) as d (day date, workouts int, sets int, reps int, volume bigint)),
  changed as (
    update training_days t set workouts = t.workouts + d.workouts, sets = t.sets + d.sets, reps = t.reps + d.reps, volume = t.volume + d.volume
    from added d where t.user_id = $1 and t.day = d.day returning t.day)
  insert into training_days (user_id, day, workouts, sets, reps, volume) select $1, day, workouts, sets, reps, volume from added
  where day not in (select day from changed)`,
)
/** The training days of a week, which begins on Monday, and the number of consecutive weeks up to it. */
export const week = statement(
  'trainingDays.week',
  { user: 'uuid', day: 'date' },
  { days: 'text[]', weeks: 'int4' },
  `
  with days as (select day, date_trunc('week', day)::date as week from training_days where user_id = $1 and workouts > 0
    and day < date_trunc('week', $2::date)::date + 7),
  weeks as (select week, row_number() over (order by week desc)::int as n, max(week) over () as newest from days group by week)
  select array(select day::text from days where week = date_trunc('week', $2::date)::date order by day) as days,
    (select count(*)::int from weeks where newest >= date_trunc('week', $2::date)::date - 7 and week = newest - (n - 1) * 7) as weeks`,
)
export const daysOfUser = statement(
  'trainingDays.allOf',
  { user: 'uuid' },
  { day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  `select day, workouts, sets, reps, volume from training_days where user_id = $1 order by day`,
)
