import { statement, type Tx } from '#server/db/statement.ts'
import { insertRoutine, insertWorkouts } from '#server/modules/training/training.ts'
import { draftWorkouts, sessions } from './draft-workouts.ts'

const dayMs = 86_400_000
const two = (number: number): string => String(number).padStart(2, '0')

const bestLifts = statement(
  'seed.bestLifts',
  { user: 'uuid' },
  { lift: 'text', value: 'int4' },
  `select lift, max(value) as value from records where user_id = $1 and measure = 'weight' and flag is null and removed_at is null group by lift`,
)

/** Adds the training log of the demo's shopper: two months of workouts and two routines. They go through the same code as a member's, so that the sums of days agree. */
export async function fillTraining(tx: Tx, shopper: string, now: Date): Promise<void> {
  const best = new Map((await bestLifts.all(tx, { user: shopper })).map(({ lift, value }) => [lift, value / 1000]))
  const bests = { squat: best.get('squat') ?? 80, bench: best.get('bench') ?? 45, deadlift: best.get('deadlift') ?? 100 }
  for (const { daysAgo, hour, minute, ...workout } of draftWorkouts(bests)) {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const startedAt = `${at.toISOString().slice(0, 10)}T${two(hour)}:${two(minute)}`
    await insertWorkouts(tx, shopper, [{ ...workout, startedAt }], at)
  }
  for (const { title, note, lifts } of sessions.slice(0, 2)) {
    const exercises = lifts.map(({ exercise, sets, reps }) => ({ exercise, targetSets: sets, targetReps: reps || null }))
    await insertRoutine(tx, shopper, { name: title, note, exercises }, now)
  }
}
