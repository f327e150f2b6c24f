/** The lifts that everyone knows; others have a name of their own. Apart from the calls, so that pages load no checks for it. */
export const mainLifts = ['squat', 'bench', 'deadlift', 'total'] as const
export type MainLift = (typeof mainLifts)[number]

export const measures = ['weight', 'time', 'distance', 'reps'] as const
export type Measure = (typeof measures)[number]
