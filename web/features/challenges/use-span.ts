import type { ChallengeCard } from '#contract/challenges/challenges.ts'
import { useCalendar } from '#web/lib/dates.ts'

/** Formats the first and last day: "Nov 1 – Nov 30". */
export function useSpan(): (challenge: Pick<ChallengeCard, 'firstDay' | 'lastDay'>) => string {
  const { day } = useCalendar()
  return ({ firstDay, lastDay }) => (firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`)
}
