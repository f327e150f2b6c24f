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

/** Locks a member's training until the transaction ends. */
export async function lockTraining(tx: Tx, userId: string): Promise<void> {
  await queries.lockProfile.one(tx, { user: userId })
}

/**
 * Adds to the training of different days (`2026-11-29`, in the member's time zone), or subtracts with negative numbers, never more than was
 * added. Locks the profile. Challenges are counted at the end, not for each day.
 */
export async function addTraining(tx: Tx, userId: string, days: readonly ({ day: string } & Training)[]): Promise<void> {
  await lockTraining(tx, userId)
  await queries.add.run(tx, { user: userId, days: [...days] })
}

/** The days of the week of `day` on which a member trained, and the number of weeks in a row. */
export async function trainingWeek(db: Db, user: string, day: string): Promise<OutputOf<typeof getTrainingWeek>> {
  const { days, weeks } = (await queries.week.one(db, { user, day }))!
  return { days, weeksInARow: weeks }
}

/** All training days of a member, the oldest first, for the export of their account. */
export const exportTrainingDays = (tx: Tx, user: string): Promise<({ day: string } & Training)[]> => queries.daysOfUser.all(tx, { user })
