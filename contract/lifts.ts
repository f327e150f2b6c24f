/** The lifts with standard names; others have a custom name. Separate from the endpoints, so that pages load no schemas for it. */
export const mainLifts = ['squat', 'bench', 'deadlift', 'total'] as const
export type MainLift = (typeof mainLifts)[number]

export const measures = ['weight', 'time', 'distance', 'reps'] as const
export type Measure = (typeof measures)[number]
