import { statement } from '#server/db/statement.ts'

/** The stored sums of each day on which someone trained. */
export const trainingDays = statement(
  'test.trainingDays',
  { user: 'uuid' },
  { day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  `select day, workouts, sets, reps, volume from training_days where user_id = $1 and workouts <> 0 order by day`,
)
/** The same sums, computed from the sets of their workouts. */
export const trainingBySets = statement(
  'test.trainingBySets',
  { user: 'uuid' },
  { day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  `
  select w.performed_on as day, count(distinct w.id)::int as workouts, count(s.*) filter (where not s.is_warm_up)::int as sets,
    coalesce(sum(s.reps) filter (where not s.is_warm_up), 0)::int as reps,
    coalesce(sum(s.weight::bigint * s.reps) filter (where not s.is_warm_up), 0)::int8 as volume
  from workouts w left join workout_sets s on s.workout_id = w.id where w.user_id = $1 group by w.performed_on order by w.performed_on`,
)
