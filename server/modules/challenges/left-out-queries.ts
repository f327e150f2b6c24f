import type { CountedWorkout } from '#contract/challenges/left-out.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import type { Goal } from '#contract/challenges/tiers.ts'
import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'
import { scaleOf } from './scale.ts'

const counted = { id: 'uuid', performed_on: 'date', amount: 'int8', left_out: 'text?' } as const
/** A workout (for goal $2), with the reason if it's left out of a challenge ($1). */
const shown = `
  w.id, w.performed_on, case $2 when 'volume' then w.volume when 'reps' then w.reps else 1 end::int8 as amount,
  (select l.reason from challenge_left_out l where l.challenge_id = $1 and l.workout_id = w.id) as left_out`

export const countedWorkouts = statement(
  'challenges.countedWorkouts',
  { challenge: 'uuid', goal: textOf<Goal>(), user: 'uuid', first: 'date', last: 'date' },
  counted,
  `
  select ${shown} from workouts w where w.user_id = $3 and w.performed_on between $4 and $5
  order by amount desc, w.performed_on desc, w.id limit ${challengeLimits.workoutsShown}`,
)
export const countedWorkout = statement(
  'challenges.countedWorkout',
  { challenge: 'uuid', goal: textOf<Goal>(), id: 'uuid' },
  counted,
  `select ${shown} from workouts w where w.id = $3`,
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
/** A member's own workouts that are left out, with what they would have added. */
export const ownLeftOut = statement(
  'challenges.ownLeftOut',
  { challenge: 'uuid', goal: textOf<Goal>(), user: 'uuid', first: 'date', last: 'date' },
  { id: 'uuid', performed_on: 'date', amount: 'int8', left_out: 'text' },
  `
  select w.id, w.performed_on, case $2 when 'volume' then w.volume when 'reps' then w.reps else 1 end::int8 as amount, l.reason as left_out
  from challenge_left_out l join workouts w on w.id = l.workout_id
  where l.challenge_id = $1 and w.user_id = $3 and w.performed_on between $4 and $5
  order by w.performed_on, w.id limit ${challengeLimits.workoutsShown}`,
)

/** A counted workout as moderators of a challenge see it. */
export const presentWorkout = (row: Row<typeof counted>, { goal }: { goal: Goal }): CountedWorkout => ({
  id: row.id,
  performedOn: row.performed_on,
  amount: row.amount / scaleOf(goal),
  leftOut: row.left_out,
})
