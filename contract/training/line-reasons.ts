/** Why a line of a file of workouts is left out. Apart from the calls, so that pages load no checks for it. */
export const lineReasons = [
  'time',
  'future',
  'no-name',
  'long-name',
  'characters',
  'no-measure',
  'weight',
  'reps',
  'seconds',
  'distance',
  'rpe',
  'set-type',
  'set-volume',
  'exercises',
  'sets',
  'workout-volume',
  'day',
] as const
export type LineReason = (typeof lineReasons)[number]
