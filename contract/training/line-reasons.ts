/** Why a line of a workout file is left out. Separate from the endpoints, so that pages load no schemas for it. */
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
