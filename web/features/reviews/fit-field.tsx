import { useId } from 'react'
import { type Fit, fits } from '#contract/size-fit.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'

interface FitFieldProps {
  /** The bought size. */
  size: string
  value: Fit | null
  onChange: (fit: Fit | null) => void
}

/** Asks how the size fits; nobody has to say. Needs the group "review-form". */
export function FitField({ size, value, onChange }: FitFieldProps) {
  const t = useText('review-form')
  const name = useId()
  const choice = (fit: Fit | null) => (
    <Check key={fit} type="radio" name={name} label={t(`fits.${fit ?? 'none'}`)} checked={value === fit} onChange={() => onChange(fit)} />
  )
  return (
    <ChoiceGroup label={t('fit', { size })} mark={t('optional')}>
      {fits.map(choice)}
      {choice(null)}
    </ChoiceGroup>
  )
}
