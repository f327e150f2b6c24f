import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { isReadable } from '#contract/fields.ts'
import type { WorkoutFile, WorkoutFileFormat } from '#contract/training/workout-files.ts'
import { foldName } from '#contract/training/library.ts'
import { localTime, sentSet } from '#contract/training/sets.ts'
import { type FileSet, formatOf } from './file-formats.ts'
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
      const message = read && (problemOf(read, now) ?? add(found, read, row.line))
      if (message) errors.push({ line: row.line, message })
    }
  if (found.size > limits.workoutFile.workouts)
    throw refuse('INVALID_FILE_TYPE', { file: [`has more than ${limits.workoutFile.workouts} workouts: send it in parts`] })
  return { format: format.format, workouts: [...found.values()], errors }
}

function problemOf({ startedAt, exercise, title, note, exerciseNote, set }: FileSet, now: Date): string | null {
  if (startedAt === null || !localTime.safeParse(startedAt).success || startedAt < '1970') return 'The time is none that we can read'
  if (isFuture(startedAt, now)) return 'The workout is in the future'
  if (foldName(exercise) === '') return 'The exercise has no name'
  if (exercise.length > exerciseName) return `The name of the exercise has more than ${exerciseName} characters`
  const texts = [title, note, exercise, exerciseNote]
  if (texts.some((text) => !isReadable(text) || text.includes('\0') || !text.isWellFormed()))
    return "There are characters that can't be read"
  const parsed = sentSet.safeParse(set)
  if (parsed.success) return null
  const [issue] = parsed.error.issues
  return issue?.path[0] === undefined
    ? 'The set has neither repetitions nor a time nor a distance'
    : `The set's ${names[issue.path[0] as keyof typeof names]} is no number that a set can have`
}

const names = { weight: 'weight', reps: 'repetitions', seconds: 'time', distance: 'distance', rpe: 'RPE', isWarmUp: 'type' }

/** Adds a set to its workout; what is wrong with that, or null. */
function add(found: Map<string, FileWorkout>, read: FileSet, line: number): string | null {
  const title = read.title.replace(/\s+/g, ' ').slice(0, titleMax).trim() || 'Workout'
  const startedAt = read.startedAt!
  const key = `${startedAt} ${title}`
  const workout = found.get(key) ?? {
    line,
    title,
    note: read.note.slice(0, noteMax).trim(),
    startedAt,
    duration: read.duration !== null && read.duration >= 1 && read.duration <= seconds ? Math.round(read.duration) : null,
    exercises: [],
  }
  found.set(key, workout)
  const exercise = read.exercise.replace(/\s+/g, ' ')
  const last = workout.exercises.at(-1)
  if (workout.exercises.reduce((sum, one) => sum + one.sets.length, 0) >= setsMax) return `The workout has more than ${setsMax} sets`
  if (last?.exercise === exercise) last.sets.push(read.set)
  else if (workout.exercises.length >= exercisesMax) return `The workout has more than ${exercisesMax} exercises`
  else workout.exercises.push({ exercise, note: read.exerciseNote.slice(0, noteMax).trim(), sets: [read.set] })
  return null
}
