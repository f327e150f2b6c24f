import { statement } from '#server/db/statement.ts'

/** Changes of a member's training come one after the other: whoever counts it locks the profile, too. */
export const lockProfile = statement(
  'trainingDays.lockProfile',
  { user: 'uuid' },
  {},
  `select from profiles where user_id = $1 for no key update`,
)
/** Of a locked profile. No `on conflict`: what is taken away would be refused as a row of its own. */
export const add = statement(
  'trainingDays.add',
  { user: 'uuid', day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  {},
  `
  with changed as (
    update training_days set workouts = workouts + $3, sets = sets + $4, reps = reps + $5, volume = volume + $6 where user_id = $1 and day = $2 returning 1)
  insert into training_days (user_id, day, workouts, sets, reps, volume) select $1, $2, $3, $4, $5, $6 where not exists (select from changed)`,
)
/** Of the week of a day, which begins on Monday; and how many weeks before it follow each other without a gap. */
export const week = statement(
  'trainingDays.week',
  { user: 'uuid', day: 'date' },
  { days: 'text[]', weeks: 'int4' },
  `
  with days as (select day, date_trunc('week', day)::date as week from training_days where user_id = $1 and workouts > 0 and day < date_trunc('week', $2::date)::date + 7),
  weeks as (select week, row_number() over (order by week desc)::int as n, max(week) over () as newest from days group by week)
  select array(select day::text from days where week = date_trunc('week', $2::date)::date order by day) as days,
    (select count(*)::int from weeks where newest >= date_trunc('week', $2::date)::date - 7 and week = newest - (n - 1) * 7) as weeks`,
)
export const allOf = statement(
  'trainingDays.allOf',
  { user: 'uuid' },
  { day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  `select day, workouts, sets, reps, volume from training_days where user_id = $1 order by day`,
)
