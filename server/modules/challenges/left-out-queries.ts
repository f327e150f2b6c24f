import type { CountedWorkout } from '#contract/challenges/left-out.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import type { Goal } from '#contract/challenges/tiers.ts'
import { statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import { scaleOf } from './scale.ts'

const counted = { id: 'uuid', performed_on: 'date', amount: 'int8', left_out: 'text?' } as const

/** In a challenge of an exercise, only the workouts that have it. */
export const countedWorkouts = statement(
  'challenges.countedWorkouts',
  { challenge: 'uuid', user: 'uuid' },
  counted,
  `
  select a.workout_id as id, a.day as performed_on, a.amount, l.reason as left_out
  from challenges c cross join lateral counted_workouts(c, $2) a
    left join challenge_left_out l on l.challenge_id = $1 and l.workout_id = a.workout_id
  where c.id = $1 order by a.amount desc, a.day desc, a.workout_id limit ${challengeLimits.workoutsShown}`,
)
/** A workout, which adds nothing without the challenge's exercise. */
export const countedWorkout = statement(
  'challenges.countedWorkout',
  { challenge: 'uuid', id: 'uuid' },
  counted,
  `
  select w.id, w.performed_on, coalesce((
      select a.amount from challenges c cross join lateral counted_workouts(c, w.user_id) a where c.id = $1 and a.workout_id = w.id), 0) as amount,
    (select l.reason from challenge_left_out l where l.challenge_id = $1 and l.workout_id = w.id) as left_out
  from workouts w where w.id = $2`,
)
/** The participant who did a workout within the days of the challenge. */
export const participantOf = statement(
  'challenges.participantOf',
  { challenge: 'uuid', workout: 'uuid' },
  { user_id: 'uuid' },
  `
  select m.user_id from workouts w join challenge_members m on m.challenge_id = $1 and m.user_id = w.user_id join challenges c on c.id = $1
  where w.id = $2 and w.performed_on between c.first_day and c.last_day`,
)
export const participantNamed = statement(
  'challenges.participantNamed',
  { challenge: 'uuid', handle: 'text' },
  { user_id: 'uuid' },
  `select m.user_id from users u join challenge_members m on m.challenge_id = $1 and m.user_id = u.id where u.handle = $2`,
)
export const leaveOut = statement(
  'challenges.leaveOut',
  { challenge: 'uuid', workout: 'uuid', reason: 'text', by: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into challenge_left_out (challenge_id, workout_id, reason, left_out_by, left_out_at) values ($1, $2, $3, $4, $5)
  on conflict (challenge_id, workout_id) do update set reason = excluded.reason, left_out_by = excluded.left_out_by,
    left_out_at = excluded.left_out_at`,
)
export const countAgain = statement(
  'challenges.countAgain',
  { challenge: 'uuid', workout: 'uuid' },
  {},
  `delete from challenge_left_out where challenge_id = $1 and workout_id = $2`,
)
/** The member's profile must be locked. */
export const recountMember = statement('challenges.recountMember', { user: 'uuid' }, {}, `select count_training(array[$1::uuid])`)
/** A member's own workouts that are left out, with what they would have added. Most challenges have none: then no workout is read. */
export const ownLeftOut = statement(
  'challenges.ownLeftOut',
  { challenge: 'uuid', user: 'uuid' },
  { id: 'uuid', performed_on: 'date', amount: 'int8', left_out: 'text' },
  `
  select a.workout_id as id, a.day as performed_on, a.amount, l.reason as left_out
  from challenges c cross join lateral counted_workouts(c, $2) a
    join challenge_left_out l on l.challenge_id = $1 and l.workout_id = a.workout_id
  where c.id = $1 and exists (select from challenge_left_out where challenge_id = $1) order by a.day, a.workout_id limit ${challengeLimits.workoutsShown}`,
)

/** A counted workout as moderators of a challenge see it. */
export const presentWorkout = (row: Row<typeof counted>, { goal }: { goal: Goal }): CountedWorkout => ({
  id: row.id,
  performedOn: row.performed_on,
  amount: row.amount / scaleOf(goal),
  leftOut: row.left_out,
})
