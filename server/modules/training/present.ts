import type { RecordOffer, Workout, WorkoutSummary } from '#contract/training/workouts.ts'
import { joinTime } from './local-time.ts'
import type { NameOf } from './names.ts'
import { kilos, presentSet } from './set-rows.ts'
import type { SummaryRow, WorkoutRow } from './workout-queries.ts'

const headOf = ({ id, title, performed_on, started_minute, seconds, sets, reps, volume }: SummaryRow | WorkoutRow) => ({
  id,
  title,
  startedAt: joinTime(performed_on, started_minute),
  duration: seconds,
  setCount: sets,
  repCount: reps,
  volume: kilos(volume),
})

/** A workout with its sets, and the sets offered as records. */
export const presentWorkout = (row: WorkoutRow, nameOf: NameOf, offers: RecordOffer[]): Workout => ({
  ...headOf(row),
  version: row.version,
  note: row.note,
  exercises: row.exercises.map(({ exercise, superset, note, sets }) => ({
    exercise,
    name: nameOf(exercise),
    superset,
    note,
    sets: sets.map(presentSet),
  })),
  recordOffers: offers,
})

export const presentSummary = (row: SummaryRow, nameOf: NameOf): WorkoutSummary => ({
  ...headOf(row),
  exercises: row.exercises.map(({ exercise, superset, sets }) => ({ exercise, name: nameOf(exercise), superset, setCount: sets })),
})
