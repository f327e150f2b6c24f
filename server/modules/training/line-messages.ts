import { limits } from '#contract/limits.ts'
import type { LineReason } from '#contract/training/line-reasons.ts'
import type { WorkoutFile } from '#contract/training/workout-files.ts'

const { kilograms, reps, seconds, metres, setVolume, workoutVolume, exercises, exerciseName, sets, perDay } = limits.training

/** Messages for API clients. The user interface translates the reason. */
const messages: Record<LineReason, string> = {
  time: "We can't read this time",
  future: 'The workout is in the future',
  'no-name': 'The exercise has no name',
  'long-name': `The name of the exercise has more than ${exerciseName} characters`,
  characters: "There are characters that can't be read",
  'no-measure': 'The set has neither reps nor a time nor a distance',
  weight: `Enter a weight from 0 to ${kilograms} kg`,
  reps: `Enter reps as a whole number from 1 to ${reps}`,
  seconds: `Enter a time from 1 to ${seconds} seconds`,
  distance: `Enter a distance from 1 to ${metres} m`,
  rpe: 'Enter an RPE from 1 to 10, in steps of 0.5',
  'set-type': "We can't read the set's type",
  'set-volume': `The set's weight × reps comes to more than ${setVolume} kg`,
  exercises: `The workout has more than ${exercises} exercises`,
  sets: `The workout has more than ${sets} sets`,
  'workout-volume': `The workout comes to more than ${workoutVolume} kg`,
  day: `The day has more than ${perDay} workouts`,
}

/** The error for a line that is skipped. */
export const lineError = (line: number, reason: LineReason): WorkoutFile['lineErrors'][number] => ({
  line,
  reason,
  message: messages[reason],
})
