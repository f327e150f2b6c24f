import { useCalendar } from '#web/lib/dates.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import type { Filter, Query } from './list.ts'

interface FilterChipsProps {
  filters: readonly Filter[]
  query: Query
  onChange: (change: Record<string, undefined>) => void
}

/** Each active filter as a sentence, with a button to remove it. */
export function FilterChips({ filters, query, onChange }: FilterChipsProps) {
  const t = useText('admin')
  const valueText = useValueText()
  return filters
    .filter(({ id }) => query[id] !== undefined)
    .map((filter) => {
      const text = valueText(filter, [query[filter.id] ?? []].flat())
      return (
        <span key={filter.id} className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-ink ps-3 pe-1">
          <span>
            <span className="font-semibold">{filter.label}</span> {text}
          </span>
          <button
            type="button"
            aria-label={t('list.removeFilter', { filter: `${filter.label} ${text}` })}
            onClick={() => onChange({ [filter.id]: undefined })}
            className="grid size-11 place-items-center md:size-8 rounded-full hover:bg-studio"
          >
            <AdminIcon name="close" className="size-3.5" />
          </button>
        </span>
      )
    })
}

/** "Paid or On delivery", "Nov 23", or the typed text. */
function useValueText(): (filter: Filter, values: string[]) => string {
  const { locale } = useShop()
  const { day } = useCalendar()
  const or = new Intl.ListFormat(locale, { type: 'disjunction' })
  return (filter, values) => {
    if (filter.kind === 'choice') return or.format(values.map((value) => filter.options.find((one) => one.value === value)?.label ?? value))
    const [value = ''] = values
    return filter.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value
  }
}
