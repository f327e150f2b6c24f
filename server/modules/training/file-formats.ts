import type { WorkoutSet } from '#contract/training/sets.ts'
import type { WorkoutFileFormat } from '#contract/training/workout-files.ts'
import type { FileRow, FileTable } from './file-table.ts'
import { durationIn, halves, isoTime, kilosIn, metresIn, namedTime, numberIn, secondsBetween, supersetIn } from './file-values.ts'

/** The content of a line: a set, or only notes on an exercise or workout. */
export interface FileLine {
  title: string
  /** Null if it isn't a valid time. */
  startedAt: string | null
  duration: number | null
  note: string
  exercise: string
  superset: number | null
  exerciseNote: string
  /** The number of the set within its exercise. It starts again if the exercise is done a second time. Null if the file has none. */
  number: number | null
  /** Null if the line isn't about a set. */
  set: WorkoutSet | null
}
type Unit = 'kg' | 'lb'
type Read = (row: FileRow, unit: Unit) => FileLine

/** Our own format, as `exportWorkouts` writes it. */
const readOurs: Read = ({ text }) => ({
  title: text('title'),
  startedAt: isoTime(text('started_at')),
  duration: numberIn(text('duration_seconds')),
  note: text('note'),
  exercise: text('exercise'),
  superset: supersetIn(text('superset_id')),
  exerciseNote: text('exercise_note'),
  number: numberIn(text('set')),
  set: {
    weight: numberIn(text('weight_kg')),
    reps: numberIn(text('reps')),
    seconds: numberIn(text('seconds')),
    distance: numberIn(text('distance_m')),
    rpe: numberIn(text('rpe')),
    isWarmUp: text('is_warm_up') === 'yes',
  },
})

/** The format of Strong. Units are those of the line or column, else the one chosen by the user. Rests and notes have their own lines. */
const readStrong: Read = ({ text, has }, unit) => {
  const order = text('set order').toLowerCase()
  const isPounds = (text('weight unit') || (has('weight (lbs)') ? 'lb' : has('weight (kg)') ? 'kg' : unit)).startsWith('lb')
  const distanceUnit = text('distance unit')
  const distance = numberIn(text('distance') || text('distance (meters)'))
  const isMetres = has('distance (meters)') || distanceUnit === 'm'
  return {
    title: text('workout name'),
    startedAt: isoTime(text('date')),
    duration: durationIn(text('duration') || text('workout duration')) ?? numberIn(text('duration (sec)')),
    note: text('workout notes'),
    exercise: text('exercise name'),
    superset: null,
    exerciseNote: text('notes'),
    number: null,
    set:
      order.startsWith('rest') || order.startsWith('note')
        ? null
        : {
            weight: kilosIn(numberIn(text('weight') || text('weight (kg)') || text('weight (lbs)')), isPounds),
            reps: numberIn(text('reps')),
            seconds: numberIn(text('seconds')),
            distance: isMetres
              ? distance && Math.round(distance)
              : metresIn(distance, distanceUnit ? distanceUnit.startsWith('mi') : isPounds),
            rpe: halves(numberIn(text('rpe'))),
            isWarmUp: order === 'w',
          },
  }
}

const readHevy: Read = ({ text, has }) => {
  const startedAt = namedTime(text('start_time'))
  return {
    title: text('title'),
    startedAt,
    duration: startedAt === null ? null : secondsBetween(startedAt, namedTime(text('end_time'))),
    note: text('description'),
    exercise: text('exercise_title'),
    superset: supersetIn(text('superset_id')),
    exerciseNote: text('exercise_notes'),
    number: null,
    set: {
      weight: kilosIn(numberIn(text('weight_kg') || text('weight_lbs')), has('weight_lbs')),
      reps: numberIn(text('reps')),
      seconds: numberIn(text('duration_seconds')),
      distance: metresIn(numberIn(text('distance_km') || text('distance_miles')), has('distance_miles')),
      rpe: halves(numberIn(text('rpe'))),
      isWarmUp: text('set_type').startsWith('warm'),
    },
  }
}

/** The formats, recognized by columns that only they have. */
const formats: { format: WorkoutFileFormat; columns: string[]; read: Read }[] = [
  { format: 'gymfolk', columns: ['started_at', 'exercise'], read: readOurs },
  { format: 'hevy', columns: ['start_time', 'exercise_title'], read: readHevy },
  { format: 'strong', columns: ['date', 'exercise name'], read: readStrong },
]

/** The format of a file by its columns; undefined if unknown. */
export const formatOf = ({ has }: FileTable) => formats.find(({ columns }) => columns.every(has))
