import { type KeyboardEvent, useRef, useState } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from './icon.tsx'

interface QuantityProps {
  value: number
  min?: number
  max: number
  label: string
  disabled?: boolean
  onChange: (value: number) => void
}

const step =
  'grid size-12 place-items-center transition-colors hover:bg-studio aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:hover:bg-transparent'

/** A number with − and + buttons, which can be typed as well. */
export function Quantity({ value, min = 1, max, label, disabled = false, onChange }: QuantityProps) {
  const t = useText('common')
  const [isCut, setCut] = useState(false)
  const to = (next: number) => {
    const fitting = Math.min(Math.max(next, min), max)
    setCut(next > max)
    if (!disabled && fitting !== value) onChange(fitting)
  }
  return (
    <div className="inline-grid">
      <div
        role="group"
        aria-label={label}
        className="inline-flex h-12 items-stretch overflow-hidden rounded-input border border-edge bg-surface"
      >
        <button
          type="button"
          className={step}
          aria-label={t('quantity.less')}
          aria-disabled={disabled || value <= min || undefined}
          onClick={() => to(value - 1)}
        >
          <Icon name="minus" className="size-4" />
        </button>
        <Typed value={value} label={label} disabled={disabled} onType={to} />
        <button
          type="button"
          className={step}
          aria-label={t('quantity.more')}
          aria-disabled={disabled || value >= max || undefined}
          onClick={() => to(value + 1)}
        >
          <Icon name="plus" className="size-4" />
        </button>
      </div>
      {/* No wider than the buttons. */}
      <p role="status" className="w-0 min-w-full text-sm text-warn">
        {isCut && value >= max && t('quantity.most', { count: max })}
      </p>
    </div>
  )
}

/**
 * Applies on Enter or blur, so that typing "12" doesn't set 1 first. If it's emptied, the old value comes back. Digits are the language's; those and 0
 * to 9 can be typed.
 */
function Typed({ value, label, disabled, onType }: { value: number; label: string; disabled: boolean; onType: (value: number) => void }) {
  const number = useNumber()
  const [draft, setDraft] = useState<string | null>(null)
  // A change that removes the line also blurs the field, before the next render: the same draft would apply twice.
  const latest = useRef<string | null>(null)
  const write = (text: string | null) => {
    latest.current = text
    setDraft(text)
  }
  const done = () => {
    const typed = latest.current
    write(null)
    if (typed !== null && typed !== '' && Number(typed) !== value) onType(Number(typed))
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') write(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    done()
  }
  return (
    <input
      className="w-10 bg-transparent text-center font-medium"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={draft === '' ? draft : number(+(draft ?? value))}
      onChange={(event) => write(typedIn(event.target.value, number(0)).slice(0, 3))}
      onFocus={(event) => event.target.select()}
      onBlur={done}
      onKeyDown={key}
    />
  )
}

/** Converts digits of the language in the typed text to 0 to 9. */
const typedIn = (text: string, zero: string): string =>
  text.replace(/\D/g, (typed) => {
    const digit = typed.charCodeAt(0) - zero.charCodeAt(0)
    return digit >= 0 && digit < 10 ? `${digit}` : ''
  })
