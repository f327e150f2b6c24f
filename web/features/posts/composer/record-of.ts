import type { ApiInput } from '#contract/api.ts'
import type { DraftRecord } from './draft.ts'

const kilogramsPerPound = 0.453_592_37
const maxKilograms = 1000

/** What a typed record is sent as, in kilograms; null where its number can't be read. A comma may stand for the point. */
export function recordOf(
  { lift, value, performedOn }: DraftRecord,
  weightUnit: 'kg' | 'lb',
): NonNullable<ApiInput<'POST /post/create'>['record']> | null {
  const typed = Number(value.trim().replace(',', '.'))
  const kilograms = Math.round(typed * (weightUnit === 'lb' ? kilogramsPerPound : 1) * 1000) / 1000
  const isGood = value.trim() !== '' && kilograms > 0 && kilograms <= maxKilograms && lift.trim() !== '' && performedOn !== ''
  return isGood ? { lift: lift.trim(), value: kilograms, performedOn } : null
}
