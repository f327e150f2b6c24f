import type { ApiInput } from '#contract/api.ts'
import { kilosPerPound } from '#contract/pound.ts'
import type { DraftRecord } from './draft.ts'

const maxKilograms = 1000

/** The input for a typed record, in kilograms; null if its number is invalid. The decimal separator may be a comma. */
export function recordOf(
  { lift, value, performedOn }: DraftRecord,
  weightUnit: 'kg' | 'lb',
): NonNullable<ApiInput<'POST /post/create'>['record']> | null {
  const typed = Number(value.trim().replace(',', '.'))
  const kilograms = Math.round(typed * (weightUnit === 'lb' ? kilosPerPound : 1) * 1000) / 1000
  const isGood = value.trim() !== '' && kilograms > 0 && kilograms <= maxKilograms && lift.trim() !== '' && performedOn !== ''
  return isGood ? { lift: lift.trim(), value: kilograms, performedOn } : null
}
