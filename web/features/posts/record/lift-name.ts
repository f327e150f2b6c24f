import { type MainLift, mainLifts } from '#contract/lifts.ts'

/** The lifts that everyone knows have a name in every language (of the groups "posts" and "community"); others the one that their lifter gave them. */
export function liftName(lift: string, t: (key: `lifts.${MainLift}`) => string): string {
  const main = mainLifts.find((one) => one === lift)
  return main ? t(`lifts.${main}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
}
