import { readFile } from 'node:fs/promises'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tracks } from '#contract/training/exercise-kinds.ts'
import { foldName, libraryExerciseNamed } from '#contract/training/library.ts'
import type { importWorkouts, WorkoutFile } from '#contract/training/workout-files.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { decodeFile } from '#server/http/decode-file.ts'
import { joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { lockMember, ownByNames } from './exercise-queries.ts'
import { addOwnExercises } from './exercises.ts'
import { lineError } from './line-messages.ts'
import { joinTime, splitTime } from './local-time.ts'
import { type FileWorkout, type ReadFile, readWorkouts } from './read-file.ts'
import { insertWorkouts, type NewWorkout } from './save-workouts.ts'
import { slicesOf } from './slices.ts'
import * as queries from './workout-queries.ts'

/** How many workouts are written per statement. */
const batch = 100
const setsOf = ({ exercises }: NewWorkout): number => exercises.reduce((sum, { sets }) => sum + sets.length, 0)

/**
 * Imports the workouts of a file, or previews the import. Workouts that the log already has (by day, time and title) are skipped, so
 * importing a file again adds nothing. Fails with NO_FILE_IS_FOUND, INVALID_FILE_TYPE, TOO_MANY_WORKOUTS and TOO_MANY_EXERCISES.
 */
export async function importFile(
  tx: Tx,
  engine: SearchEngine,
  { preview, unit }: ParsedOf<typeof importWorkouts>,
  { caller, now, file }: SignedInContext,
): Promise<WorkoutFile> {
  if (!file) throw refuse('NO_FILE_IS_FOUND', { file: ['is missing or empty'] })
  const user = caller.userId
  const read = await readWorkouts(decodeFile(await readFile(file.path)).text, unit, now)
  if (!preview) {
    await joinCommunity(tx, engine, user, now)
    await lockMember.run(tx, { user })
  }
  const { workouts, knownCount } = await withoutKnown(tx, user, read)
  const wanted = await unknownExercises(workouts)
  const own = new Set((await ownByNames.all(tx, { user, folded: [...wanted.keys()] })).map(({ folded }) => folded))
  const newExercises = [...wanted.values()].filter(({ name }) => !own.has(foldName(name)))
  if (!preview) await write(tx, user, workouts, { wanted, now })
  return {
    format: read.format,
    workoutCount: workouts.length,
    setCount: workouts.reduce((sum, one) => sum + setsOf(one), 0),
    knownCount,
    newExercises: newExercises.map(({ name }) => name),
    workouts: workouts
      .slice(0, limits.workoutFile.shown)
      .map((one) => ({ title: one.title, startedAt: one.startedAt, setCount: setsOf(one) })),
    errorCount: read.errors.length,
    lineErrors: read.errors.toSorted((a, b) => a.line - b.line).slice(0, limits.workoutFile.errors),
  }
}

/** The workouts that the log doesn't have. Those beyond the maximum per day are errors at their first line. */
async function withoutKnown(
  tx: Tx,
  user: string,
  { workouts, errors }: ReadFile,
): Promise<{ workouts: FileWorkout[]; knownCount: number }> {
  const days = [...new Set(workouts.map(({ startedAt }) => splitTime(startedAt).performed_on))]
  const there = await queries.onDays.all(tx, { user, days })
  const known = new Set(there.map((one) => `${joinTime(one.performed_on, one.started_minute)} ${one.title}`))
  const countOf = new Map<string, number>()
  for (const one of there) countOf.set(one.performed_on, (countOf.get(one.performed_on) ?? 0) + 1)
  const fresh = workouts.filter(({ startedAt, title }) => !known.has(`${startedAt} ${title}`))
  const fitting = fresh.filter(({ startedAt, line, exercises }) => {
    const day = splitTime(startedAt).performed_on
    const count = (countOf.get(day) ?? 0) + 1
    if (exercises.length === 0) return false
    if (count > limits.training.perDay) {
      errors.push(lineError(line, 'day'))
      return false
    }
    countOf.set(day, count)
    return true
  })
  const { in_all: inAll } = (await queries.countWorkouts.one(tx, {
    user,
    day: '1970-01-01',
    except: null,
    max: limits.training.workoutsMax,
  }))!
  if (inAll + fitting.length > limits.training.workoutsMax)
    throw refuse('TOO_MANY_WORKOUTS', { max: [String(limits.training.workoutsMax)] })
  return { workouts: fitting, knownCount: workouts.length - fresh.length }
}

interface Unknown {
  name: string
  muscle: 'other'
  equipment: 'other'
  tracks: Tracks
}

/** The exercises that the library doesn't have, by folded name. Their sets determine what they track. */
async function unknownExercises(workouts: readonly FileWorkout[]): Promise<Map<string, Unknown>> {
  const first = new Map<string, FileWorkout['exercises'][number]>()
  for (const { exercises } of workouts) for (const one of exercises) if (!first.has(one.exercise)) first.set(one.exercise, one)
  const unknown = new Map<string, Unknown>()
  for await (const exercises of slicesOf([...first.values()]))
    for (const { exercise: name, sets } of exercises) {
      const [set] = sets
      const tracks = set?.distance ? 'distance' : set?.weight ? 'weight' : set?.reps ? 'reps' : 'time'
      const folded = foldName(name)
      if (!libraryExerciseNamed(name) && !unknown.has(folded)) unknown.set(folded, { name, muscle: 'other', equipment: 'other', tracks })
    }
  return unknown
}

async function write(
  tx: Tx,
  user: string,
  workouts: readonly FileWorkout[],
  { wanted, now }: { wanted: Map<string, Unknown>; now: Date },
): Promise<void> {
  const own = wanted.size > 0 ? await addOwnExercises(tx, user, [...wanted.values()], now) : new Map<string, { id: string }>()
  const keyOf = (name: string): string => libraryExerciseNamed(name)?.key ?? own.get(foldName(name))!.id
  for await (const slice of slicesOf(workouts, batch)) {
    const ready = slice.map(({ line: _, exercises, ...workout }) => ({
      ...workout,
      exercises: exercises.map((one) => ({ ...one, exercise: keyOf(one.exercise) })),
    }))
    await insertWorkouts(tx, user, ready, now)
  }
}
