import { type BoardLift, boardLiftOf } from '#contract/leaderboards/kinds.ts'

/** The lifts and runs of leaderboards have a name in every language (of the groups "posts" and "community"); others the one that their lifter gave them. */
export function liftName(lift: string, t: (key: `lifts.${BoardLift}`) => string): string {
  const known = boardLiftOf(lift)
  return known ? t(`lifts.${known}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
}
