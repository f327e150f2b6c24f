import type { WeightUnit } from '#contract/units.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

const grams: Record<WeightUnit, number> = { kg: 1000, lb: 453.592_37 }
/** A thousandth of either unit is at most a gram: a weight that nobody changed is stored as it was. */
const decimals = 1000

/** Grams in a unit, to its thousandth. */
export const fromGrams = (weight: number, unit: WeightUnit): number => Math.round((weight / grams[unit]) * decimals) / decimals

/** What was typed in a unit as whole grams. */
export const toGrams = (value: number, unit: WeightUnit): number => Math.round(value * grams[unit])

/** The unit that the shop weighs in: how it counts, what it's called, and weights in it as they are read ("12.5 kg"). */
export function useWeights(): { unit: WeightUnit; name: string; shown: (weight: number) => string } {
  const t = useText('admin')
  const { units, locale } = useShop()
  const unit = units.weight
  const name = t(`unit.${unit}`)
  return { unit, name, shown: (weight) => `${new Intl.NumberFormat(locale).format(fromGrams(weight, unit))} ${name}` }
}
