import { z } from 'zod'
import { csvFile } from '../admin/list.ts'
import { endpoint } from '../endpoint.ts'
import { queryFlag } from '../fields.ts'
import { limits } from '../limits.ts'
import { uploadLimits } from '../rate-limits.ts'
import { lineReasons } from './line-reasons.ts'
import { localTime } from './sets.ts'

const tag = 'Training'
const { bytes, lines, workouts, errors, shown } = limits.workoutFile

/** The app whose columns a workout file has. */
export const workoutFileFormats = ['gymfolk', 'strong', 'hevy'] as const
export type WorkoutFileFormat = (typeof workoutFileFormats)[number]

export const workoutFile = z
  .object({
    format: z.enum(workoutFileFormats),
    workoutCount: z.int(),
    setCount: z.int(),
    /** The number of workouts that are already in the log. */
    knownCount: z.int(),
    newExercises: z.array(z.string()),
    workouts: z.array(z.object({ title: z.string(), startedAt: localTime, setCount: z.int() })),
    errorCount: z.int(),
    lineErrors: z.array(z.object({ line: z.int(), reason: z.enum(lineReasons), message: z.string() })),
  })
  .meta({ id: 'WorkoutFile' })
export type WorkoutFile = z.infer<typeof workoutFile>

export const exportWorkouts = endpoint({
  id: 'exportWorkouts',
  route: 'GET /workout-files',
  tag,
  auth: 'customer',
  summary: "Export the caller's own workouts as a file (CSV) with a line for each set, as it can be imported",
  input: z.object({}),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'workouts.csv',
  refusals: [],
})
export const importWorkouts = endpoint({
  id: 'importWorkouts',
  route: 'POST /workout-files',
  tag,
  auth: 'customer',
  status: 201,
  summary: `Import workouts from a file (CSV) of at most ${bytes / 1_000_000} MB and ${workouts} workouts: one of ours, of Strong or of Hevy. With \`preview\` nothing is written. Lines with errors (the first ${errors} are named) and workouts that are there already are left out; the answer lists the first ${shown}. At most ${lines} lines`,
  file: { field: 'file', bytes },
  input: z.object({ preview: queryFlag, unit: z.enum(['kg', 'lb']).default('kg') }),
  output: workoutFile,
  rateLimits: uploadLimits,
  refusals: ['NO_FILE_IS_FOUND', 'INVALID_FILE_TYPE', 'ERROR_IN_UPLOADING_FILE', 'TOO_MANY_WORKOUTS', 'TOO_MANY_EXERCISES'],
})
