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
export const allOf = statement(
  'trainingDays.allOf',
  { user: 'uuid' },
  { day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  `select day, workouts, sets, reps, volume from training_days where user_id = $1 order by day`,
)
