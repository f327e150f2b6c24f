import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { checkedLifts } from './choices.ts'

/** A lift's name and a weight as staff read them: always in kilograms, as they are stored. */
export function useLift(): { name: (lift: string) => string; weight: (kilograms: number) => string } {
  const t = useText('admin-records')
  const number = useNumber()
  const known = (lift: string) => checkedLifts.find((one) => one === lift)
  return {
    name: (lift) => {
      const one = known(lift)
      return one ? t(`lifts.${one}`) : lift
    },
    weight: (kilograms) => t('kilograms', { value: number(kilograms, Number.isInteger(kilograms) ? 0 : 1) }),
  }
}
