import { type Goal, goalsOf, type TierAmounts, tiers } from '#contract/challenges/tiers.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { addDays } from '#contract/time.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import { libraryExercise } from '#contract/training/library.ts'
import { daysBetween, today } from './days.ts'
import type { ChallengeRow } from './queries.ts'
import { scaleOf } from './scale.ts'

/** The editable fields of a challenge, in the units of the API. */
export interface Fields {
  title: string
  description: string
  cover: string | null
  goal: Goal
  /** The key of an exercise of the library; null if all training counts. */
  exercise: string | null
  tiers: TierAmounts
  firstDay: string
  lastDay: string
}

/** The fields of a stored challenge, in the units of the API. */
export const fieldsOf = (row: ChallengeRow): Fields => ({
  title: row.title,
  description: row.description,
  cover: row.cover,
  goal: row.goal,
  exercise: row.exercise,
  tiers: { bronze: row.bronze / scaleOf(row.goal), silver: row.silver / scaleOf(row.goal), gold: row.gold / scaleOf(row.goal) },
  firstDay: row.first_day,
  lastDay: row.last_day,
})

/**
 * The fields in stored units. Refuses days in the past or too far ahead, tiers out of order, more days than the challenge has, members' own
 * exercises, and exercises for which the goal isn't tracked.
 */
export function storable(fields: Fields, now: Date) {
  refuseDays(fields, today(now))
  refuseTiers(fields)
  refuseExercise(fields)
  const { goal, exercise, tiers: amounts, firstDay, lastDay, title, description, cover } = fields
  const scale = scaleOf(goal)
  const stored = { bronze: amounts.bronze * scale, silver: amounts.silver * scale, gold: amounts.gold * scale }
  return { title, description, cover, goal, exercise, ...stored, first: firstDay, last: lastDay }
}

function refuseDays({ firstDay, lastDay }: Fields, on: string): void {
  const wrong = (field: 'firstDay' | 'lastDay', why: string) => refuse('INVALID_INPUT', { [field]: [why] })
  if (firstDay < on) throw wrong('firstDay', 'is in the past')
  if (firstDay > addDays(on, challengeLimits.ahead)) throw wrong('firstDay', 'is more than a year ahead')
  if (lastDay < firstDay) throw wrong('lastDay', 'is before the first day')
  if (lengthOf({ firstDay, lastDay }) > challengeLimits.days)
    throw wrong('lastDay', `is more than ${challengeLimits.days} days after the start`)
}

function refuseTiers(fields: Fields): void {
  const { goal, tiers: amounts } = fields
  for (const [at, tier] of tiers.entries()) {
    const below = tiers[at - 1]
    if (below && amounts[tier] <= amounts[below]) throw refuse('INVALID_INPUT', { [`tiers.${tier}`]: [`is not more than ${below}`] })
  }
  if (goal === 'days' && amounts.gold > lengthOf(fields))
    throw refuse('INVALID_INPUT', { 'tiers.gold': ['is more days than the challenge has'] })
}

function refuseExercise({ goal, exercise }: Fields): void {
  if (exercise === null) return
  const known = libraryExercise(exercise)
  if (!known) throw refuse('INVALID_INPUT', { exercise: ['is not an exercise of the library'] })
  if (!goalsOf({ tracks: known.tracks, isAssisted: isAssisted(exercise, known.en) }).includes(goal))
    throw refuse('INVALID_INPUT', { goal: ['is not counted in this exercise'] })
}

const lengthOf = ({ firstDay, lastDay }: Pick<Fields, 'firstDay' | 'lastDay'>): number => daysBetween(firstDay, lastDay) + 1
