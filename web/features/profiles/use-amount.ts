import type { Measure } from '#contract/lifts.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { amountOf } from './amount.ts'
import { useUnit } from './unit.ts'

/** Formats the values of records for the reader: `number` and `unit` separately, or one `text`. Needs the group "people". */
export function useAmount() {
  const t = useText('people')
  const unit = useUnit()
  const { locale } = useShop()
  return (value: number, measure: Measure) => {
    const shown = amountOf(value, measure, { unit, locale })
    const name = shown.unit === 'time' ? '' : t(`units.${shown.unit}`)
    return { number: shown.text, unit: name, text: name ? `${shown.text} ${name}` : shown.text }
  }
}
