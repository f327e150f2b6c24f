import type { Measure } from '../lifts.ts'

/** Lifts and runs that have a leaderboard, as written in URLs. */
export const boardLifts = ['squat', 'bench', 'deadlift', 'total', 'overhead-press', '5-km', '10-km', 'half-marathon'] as const
export type BoardLift = (typeof boardLifts)[number]

/** The name in records: "half marathon". */
export const recordLiftName = (lift: BoardLift): string => lift.replaceAll('-', ' ')
/** The leaderboard lift that a record names, case-insensitively; null for members' own lifts. */
export const boardLiftOf = (lift: string): BoardLift | null => boardLifts.find((one) => recordLiftName(one) === lift.toLowerCase()) ?? null

/** Runs are ranked by their time, and have no points. */
const runs: ReadonlySet<BoardLift> = new Set<BoardLift>(['5-km', '10-km', 'half-marathon'])
export const isRun = (lift: BoardLift): boolean => runs.has(lift)

/** The canonical name of a lift: case-insensitive, and the same for all spellings of a leaderboard lift if it's measured the same way. */
export function normalizeLift(lift: string, measure: Measure): string {
  const small = lift.toLowerCase()
  const known = boardLifts.find((one) => one === small)
  return known && measure === (isRun(known) ? 'time' : 'weight') ? recordLiftName(known) : small
}

export const ageGroups = ['-23', '24-39', '40-49', '50-59', '60+'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** The bodyweight classes of the International Powerlifting Federation. */
export const bodyweightClasses = {
  female: ['47', '52', '57', '63', '69', '76', '84', '84+'],
  male: ['59', '66', '74', '83', '93', '105', '120', '120+'],
} as const
export const boardSorts = ['value', 'dots'] as const
export const boardSpans = ['all', 'month'] as const
export const boardPeople = ['everyone', 'following'] as const
