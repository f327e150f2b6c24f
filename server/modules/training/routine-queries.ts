import { statement } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'

export interface TargetRow {
  exercise: string
  superset: number | null
  sets: number
  reps: number | null
}
const routine = {
  id: 'uuid',
  version: 'int4',
  name: 'text',
  note: 'text',
  updated_at: 'timestamptz',
  share_token: 'text?',
  on_profile: 'bool',
  is_removed: 'bool',
  exercises: json<TargetRow[]>(),
} as const
export type RoutineRow = Row<typeof routine>
const shown = `
  r.id, r.version, r.name, r.note, r.updated_at, r.share_token, r.on_profile, r.removed_at is not null as is_removed, (
    select json_agg(json_build_object('exercise', e.exercise, 'superset', e.superset, 'sets', e.sets, 'reps', e.reps) order by e.position)
    from routine_exercises e where e.routine_id = r.id) as exercises`

export const listRoutines = statement(
  'training.routines',
  { user: 'uuid', limit: 'int8' },
  routine,
  `select ${shown} from routines r where r.user_id = $1 order by r.updated_at desc, r.id desc limit $2`,
)
export const readRoutine = statement(
  'training.routine',
  { id: 'uuid', user: 'uuid' },
  routine,
  `select ${shown} from routines r where r.id = $1 and r.user_id = $2`,
)
/** Adds a routine if the maximum isn't reached. The member must be locked. */
export const insertRoutine = statement(
  'training.insertRoutine',
  { id: 'uuid', user: 'uuid', name: 'text', note: 'text', now: 'timestamptz', max: 'int8' },
  {},
  `
  insert into routines (id, user_id, name, note, created_at, updated_at)
  select $1, $2, $3, $4, $5, $5 where (select count(*) from routines where user_id = $2) < $6`,
)
/** The member must be locked. */
export const versionOf = statement(
  'training.routineVersion',
  { id: 'uuid', user: 'uuid' },
  { version: 'int4', is_shared: 'bool' },
  `select version, share_token is not null as is_shared from routines where id = $1 and user_id = $2`,
)
export const updateRoutine = statement(
  'training.updateRoutine',
  { id: 'uuid', user: 'uuid', name: 'text', note: 'text', now: 'timestamptz' },
  {},
  `
  with removed as (delete from routine_exercises e using routines r where r.id = $1 and r.user_id = $2 and e.routine_id = r.id)
  update routines set name = $3, note = $4, updated_at = $5, version = version + 1 where id = $1 and user_id = $2`,
)
export const insertTargets = statement(
  'training.insertTargets',
  { id: 'uuid', rows: json<object[]>() },
  {},
  `
  insert into routine_exercises (routine_id, position, exercise, superset, sets, reps)
  select $1, r.position, r.exercise, r.superset, r.sets, r.reps
  from json_to_recordset($2) as r (position int, exercise text, superset int, sets int, reps int)`,
)
export const deleteRoutine = statement(
  'training.deleteRoutine',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from routines where id = $1 and user_id = $2`,
)
