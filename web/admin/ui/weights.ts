import { kilosPerPound } from '#contract/pound.ts'
import type { WeightUnit } from '#contract/units.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

const grams: Record<WeightUnit, number> = { kg: 1000, lb: 1000 * kilosPerPound }
/** A thousandth of either unit is at most a gram. */
const decimalsMax = 3

/** Grams in a unit, with as few decimals as possible: a pound is stored as 454 grams and shown as 1, not 1.001. */
export function fromGrams(weight: number, unit: WeightUnit): number {
  const at = (decimals: number) => Number((weight / grams[unit]).toFixed(decimals))
  for (let decimals = 0; decimals < decimalsMax; decimals += 1) if (toGrams(at(decimals), unit) === weight) return at(decimals)
  return at(decimalsMax)
}

/** A typed weight in whole grams. */
export const toGrams = (value: number, unit: WeightUnit): number => Math.round(value * grams[unit])

/** The shop's unit of weight: its conversion, its name, and formatted weights ("12.5 kg"). */
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
