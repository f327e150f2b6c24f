import { mainLifts } from '#contract/lifts.ts'
import type { Translate } from '#web/lib/text.ts'

/** The lifts that everyone knows have a name in every language; others the one that their lifter gave them. */
export function liftName(lift: string, t: Translate<'posts'>): string {
  const main = mainLifts.find((one) => one === lift)
  return main ? t(`lifts.${main}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
}
