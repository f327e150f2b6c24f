import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { isFuture } from '#contract/time.ts'
import { isReadable } from '#contract/fields.ts'
import type { LineReason } from '#contract/training/line-reasons.ts'
import type { WorkoutFile, WorkoutFileFormat } from '#contract/training/workout-files.ts'
import { foldName } from '#contract/training/library.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import { withWholeSupersets } from '#contract/training/supersets.ts'
import { localTime, sentSet, type WorkoutSet } from '#contract/training/sets.ts'
import { lineError } from './line-messages.ts'
import { type FileLine, formatOf } from './file-formats.ts'
import { readTable } from './file-table.ts'
import type { NewWorkout } from './save-workouts.ts'
import { slicesOf } from './slices.ts'

/** A workout of a file, with exercises by name. */
export type FileWorkout = NewWorkout & { line: number }
/** A workout that lines are still added to, with its running totals. */
type OpenWorkout = FileWorkout & { setCount: number; volume: number; lastNumber: number }
export interface ReadFile {
  format: WorkoutFileFormat
  workouts: FileWorkout[]
  errors: WorkoutFile['lineErrors']
}

const { title: titleMax, note: noteMax, exerciseName, exercises: exercisesMax, sets: setsMax, seconds, workoutVolume } = limits.training

/** The workouts of a file, and the errors of skipped lines. Fails with INVALID_FILE_TYPE. */
export async function readWorkouts(file: string, unit: 'kg' | 'lb', now: Date): Promise<ReadFile> {
  const table = await readTable(file)
  const format = formatOf(table)
  if (!format) throw refuse('INVALID_FILE_TYPE', { file: ['has none of the columns that workouts of ours, of Strong or of Hevy have'] })
  const found = new Map<string, OpenWorkout>()
  const errors: ReadFile['errors'] = []
  for await (const rows of slicesOf(table.rows))
    for (const row of rows) {
      const read = format.read(row, unit)
      const reason = problemOf(read, now) ?? add(found, read, row.line)
      // A rest with an invalid time is skipped without an error, as no data is lost.
      if (reason && (read.set || read.exerciseNote)) errors.push(lineError(row.line, reason))
    }
  if (found.size > limits.workoutFile.workouts)
    throw refuse('INVALID_FILE_TYPE', { file: [`has more than ${limits.workoutFile.workouts} workouts: send it in parts`] })
  return { format: format.format, workouts: [...found.values()].map(closed), errors }
}

function problemOf({ startedAt, exercise, title, note, exerciseNote, set }: FileLine, now: Date): LineReason | null {
  if (startedAt === null || !localTime.safeParse(startedAt).success || startedAt < '1970') return 'time'
  if (isFuture(startedAt, now)) return 'future'
  if (foldName(exercise) === '') return 'no-name'
  if (exercise.length > exerciseName) return 'long-name'
  const texts = [title, note, exercise, exerciseNote]
  if (texts.some((text) => !isReadable(text) || text.includes('\0') || !text.isWellFormed())) return 'characters'
  if (set === null) return null
  const parsed = sentSet.safeParse(set)
  if (parsed.success) return null
  const [issue] = parsed.error.issues
  const field = issue?.path[0] as keyof WorkoutSet | undefined
  if (field === undefined) return 'no-measure'
  if (issue!.code === 'custom') return 'set-volume'
  return field === 'isWarmUp' ? 'set-type' : field
}

/** Adds a line to its workout. Returns what is wrong with the line, or null. */
function add(found: Map<string, OpenWorkout>, read: FileLine, line: number): LineReason | null {
  const title = read.title.replace(/\s+/g, ' ').slice(0, titleMax).trim() || 'Workout'
  const startedAt = read.startedAt!
  const key = `${startedAt} ${title}`
  const workout = found.get(key) ?? {
    line,
    title,
    note: '',
    startedAt,
    duration: null,
    exercises: [],
    setCount: 0,
    volume: 0,
    lastNumber: 0,
  }
  found.set(key, workout)
  workout.note ||= noteOf(read.note)
  workout.duration ??= read.duration !== null && read.duration >= 1 && read.duration <= seconds ? Math.round(read.duration) : null
  return addExercise(workout, read)
}

const noteOf = (text: string): string => text.slice(0, noteMax).trim()

/** Adds a line's exercise and set. The first note on a workout or an exercise counts, on whichever line it is. */
function addExercise(workout: OpenWorkout, { set, number, ...read }: FileLine): LineReason | null {
  const { exercises } = workout
  const exercise = read.exercise.replace(/\s+/g, ' ')
  const { superset } = read
  const note = noteOf(read.exerciseNote)
  const last = exercises.at(-1)
  // If set numbers start again, the exercise is done a second time.
  const isNew = last?.exercise !== exercise || last.superset !== superset || (number !== null && number <= workout.lastNumber)
  if (isNew && (set || note) && exercises.length >= exercisesMax) return 'exercises'
  const problem = set && countSet(workout, exercise, set)
  if (problem) return problem
  workout.lastNumber = number ?? 0
  if (last && !isNew) {
    last.note ||= note
    if (set) last.sets.push(set)
  } else if (set || note) exercises.push({ exercise, superset, note, sets: set ? [set] : [] })
  return null
}

/** Adds a set to the workout's totals. Returns the limit that it exceeds, or null. */
function countSet(workout: OpenWorkout, exercise: string, { weight, reps: times, isWarmUp }: WorkoutSet): LineReason | null {
  const volume = isWarmUp || !weight || !times || isAssisted('', exercise) ? 0 : weight * times
  if (workout.setCount >= setsMax) return 'sets'
  if (workout.volume + volume > workoutVolume) return 'workout-volume'
  workout.setCount++
  workout.volume += volume
  return null
}

/** Drops an exercise that has a note but no sets, and a superset that has only one exercise left. */
const closed = ({ setCount: _, volume: __, lastNumber: ___, ...workout }: OpenWorkout): FileWorkout => ({
  ...workout,
  exercises: withWholeSupersets(workout.exercises.filter(({ sets }) => sets.length > 0)),
})
