import { boardLiftOf } from '#contract/leaderboards/kinds.ts'
import { useText } from '#web/lib/text.ts'

/** What a lift is called: those of leaderboards in the reader's language, others as their owner wrote them. Needs the group "people". */
export function useLiftName(): (lift: string) => string {
  const t = useText('people')
  return (lift) => {
    const known = boardLiftOf(lift)
    return known ? t(`lifts.${known}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
  }
}
