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

const step = 'grid size-12 place-items-center transition-colors hover:bg-studio aria-disabled:cursor-not-allowed aria-disabled:text-line aria-disabled:hover:bg-transparent'

/** A number with − and +, which can be typed as well. */
export function Quantity({ value, min = 1, max, label, disabled = false, onChange }: QuantityProps) {
  const t = useText('common')
  const to = (next: number) => onChange(Math.min(Math.max(next, min), max))
  return (
    <div role="group" aria-label={label} className="inline-flex h-12 items-stretch overflow-hidden rounded-input border border-line bg-surface">
      <button type="button" className={step} aria-label={t('quantity.less')} aria-disabled={disabled || value <= min || undefined} onClick={() => to(value - 1)}><Icon name="minus" className="size-4" /></button>
      <input
        className="w-10 bg-transparent text-center font-medium" inputMode="numeric" autoComplete="off" aria-label={label} readOnly={disabled}
        value={value} onChange={(event) => to(Number(event.target.value.replace(/\D/g, '')) || min)} onFocus={(event) => event.target.select()}
      />
      <button type="button" className={step} aria-label={t('quantity.more')} aria-disabled={disabled || value >= max || undefined} onClick={() => to(value + 1)}><Icon name="plus" className="size-4" /></button>
    </div>
  )
}
