import { libraryExercise } from '#contract/training/library.ts'
import type { Db } from '#server/db/statement.ts'
import { csvOf } from '#server/http/csv.ts'
import { listOwn } from './exercise-queries.ts'
import { kilos, type SetRow } from './set-rows.ts'
import { allWorkouts, startOf } from './training.ts'
import type { ExerciseRow, WorkoutRow } from './workout-queries.ts'

interface Line {
  workout: WorkoutRow
  exercise: ExerciseRow
  set: SetRow
  number: number
}

/** A member's workouts as CSV, one line per set, the oldest first, in the format of the import. Library exercises have English names. */
export async function exportWorkouts(db: Db, user: string): Promise<AsyncIterable<string>> {
  const own = new Map((await listOwn.all(db, { user })).map(({ id, name }) => [id, name]))
  return csvOf<Line>(
    [
      ['title', ({ workout }) => workout.title],
      ['started_at', ({ workout }) => startOf(workout)],
      ['duration_seconds', ({ workout }) => workout.seconds],
      ['note', ({ workout }) => workout.note],
      ['exercise', ({ exercise: { exercise } }) => libraryExercise(exercise)?.en ?? own.get(exercise) ?? exercise],
      ['superset_id', ({ exercise }) => exercise.superset],
      ['exercise_note', ({ exercise }) => exercise.note],
      ['set', ({ number }) => number],
      ['is_warm_up', ({ set }) => (set.is_warm_up ? 'yes' : 'no')],
      ['weight_kg', ({ set }) => kilos(set.weight)],
      ['reps', ({ set }) => set.reps],
      ['seconds', ({ set }) => set.seconds],
      ['distance_m', ({ set }) => set.distance],
      ['rpe', ({ set }) => (set.rpe === null ? null : set.rpe / 10)],
    ],
    linesOf(db, user),
  )
}

async function* linesOf(db: Db, user: string): AsyncGenerator<Line[]> {
  for await (const workout of allWorkouts(db, user))
    yield workout.exercises.flatMap((exercise) => exercise.sets.map((set, at) => ({ workout, exercise, set, number: at + 1 })))
}
