import type { WeightUnit } from '#contract/units.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

const grams: Record<WeightUnit, number> = { kg: 1000, lb: 453.592_37 }
/** A thousandth of either unit is at most a gram. */
const decimalsMax = 3

/**
 * Grams in a unit, as short as it can be typed: a pound is stored as 454 grams, which is 1 again and not 1.001. What nobody changes is stored as it was.
 */
export function fromGrams(weight: number, unit: WeightUnit): number {
  const at = (decimals: number) => Number((weight / grams[unit]).toFixed(decimals))
  for (let decimals = 0; decimals < decimalsMax; decimals += 1) if (toGrams(at(decimals), unit) === weight) return at(decimals)
  return at(decimalsMax)
}

/** What was typed in a unit as whole grams. */
export const toGrams = (value: number, unit: WeightUnit): number => Math.round(value * grams[unit])

/** The unit that the shop weighs in: how it counts, what it's called, and weights in it as they are read ("12.5 kg"). */
export function useWeights(): { unit: WeightUnit; name: string; shown: (weight: number) => string } {
  const t = useText('admin')
  const { units, locale } = useShop()
  const unit = units.weight
  const name = t(`unit.${unit}`)
  return {
    unit,
    name,
    shown: (weight) => `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(weight / grams[unit])} ${name}`,
  }
}
