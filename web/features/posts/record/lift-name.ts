import { type BoardLift, boardLiftOf } from '#contract/leaderboards/kinds.ts'

/** The name of a lift: translated for those on leaderboards (groups "posts" and "community"), otherwise as its author named it. */
export function liftName(lift: string, t: (key: `lifts.${BoardLift}`) => string): string {
  const known = boardLiftOf(lift)
  return known ? t(`lifts.${known}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
}
