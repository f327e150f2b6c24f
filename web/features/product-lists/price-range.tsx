import type { FocusEvent } from 'react'
import type { Filters } from '#web/features/catalogue/filters.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { FacetGroup } from './facet-group.tsx'

interface PriceRangeProps {
  filters: Filters
  range: { min: number; max: number }
}

/** Two amounts. They apply when one is left changed, or on Enter. */
export function PriceRange({ filters, range }: PriceRangeProps) {
  const t = useText('collections')
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value !== target.defaultValue) target.form?.requestSubmit()
  }
  const shared = { inputMode: 'decimal', autoComplete: 'off', onBlur: leave } as const
  return (
    <FacetGroup name={t('filters.price')} open>
      <div className="grid grid-cols-2 gap-3 px-0.5">
        <Field
          {...shared}
          name="minPrice"
          label={t('filters.from')}
          placeholder={String(Math.floor(range.min))}
          defaultValue={filters.minPrice ?? ''}
        />
        <Field
          {...shared}
          name="maxPrice"
          label={t('filters.to')}
          placeholder={String(Math.ceil(range.max))}
          defaultValue={filters.maxPrice ?? ''}
        />
      </div>
    </FacetGroup>
  )
}
