import type { ChallengeCard } from '#contract/challenges/challenges.ts'
import { useText } from '#web/lib/text.ts'

/** Formats when a challenge starts or ends: "six days left". Needs the group "challenges". */
export function useWhen(): (challenge: Pick<ChallengeCard, 'state' | 'daysLeft'>) => string {
  const t = useText('challenges')
  return ({ state, daysLeft }) => {
    if (state === 'upcoming') return t('starts', { count: daysLeft })
    return state === 'running' ? t('left', { count: daysLeft }) : t('ended')
  }
}
