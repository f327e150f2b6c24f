import type { ShippingZone } from '#contract/shipping.ts'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import { fromGrams, toGrams, useWeights } from '#web/admin/ui/weights.ts'

export type Measure = ShippingZone['methods'][number]['by']

interface MeasureFieldProps {
  by: Measure
  label: string
  /** The value in money, or the weight in grams. */
  value: number | null
  empty?: number | null
  error?: string
  onChange: (value: number | null) => void
}

/** A value or a weight; weights are typed in the shop's unit. */
export function MeasureField({ by, value, onChange, ...field }: MeasureFieldProps) {
  const { unit } = useWeights()
  if (by === 'value') return <NumberField {...field} isMoney value={value} onChange={onChange} />
  return <NumberField {...field} value={value && fromGrams(value, unit)} onChange={(typed) => onChange(typed && toGrams(typed, unit))} />
}
