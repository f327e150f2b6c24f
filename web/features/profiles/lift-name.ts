import { boardLiftOf } from '#contract/leaderboards/kinds.ts'
import { useText } from '#web/lib/text.ts'

/** The name of a lift: translated for those on leaderboards, otherwise as its owner wrote it. Needs the group "people". */
export function useLiftName(): (lift: string) => string {
  const t = useText('people')
  return (lift) => {
    const known = boardLiftOf(lift)
    return known ? t(`lifts.${known}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
  }
}
