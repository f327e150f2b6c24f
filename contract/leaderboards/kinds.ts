import type { Measure } from '../lifts.ts'

/** The lifts and runs with a leaderboard, as addresses have them. */
export const boardLifts = ['squat', 'bench', 'deadlift', 'total', 'overhead-press', '5-km', '10-km', 'half-marathon'] as const
export type BoardLift = (typeof boardLifts)[number]

/** As records name it: "half marathon". */
export const recordedName = (lift: BoardLift): string => lift.replaceAll('-', ' ')
/** The one that a record names, in any capitals; null for lifts of members' own. */
export const boardLiftOf = (lift: string): BoardLift | null => boardLifts.find((one) => recordedName(one) === lift.toLowerCase()) ?? null

/** Runs are ranked by their time, and have no points. */
const runs: ReadonlySet<BoardLift> = new Set<BoardLift>(['5-km', '10-km', 'half-marathon'])
export const isRun = (lift: BoardLift): boolean => runs.has(lift)

/** A lift as records name it: the same in any capitals, and those of leaderboards however they are spelled, where they are measured as there. */
export function normalLift(lift: string, measure: Measure): string {
  const small = lift.toLowerCase()
  const known = boardLifts.find((one) => one === small)
  return known && measure === (isRun(known) ? 'time' : 'weight') ? recordedName(known) : small
}

export const ageGroups = ['-23', '24-39', '40-49', '50-59', '60+'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** The bodyweight classes of the International Powerlifting Federation. */
export const classesOf = {
  female: ['47', '52', '57', '63', '69', '76', '84', '84+'],
  male: ['59', '66', '74', '83', '93', '105', '120', '120+'],
} as const
export const boardSorts = ['value', 'dots'] as const
export const boardSpans = ['all', 'month'] as const
export const boardPeople = ['everyone', 'following'] as const
