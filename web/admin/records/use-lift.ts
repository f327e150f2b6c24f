import { boardLiftOf } from '#contract/leaderboards/kinds.ts'
import type { Measure } from '#contract/lifts.ts'
import { amountOf } from '#web/features/profiles/amount.ts'
import { useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** A lift's name, and its result as staff read it: always in kilograms, as stored. */
export function useLift(measure: Measure): { name: (lift: string) => string; figure: (value: number) => string } {
  const t = useText('admin-records')
  const number = useNumber()
  const { locale } = useShop()
  return {
    name: (lift) => {
      const one = boardLiftOf(lift)
      return one ? t(`lifts.${one}`) : lift
    },
    figure: (value) =>
      measure === 'weight'
        ? t('kilograms', { value: number(value, Number.isInteger(value) ? 0 : 1) })
        : amountOf(value, measure, { unit: 'kg', locale }).text,
  }
}
