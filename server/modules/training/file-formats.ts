import type { WorkoutSet } from '#contract/training/sets.ts'
import type { WorkoutFileFormat } from '#contract/training/workout-files.ts'
import type { FileRow, FileTable } from './file-table.ts'
import { durationIn, halves, isoTime, kilosIn, metresIn, namedTime, numberIn, secondsBetween } from './file-values.ts'

/** What a line says: of a set, or of the exercise or workout alone. */
export interface FileLine {
  title: string
  /** Null for what is no time. */
  startedAt: string | null
  duration: number | null
  note: string
  exercise: string
  exerciseNote: string
  /** Of the set within its exercise, where it begins anew for the same exercise a second time; null where the file doesn't say. */
  number: number | null
  /** Null for a line that is about no set. */
  set: WorkoutSet | null
}
type Unit = 'kg' | 'lb'
type Read = (row: FileRow, unit: Unit) => FileLine

/** One of ours: what `exportWorkouts` writes. */
const readOurs: Read = ({ text }) => ({
  title: text('title'),
  startedAt: isoTime(text('started_at')),
  duration: numberIn(text('duration_seconds')),
  note: text('note'),
  exercise: text('exercise'),
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

/** Of Strong: weights and distances in the unit of the line, or else the one that its owner says. Rests and notes have lines of their own. */
const readStrong: Read = ({ text, has }, unit) => {
  const order = text('set order').toLowerCase()
  const isPounds = (text('weight unit') || (has('weight (lbs)') ? 'lb' : has('weight (kg)') ? 'kg' : unit)).startsWith('lb')
  const distanceUnit = text('distance unit')
  const far = numberIn(text('distance') || text('distance (meters)'))
  const isMetres = has('distance (meters)') || distanceUnit === 'm'
  return {
    title: text('workout name'),
    startedAt: isoTime(text('date')),
    duration: durationIn(text('duration') || text('workout duration')) ?? numberIn(text('duration (sec)')),
    note: text('workout notes'),
    exercise: text('exercise name'),
    exerciseNote: text('notes'),
    number: null,
    set:
      order.startsWith('rest') || order.startsWith('note')
        ? null
        : {
            weight: kilosIn(numberIn(text('weight') || text('weight (kg)') || text('weight (lbs)')), isPounds),
            reps: numberIn(text('reps')),
            seconds: numberIn(text('seconds')),
            distance: isMetres ? far && Math.round(far) : metresIn(far, distanceUnit ? distanceUnit.startsWith('mi') : isPounds),
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

/** By the columns that only such a file has. */
const formats: { format: WorkoutFileFormat; columns: string[]; read: Read }[] = [
  { format: 'gymfolk', columns: ['started_at', 'exercise'], read: readOurs },
  { format: 'hevy', columns: ['start_time', 'exercise_title'], read: readHevy },
  { format: 'strong', columns: ['date', 'exercise name'], read: readStrong },
]

/** How a file is read, by its columns; undefined where it has none of these. */
export const formatOf = ({ has }: FileTable) => formats.find(({ columns }) => columns.every(has))
