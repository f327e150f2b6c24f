import { statement } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'
import { type SetRow, setsOf } from './set-rows.ts'

const head = {
  id: 'uuid',
  title: 'text',
  performed_on: 'date',
  started_minute: 'int4',
  seconds: 'int4?',
  sets: 'int4',
  reps: 'int4',
  volume: 'int8',
} as const
const shown = 'w.id, w.title, w.performed_on, w.started_minute, w.seconds, w.sets, w.reps, w.volume'

export interface ExerciseRow {
  exercise: string
  superset: number | null
  note: string
  sets: SetRow[]
}
const workout = { ...head, version: 'int4', note: 'text', exercises: json<ExerciseRow[]>() } as const
export type WorkoutRow = Row<typeof workout>
const summary = { ...head, exercises: json<{ exercise: string; superset: number | null; sets: number }[]>() } as const
export type SummaryRow = Row<typeof summary>

const whole = `
  ${shown}, w.version, w.note, (
    select json_agg(json_build_object('exercise', e.exercise, 'superset', e.superset, 'note', e.note, 'sets', ${setsOf('e')}) order by e.position)
    from workout_exercises e where e.workout_id = w.id) as exercises`

export const readWorkout = statement(
  'training.workout',
  { id: 'uuid', user: 'uuid' },
  workout,
  `select ${whole} from workouts w where w.id = $1 and w.user_id = $2`,
)
export const listKeys = statement(
  'training.workoutKeys',
  { user: 'uuid', day: 'date', minute: 'int4', id: 'uuid', limit: 'int8' },
  { id: 'uuid', performed_on: 'date', started_minute: 'int4' },
  `
  select id, performed_on, started_minute from workouts where user_id = $1 and (performed_on, started_minute, id) < ($2, $3, $4)
  order by performed_on desc, started_minute desc, id desc limit $5`,
)
export const summaries = statement(
  'training.workoutSummaries',
  { ids: 'uuid[]' },
  summary,
  `
  select ${shown}, (
    select json_agg(json_build_object('exercise', e.exercise, 'superset', e.superset, 'sets', e.sets) order by e.position)
    from workout_exercises e where e.workout_id = w.id) as exercises
  from workouts w where w.id = any($1)`,
)
/** The heaviest weight that a member has ever lifted in each exercise. */
export const heaviestOf = statement(
  'training.heaviestOf',
  { user: 'uuid', exercises: 'text[]' },
  { exercise: 'text', heaviest: 'int4' },
  `
  select exercise, max(heaviest) as heaviest from workout_exercises where user_id = $1 and exercise = any($2) and heaviest is not null
  group by exercise`,
)
/** The sums of each month between two days, including both of their months. */
export const monthSums = statement(
  'training.monthSums',
  { user: 'uuid', from: 'date', to: 'date' },
  { month: 'text', workouts: 'int4', sets: 'int4', volume: 'int8', seconds: 'int4' },
  `
  select left(performed_on::text, 7) as month, count(*)::int as workouts, sum(sets)::int as sets, sum(volume)::int8 as volume,
    coalesce(sum(seconds), 0)::int as seconds
  from workouts where user_id = $1 and performed_on >= date_trunc('month', $2::date)::date
    and performed_on < (date_trunc('month', $3::date) + interval '1 month')::date
  group by 1 order by 1 desc`,
)
/** Workouts with all their sets after a place, the oldest first, for files. */
export const readMany = statement(
  'training.workouts',
  { user: 'uuid', day: 'date', minute: 'int4', id: 'uuid', limit: 'int8' },
  workout,
  `
  select ${whole} from workouts w where w.user_id = $1 and (w.performed_on, w.started_minute, w.id) > ($2, $3, $4)
  order by w.performed_on, w.started_minute, w.id limit $5`,
)
export const onDays = statement(
  'training.workoutsOnDays',
  { user: 'uuid', days: 'text[]' },
  { title: 'text', performed_on: 'date', started_minute: 'int4' },
  `select title, performed_on, started_minute from workouts where user_id = $1 and performed_on = any($2::text[]::date[])`,
)
/** The workouts of a day and in total. The total is counted up to `max`. */
export const countWorkouts = statement(
  'training.countWorkouts',
  { user: 'uuid', day: 'date', except: 'uuid?', max: 'int8' },
  { of_day: 'int4', in_all: 'int4' },
  `
  select (select count(*)::int from workouts where user_id = $1 and performed_on = $2 and id is distinct from $3) as of_day,
    (select count(*)::int from (select from workouts where user_id = $1 limit $4) w) as in_all`,
)
/** The version and sums of the member's own workout. */
export const sumsOfWorkout = statement(
  'training.workoutSums',
  { id: 'uuid', user: 'uuid' },
  { version: 'int4', performed_on: 'date', sets: 'int4', reps: 'int4', volume: 'int8' },
  `select version, performed_on, sets, reps, volume from workouts where id = $1 and user_id = $2`,
)
const rows = { rows: json<object[]>() } as const
const recordset = `(id uuid, user_id uuid, title text, note text, performed_on date, started_minute int, seconds int, sets int, reps int, volume bigint, created_at timestamptz)`
export const insertWorkouts = statement(
  'training.insertWorkouts',
  rows,
  {},
  `
  insert into workouts (id, user_id, title, note, performed_on, started_minute, seconds, sets, reps, volume, created_at)
  select * from json_to_recordset($1) as r ${recordset}`,
)
export const updateWorkout = statement(
  'training.updateWorkout',
  rows,
  {},
  `
  with removed as (delete from workout_exercises e using json_to_recordset($1) as r ${recordset} where e.workout_id = r.id)
  update workouts w set title = r.title, note = r.note, performed_on = r.performed_on, started_minute = r.started_minute,
    seconds = r.seconds, sets = r.sets, reps = r.reps, volume = r.volume, version = w.version + 1
  from json_to_recordset($1) as r ${recordset} where w.id = r.id`,
)
export const insertExercises = statement(
  'training.insertWorkoutExercises',
  { exercises: json<object[]>(), sets: json<object[]>() },
  {},
  `
  with added as (
    insert into workout_exercises (workout_id, position, user_id, exercise, superset, performed_on, note, sets, reps, volume,
      heaviest, most_reps, one_rep_max)
    select * from json_to_recordset($1) as r (workout_id uuid, position int, user_id uuid, exercise text, superset int, performed_on date, note text,
      sets int, reps int, volume bigint, heaviest int, most_reps int, one_rep_max int))
  insert into workout_sets (workout_id, exercise_position, position, weight, reps, seconds, distance, rpe, is_warm_up)
  select * from json_to_recordset($2) as r (workout_id uuid, exercise_position int, position int, weight int, reps int, seconds int,
    distance int, rpe int, is_warm_up boolean)`,
)
export const deleteWorkout = statement(
  'training.deleteWorkout',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from workouts where id = $1 and user_id = $2`,
)
