import { Field } from '#web/ui/field.tsx'
import { typedNumber } from './form-values.ts'

interface NumberProps {
  label: string
  hint?: string
  error?: string
  value: number | null
  onChange: (value: number | null) => void
}

/** A number that may be left out. */
export function Number({ value, onChange, ...field }: NumberProps) {
  return <Field {...field} inputMode="decimal" defaultValue={value ?? ''} onChange={(event) => onChange(typedNumber(event.target.value))} />
}
