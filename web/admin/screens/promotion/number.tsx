import { moneyToSend } from '#web/lib/read-money.ts'
import { Field } from '#web/ui/field.tsx'
import { typedAmount } from '#web/admin/ui/typed-amount.ts'
import { typedNumber } from './form-values.ts'

interface NumberProps {
  label: string
  hint?: string
  error?: string
  value: number | null
  /** An amount in the shop's currency is shown with all its decimals: 7.90. */
  isMoney?: boolean
  onChange: (value: number | null) => void
}

/** An optional number. */
export function Number({ value, isMoney = false, onChange, ...field }: NumberProps) {
  const known = isMoney ? typedAmount(value) : (value ?? '')
  return (
    <Field
      {...field}
      inputMode="decimal"
      defaultValue={known}
      onChange={(event) => onChange((isMoney ? moneyToSend : typedNumber)(event.target.value))}
    />
  )
}
