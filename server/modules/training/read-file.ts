import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { isReadable } from '#contract/fields.ts'
import type { WorkoutFile, WorkoutFileFormat } from '#contract/training/workout-files.ts'
import { foldName } from '#contract/training/library.ts'
import { localTime, sentSet } from '#contract/training/sets.ts'
import { type FileLine, formatOf } from './file-formats.ts'
import { readTable } from './file-table.ts'
import { isFuture } from './local-time.ts'
import type { NewWorkout } from './save-workouts.ts'
import { slicesOf } from './slices.ts'

/** A workout of a file; its exercises are by name. */
export type FileWorkout = NewWorkout & { line: number }
export interface ReadFile {
  format: WorkoutFileFormat
  workouts: FileWorkout[]
  errors: WorkoutFile['lineErrors']
}

const { title: titleMax, note: noteMax, exerciseName, exercises: exercisesMax, sets: setsMax, seconds } = limits.training

/** The workouts of a file, and what is wrong with lines that are left out. Fails with INVALID_FILE_TYPE. */
export async function readWorkouts(file: string, unit: 'kg' | 'lb', now: Date): Promise<ReadFile> {
  const table = await readTable(file)
  const format = formatOf(table)
  if (!format) throw refuse('INVALID_FILE_TYPE', { file: ['has none of the columns that workouts of ours, of Strong or of Hevy have'] })
  const found = new Map<string, FileWorkout>()
  const errors: ReadFile['errors'] = []
  for await (const rows of slicesOf(table.rows))
    for (const row of rows) {
      const read = format.read(row, unit)
      const message = problemOf(read, now) ?? add(found, read, row.line)
      // A rest without a time that can be read loses nothing.
      if (message && (read.set || read.exerciseNote)) errors.push({ line: row.line, message })
    }
  if (found.size > limits.workoutFile.workouts)
    throw refuse('INVALID_FILE_TYPE', { file: [`has more than ${limits.workoutFile.workouts} workouts: send it in parts`] })
  return { format: format.format, workouts: [...found.values()].map(withSets), errors }
}

function problemOf({ startedAt, exercise, title, note, exerciseNote, set }: FileLine, now: Date): string | null {
  if (startedAt === null || !localTime.safeParse(startedAt).success || startedAt < '1970') return 'The time is none that we can read'
  if (isFuture(startedAt, now)) return 'The workout is in the future'
  if (foldName(exercise) === '') return 'The exercise has no name'
  if (exercise.length > exerciseName) return `The name of the exercise has more than ${exerciseName} characters`
  const texts = [title, note, exercise, exerciseNote]
  if (texts.some((text) => !isReadable(text) || text.includes('\0') || !text.isWellFormed()))
    return "There are characters that can't be read"
  if (set === null) return null
  const parsed = sentSet.safeParse(set)
  if (parsed.success) return null
  const [issue] = parsed.error.issues
  return issue?.path[0] === undefined
    ? 'The set has neither repetitions nor a time nor a distance'
    : `The set's ${names[issue.path[0] as keyof typeof names]} is no number that a set can have`
}

const names = { weight: 'weight', reps: 'repetitions', seconds: 'time', distance: 'distance', rpe: 'RPE', isWarmUp: 'type' }

/** Adds a line to its workout; what is wrong with that, or null. */
function add(found: Map<string, FileWorkout>, read: FileLine, line: number): string | null {
  const title = read.title.replace(/\s+/g, ' ').slice(0, titleMax).trim() || 'Workout'
  const startedAt = read.startedAt!
  const key = `${startedAt} ${title}`
  const workout = found.get(key) ?? { line, title, note: '', startedAt, duration: null, exercises: [] }
  found.set(key, workout)
  workout.note ||= noteOf(read.note)
  workout.duration ??= read.duration !== null && read.duration >= 1 && read.duration <= seconds ? Math.round(read.duration) : null
  return addExercise(workout, read)
}

const noteOf = (text: string): string => text.slice(0, noteMax).trim()

/** Of the notes on a workout or an exercise the first counts, on whichever line it is. */
function addExercise(workout: FileWorkout, { set, ...read }: FileLine): string | null {
  const { exercises } = workout
  const exercise = read.exercise.replace(/\s+/g, ' ')
  const note = noteOf(read.exerciseNote)
  const last = exercises.at(-1)
  if (set && exercises.reduce((sum, one) => sum + one.sets.length, 0) >= setsMax) return `The workout has more than ${setsMax} sets`
  if (last?.exercise === exercise) {
    last.note ||= note
    if (set) last.sets.push(set)
  } else if (set || note) {
    if (exercises.length >= exercisesMax) return `The workout has more than ${exercisesMax} exercises`
    exercises.push({ exercise, note, sets: set ? [set] : [] })
  }
  return null
}

/** A note alone makes no exercise. */
const withSets = (workout: FileWorkout): FileWorkout => ({ ...workout, exercises: workout.exercises.filter(({ sets }) => sets.length > 0) })
