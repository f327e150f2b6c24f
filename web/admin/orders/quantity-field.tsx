import { useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

interface QuantityFieldProps {
  /** NaN while the typed text is no number of units. */
  value: number
  label: string
  onChange: (value: number) => void
}

const max = limits.cart.quantityMax

/** The number of units of a line. Invalid text stays as typed, with the bounds shown below. Digits are the language's, or 0 to 9. */
export function QuantityField({ value, label, onChange }: QuantityFieldProps) {
  const t = useText('admin-compose')
  const number = useNumber()
  const errorId = useId()
  const [typed, setTyped] = useState('')
  const isWrong = Number.isNaN(value)
  const type = (text: string) => {
    setTyped(text)
    onChange(quantityIn(text, number(0)))
  }
  return (
    <span className="grid justify-items-end gap-1 max-md:ms-12">
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={isWrong ? typed : number(value)}
        onChange={(event) => type(event.currentTarget.value)}
        className="min-h-11 w-20 md:min-h-9 rounded-input border border-edge bg-surface px-3 text-end font-medium hover:border-ink aria-invalid:border-bad"
      />
      {isWrong && (
        <span id={errorId} role="alert" className="text-sm text-bad">
          {t('lines.bounds', { max: number(max) })}
        </span>
      )}
    </span>
  )
}

/** A typed number of units; NaN if it isn't one that an order's line can have. */
function quantityIn(text: string, zero: string): number {
  const digits = text.trim().replace(/\D/g, (one) => {
    const digit = one.charCodeAt(0) - zero.charCodeAt(0)
    return digit >= 0 && digit < 10 ? `${digit}` : one
  })
  const quantity = /^\d+$/.test(digits) ? Number(digits) : NaN
  return quantity >= 1 && quantity <= max ? quantity : NaN
}
