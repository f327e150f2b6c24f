import { statement } from '#server/db/statement.ts'
import { json, textOf } from '#server/db/types.ts'
import { type SetRow, setsOf } from './set-rows.ts'

const one = { user: 'uuid', exercise: 'text' } as const
const best = (kind: string, column: string, ties = '') => `
  (select '${kind}' as kind, workout_id, position, performed_on from workout_exercises e
  where user_id = $1 and exercise = $2 and ${column} is not null order by ${column} desc, ${ties} performed_on, workout_id limit 1)`
/** Ranks sets with equal repetitions by weight. Evaluated only for workouts with the most repetitions. */
const weightOfMost = `
  case when most_reps = (select max(m.most_reps) from workout_exercises m where m.user_id = $1 and m.exercise = $2) then (
    select max($3 * coalesce(s.weight, 0)) from workout_sets s
    where s.workout_id = e.workout_id and s.exercise_position = e.position and s.reps = e.most_reps
      and not s.is_warm_up) end desc nulls last,`

/** The best workout of each kind, the first among equals. `sign` ranks sets with the most repetitions: 1 heaviest, -1 lightest. */
export const bests = statement(
  'training.bests',
  { ...one, sign: 'int4' },
  { kind: textOf<'heaviest' | 'mostReps' | 'strongest'>(), workout_id: 'uuid', performed_on: 'date', sets: json<SetRow[]>() },
  `
  select b.kind, b.workout_id, b.performed_on, ${setsOf('b')} as sets
  from (${best('heaviest', 'heaviest')} union all ${best('mostReps', 'most_reps', weightOfMost)}
    union all ${best('strongest', 'one_rep_max')}) b`,
)
/** The newest first, read from the index alone. */
export const points = statement(
  'training.points',
  { ...one, limit: 'int8' },
  { workout_id: 'uuid', performed_on: 'date', heaviest: 'int4?', most_reps: 'int4?', one_rep_max: 'int4?' },
  `
  select workout_id, performed_on, heaviest, most_reps, one_rep_max from workout_exercises where user_id = $1 and exercise = $2
  order by performed_on desc, workout_id desc, position limit $3`,
)
export const sessions = statement(
  'training.sessions',
  { ...one, day: 'date', id: 'uuid', place: 'int4', limit: 'int8' },
  {
    workout_id: 'uuid',
    position: 'int4',
    title: 'text',
    performed_on: 'date',
    started_minute: 'int4',
    note: 'text',
    sets: json<SetRow[]>(),
  },
  `
  select e.workout_id, e.position, w.title, w.performed_on, w.started_minute, e.note, ${setsOf('e')} as sets from (
    select workout_id, position, note, performed_on from workout_exercises
    where user_id = $1 and exercise = $2 and performed_on <= $3
      and (performed_on < $3 or workout_id < $4 or (workout_id = $4 and position > $5))
    order by performed_on desc, workout_id desc, position limit $6) e
  join workouts w on w.id = e.workout_id order by e.performed_on desc, e.workout_id desc, e.position`,
)
/** The last session of each exercise. */
export const previous = statement(
  'training.previousSets',
  { user: 'uuid', exercises: 'text[]' },
  { exercise: 'text', performed_on: 'date', started_minute: 'int4', sets: json<SetRow[]>() },
  `
  select e.exercise, w.performed_on, w.started_minute, ${setsOf('e')} as sets
  from unnest($2::text[]) as k (exercise) cross join lateral (
    select workout_id, position, exercise from workout_exercises where user_id = $1 and exercise = k.exercise
    order by performed_on desc, workout_id desc, position limit 1) e
  join workouts w on w.id = e.workout_id`,
)
