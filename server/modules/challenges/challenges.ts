import type { Goal } from '#contract/challenges/tiers.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'

const everything = statement(
  'challenges.personalData',
  { user: 'uuid' },
  {
    challenge: 'text',
    goal: textOf<Goal>(),
    exercise: 'text?',
    firstDay: 'date',
    lastDay: 'date',
    total: 'int8',
    result: 'text?',
    joinedAt: 'timestamptz',
    leftOut: nullable(json<object[]>()),
  },
  `
  select c.title as challenge, c.goal, c.exercise, c.first_day as "firstDay", c.last_day as "lastDay", m.total, m.result, m.joined_at as "joinedAt", (
    select json_agg(json_build_object('workout', w.id, 'reason', l.reason, 'leftOutAt', l.left_out_at) order by l.left_out_at, w.id)
    from challenge_left_out l join workouts w on w.id = l.workout_id where l.challenge_id = c.id and w.user_id = $1) as "leftOut"
  from challenge_members m join challenges c on c.id = m.challenge_id where m.user_id = $1 order by m.joined_at, c.id`,
)

/** A member's challenges for the export of their account; totals in grams, days or repetitions. Erasing the profile erases them. */
export const exportChallenges = (tx: Tx, user: string) => everything.all(tx, { user })
