import { useState } from 'react'
import { moneyToSend } from '#web/lib/read-money.ts'
import { Field } from '#web/ui/field.tsx'
import { typedAmount } from './typed-amount.ts'

interface NumberFieldProps {
  label: string
  hint?: string
  error?: string
  value: number | null
  /** An amount in the shop's currency is shown with all its decimals: 7.90. */
  isMoney?: boolean
  /** The value of an empty field. */
  empty?: number | null
  onChange: (value: number | null) => void
}

/** A number field. Text that isn't a number yet stays as typed, and counts as no value; of an amount, as one that's refused. */
export function NumberField({ label, hint, error, value, isMoney = false, empty = null, onChange }: NumberFieldProps) {
  const [text, setText] = useState(isMoney ? typedAmount(value) : String(value ?? ''))
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      error={error}
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const typed = Number(event.target.value.replace(',', '.'))
        if (isMoney) onChange(moneyToSend(event.target.value) ?? empty)
        else onChange(event.target.value.trim() === '' || Number.isNaN(typed) ? empty : typed)
      }}
    />
  )
}
