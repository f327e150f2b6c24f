import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import type { Filter, Query } from './list.ts'
import { takesMany } from './query.ts'

interface FilterFormProps {
  filters: readonly Filter[]
  query: Query
  onChange: (change: Record<string, string | string[] | undefined>) => void
}

/** All filters of a list; each applies immediately. */
export function FilterForm({ filters, query, onChange }: FilterFormProps) {
  return (
    <div className="grid max-h-[60dvh] gap-5 overflow-y-auto text-sm">
      {filters.map((filter) => (
        <fieldset key={filter.id}>
          <legend className="mb-1 font-semibold">{filter.label}</legend>
          <FilterFields filter={filter} values={[query[filter.id] ?? []].flat()} onChange={(value) => onChange({ [filter.id]: value })} />
        </fieldset>
      ))}
    </div>
  )
}

/** From this many choices on, a menu is used. */
const longFrom = 12

interface FilterFieldsProps {
  filter: Filter
  values: string[]
  onChange: (value: string | string[] | undefined) => void
}

function FilterFields({ filter, values, onChange }: FilterFieldsProps) {
  const t = useText('admin')
  const [typed, setTyped] = useState(values[0] ?? '')
  const [applied = ''] = values
  // Leaving an unchanged field isn't a change, which would return to the first page.
  const apply = () => {
    if (typed.trim() !== applied) onChange(typed.trim() || undefined)
  }
  if (filter.kind !== 'choice')
    return (
      <input
        type={filter.kind === 'date' ? 'date' : 'text'}
        aria-label={filter.label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
        className="min-h-10 w-full rounded-input border border-edge bg-surface px-3"
      />
    )
  const many = takesMany(filter)
  const toggle = (value: string, on: boolean) => {
    if (!many) return onChange(on ? value : undefined)
    onChange(on ? [...values, value] : values.filter((one) => one !== value))
  }
  if (!many && filter.options.length > longFrom)
    return (
      <select
        aria-label={filter.label}
        value={values[0] ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
        className="min-h-11 w-full rounded-input border border-edge bg-surface px-3 md:min-h-10"
      >
        <option value="">{t('list.any')}</option>
        {filter.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  return (
    <div className="grid">
      {filter.options.map(({ value, label }) => (
        <Check
          key={value}
          label={label}
          checked={values.includes(value)}
          onChange={(event) => toggle(value, event.currentTarget.checked)}
        />
      ))}
    </div>
  )
}
