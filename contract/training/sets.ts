import { z } from 'zod'
import { day } from '../fields.ts'
import { limits } from '../limits.ts'

const { kilograms, reps, seconds, metres, setVolume } = limits.training

/** A local time without time zone: a workout at seven in the evening stays there. "2026-11-28T19:05" */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'is not a local time such as 2026-11-28T19:05')
  .refine((time) => day.safeParse(time.slice(0, 10)).success, 'is not a day of the calendar')

/** The number of an exercise's superset in its workout or routine. */
export const supersetNumber = z
  .int()
  .min(0)
  .max(limits.training.exercises - 1)
export const wholeSupersets = 'has a superset of a single exercise, or of exercises that do not follow one another'

/** A performed set. `weight` in kilograms, `distance` in meters. */
export const workoutSet = z
  .object({
    weight: z.number().nullable(),
    reps: z.int().nullable(),
    seconds: z.int().nullable(),
    distance: z.int().nullable(),
    rpe: z.number().nullable(),
    isWarmUp: z.boolean(),
  })
  .meta({ id: 'WorkoutSet' })
export type WorkoutSet = z.infer<typeof workoutSet>

/** A set as input: it must have repetitions, a time or a distance. */
export const sentSet = z
  .strictObject({
    weight: z.number().min(0).max(kilograms).nullable().default(null),
    reps: z.int().min(1).max(reps).nullable().default(null),
    seconds: z.int().min(1).max(seconds).nullable().default(null),
    distance: z.int().min(1).max(metres).nullable().default(null),
    rpe: z.number().min(1).max(10).multipleOf(0.5).nullable().default(null),
    isWarmUp: z.boolean().default(false),
  })
  .refine((set) => set.reps !== null || set.seconds !== null || set.distance !== null, 'has neither repetitions nor a time nor a distance')
  .refine((set) => (set.weight ?? 0) * (set.reps ?? 0) <= setVolume, {
    path: ['weight'],
    message: `times the repetitions is more than ${setVolume} kg`,
  })
