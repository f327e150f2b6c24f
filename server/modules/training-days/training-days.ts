import type { OutputOf } from '#contract/endpoint.ts'
import type { getTrainingWeek } from '#contract/training/week.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'

/** Sums of a day's workouts; volume (weight × reps) in grams. */
export interface Training {
  workouts: number
  sets: number
  reps: number
  volume: number
}

/** Until the transaction ends, nothing else changes what this member trained. */
export async function lockTraining(tx: Tx, userId: string): Promise<void> {
  await queries.lockProfile.one(tx, { user: userId })
}

/**
 * Adds to what a member trained on a day (`2026-11-29`, as their log has it), or takes from it where the numbers are negative: never more than
 * was added. Locks their profile; of several days, the caller adds one after the other, in the order of the days.
 */
export async function addTraining(tx: Tx, userId: string, day: string, change: Training): Promise<void> {
  await lockTraining(tx, userId)
  await queries.add.run(tx, { user: userId, day, ...change })
}

/** On which days of the week of `day` a member trained, and for how many weeks in a row. */
export async function trainingWeek(db: Db, user: string, day: string): Promise<OutputOf<typeof getTrainingWeek>> {
  const { days, weeks } = (await queries.week.one(db, { user, day }))!
  return { days, weeksInARow: weeks }
}

/** Every day that a member trained, the first one first, for the export of their account. */
export const exportTrainingDays = (tx: Tx, user: string): Promise<({ day: string } & Training)[]> => queries.allOf.all(tx, { user })
