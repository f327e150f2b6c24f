import { statement } from '#server/db/statement.ts'

/** Changes of a member's training come one after the other: whoever counts it locks the profile, too. */
export const lockProfile = statement(
  'trainingDays.lockProfile',
  { user: 'uuid' },
  {},
  `select from profiles where user_id = $1 for no key update`,
)
export const add = statement(
  'trainingDays.add',
  { user: 'uuid', day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  {},
  `
  insert into training_days as t (user_id, day, workouts, sets, reps, volume) values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id, day) do update
    set workouts = t.workouts + $3, sets = t.sets + $4, reps = t.reps + $5, volume = t.volume + $6`,
)
export const allOf = statement(
  'trainingDays.allOf',
  { user: 'uuid' },
  { day: 'date', workouts: 'int4', sets: 'int4', reps: 'int4', volume: 'int8' },
  `select day, workouts, sets, reps, volume from training_days where user_id = $1 order by day`,
)
