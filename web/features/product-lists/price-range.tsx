import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { Filters } from '#web/features/catalogue/filters.ts'
import { useChosenCurrency } from '#web/lib/converted-price.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { FacetGroup } from './facet-group.tsx'

interface PriceRangeProps {
  filters: Filters
  range: { min: number; max: number }
}

/** The lowest and highest price. They apply when the focus leaves the pair, or on Enter. */
export function PriceRange({ filters: { minPrice, maxPrice }, range }: PriceRangeProps) {
  const t = useText('collections')
  const { currency } = useShop()
  // The unit is named only where the rest of the page is in another currency.
  const unit = useChosenCurrency() ? ` (${currency.name})` : ''
  const pair = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const input of inputsOf(pair.current)) input.value = input.defaultValue
  }, [minPrice, maxPrice])
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && pair.current?.contains(relatedTarget))) submitChanges(pair.current)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submitChanges(pair.current)
  }
  const shared = { inputMode: 'decimal', autoComplete: 'off', onBlur: leave, onKeyDown: press } as const
  return (
    <FacetGroup name={t('filters.price')} open>
      <div ref={pair} className="grid grid-cols-2 gap-3 px-0.5">
        <Field
          {...shared}
          name="minPrice"
          label={t('filters.from') + unit}
          placeholder={String(Math.floor(range.min))}
          defaultValue={minPrice ?? ''}
        />
        <Field
          {...shared}
          name="maxPrice"
          label={t('filters.to') + unit}
          placeholder={String(Math.ceil(range.max))}
          defaultValue={maxPrice ?? ''}
        />
      </div>
    </FacetGroup>
  )
}

const inputsOf = (pair: HTMLElement | null): HTMLInputElement[] => [...(pair?.querySelectorAll('input') ?? [])]

/** Enter doesn't submit a form with several text fields and no button, so the form is submitted here. */
function submitChanges(pair: HTMLElement | null): void {
  const changed = inputsOf(pair).find((input) => input.value !== input.defaultValue)
  changed?.form?.requestSubmit()
}
