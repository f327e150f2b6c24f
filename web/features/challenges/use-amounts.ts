import type { Goal } from '#contract/challenges/tiers.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** An amount of a challenge with its unit: "8,360 kg", "1 day". Needs the group "challenges". */
export function useAmounts(goal: Goal): (amount: number) => string {
  const t = useText('challenges')
  const number = useNumber()
  return (exact) => {
    // Rounded down, so that an amount just below a tier doesn't look like the tier.
    const count = Math.floor(exact)
    const amount = number(count)
    return goal === 'volume' ? t('amounts.volume', { amount }) : t(`amounts.${goal}`, { amount, count })
  }
}
