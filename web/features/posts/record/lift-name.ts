import type { MainLift } from '#contract/profiles.ts'
import type { Translate } from '#web/lib/text.ts'

/** Here, since the contract's own list brings its schemas along. */
export const mainLifts = ['squat', 'bench', 'deadlift', 'total'] as const satisfies readonly MainLift[]

/** The lifts that everyone knows have a name in every language; others the one that their lifter gave them. */
export function liftName(lift: string, t: Translate<'posts'>): string {
  const main = mainLifts.find((one) => one === lift)
  return main ? t(`lifts.${main}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
}
