import type { MeasurementKind } from '#contract/training/measurement-kinds.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { parseKilos, toWeightUnit } from '#web/features/training/weights.ts'
import { decimalsOf } from '#web/lib/decimals.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

const centimetresPerInch = 2.54
const tenths = (value: number): number => Math.round(value * 10) / 10

/** Measurements in the member's units: pounds and inches if they use those. Needs the group "training". */
export function useMeasures(kind: MeasurementKind) {
  const t = useText('training')
  const number = useNumber()
  const weightUnit = useUnit()
  const isInches = weightUnit === 'lb'
  const shown = (value: number): number => {
    if (kind === 'weight') return toWeightUnit(value, weightUnit)
    return tenths(kind !== 'body-fat' && isInches ? value / centimetresPerInch : value)
  }
  const unit = kind === 'weight' ? t(`units.${weightUnit}`) : kind === 'body-fat' ? '%' : t(isInches ? 'measures.in' : 'measures.cm')
  return {
    unit,
    text: (value: number): string => {
      const amount = shown(value)
      return `${number(amount, decimalsOf(amount))}${kind === 'body-fat' ? '%' : ` ${unit}`}`
    },
    /** Converts a typed value to the stored unit. */
    stored: (typed: number): number => {
      if (kind === 'weight') return parseKilos(String(typed), weightUnit)!
      return tenths(kind !== 'body-fat' && isInches ? typed * centimetresPerInch : typed)
    },
  }
}
