import type { Tx } from '#server/db/statement.ts'
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

/** Every day that a member trained, the first one first, for the export of their account. */
export const exportTrainingDays = (tx: Tx, user: string): Promise<({ day: string } & Training)[]> => queries.allOf.all(tx, { user })
