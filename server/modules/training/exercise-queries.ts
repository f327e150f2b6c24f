import type { Equipment, Muscle, Tracks } from '#contract/training/exercise-kinds.ts'
import { statement } from '#server/db/statement.ts'
import { json, textOf } from '#server/db/types.ts'

const columns = {
  id: 'uuid',
  name: 'text',
  muscle: textOf<Muscle>(),
  equipment: textOf<Equipment>(),
  tracks: textOf<Tracks>(),
} as const
const shown = 'id, name, muscle, equipment, tracks'

export const listOwn = statement(
  'training.ownExercises',
  { user: 'uuid' },
  columns,
  `select ${shown} from own_exercises where user_id = $1 order by folded`,
)
export const ownByIds = statement(
  'training.ownExercisesByIds',
  { user: 'uuid', ids: 'uuid[]' },
  columns,
  `select ${shown} from own_exercises where id = any($2) and user_id = $1`,
)
/** Serializes changes of a member's log. */
export const lockMember = statement(
  'training.lockMember',
  { user: 'uuid' },
  {},
  `select from profiles where user_id = $1 for no key update`,
)
/** Adds new exercises if all of them fit within the maximum, skipping names that exist. The member must be locked. */
export const addOwn = statement(
  'training.addOwnExercises',
  { user: 'uuid', rows: json<object[]>(), now: 'timestamptz', max: 'int8' },
  {},
  `
  insert into own_exercises (id, user_id, name, folded, muscle, equipment, tracks, created_at)
  select r.id, $1, r.name, r.folded, r.muscle, r.equipment, r.tracks, $3
  from json_to_recordset($2) as r (id uuid, name text, folded text, muscle text, equipment text, tracks text)
  where (select count(*) from own_exercises where user_id = $1) + json_array_length($2) <= $4
  on conflict (user_id, folded) do nothing`,
)
/** Whether others can read the exercise's name in a shared routine. */
export const isShared = statement(
  'training.isExerciseShared',
  { user: 'uuid', exercise: 'text' },
  { id: 'uuid' },
  `
  select r.id from routines r join routine_exercises e on e.routine_id = r.id
  where r.user_id = $1 and r.share_token is not null and e.exercise = $2 limit 1`,
)
export const ownByNames = statement(
  'training.ownExercisesByNames',
  { user: 'uuid', folded: 'text[]' },
  { ...columns, folded: 'text' },
  `select ${shown}, folded from own_exercises where user_id = $1 and folded = any($2)`,
)
export const changeOwn = statement(
  'training.changeOwnExercise',
  { id: 'uuid', user: 'uuid', name: 'text', folded: 'text', muscle: 'text', equipment: 'text' },
  columns,
  `update own_exercises set name = $3, folded = $4, muscle = $5, equipment = $6 where id = $1 and user_id = $2 returning ${shown}`,
)
export const isUsed = statement(
  'training.isExerciseUsed',
  { user: 'uuid', exercise: 'text' },
  { used: 'bool' },
  `
  select exists (select from workout_exercises where user_id = $1 and exercise = $2)
    or exists (select from routines r join routine_exercises e on e.routine_id = r.id where r.user_id = $1 and e.exercise = $2) as used`,
)
export const deleteOwn = statement(
  'training.deleteOwnExercise',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from own_exercises where id = $1 and user_id = $2`,
)
