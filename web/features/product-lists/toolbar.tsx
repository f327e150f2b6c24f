import { useState } from 'react'
import { appliedCount, sorts, toQuery } from '#web/features/catalogue/filters.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { ShownList } from './list.ts'
import { Promoted } from './promoted.tsx'
import { filtersOf, useFilters } from './use-list.ts'
import { localPath } from '#web/lib/locale-path.ts'

/** The result count, the sort order and, where the filters aren't beside the list, the main ones. `isBelowLine` omits its top border. */
export function Toolbar({ data, toCategory, isBelowLine = false }: FilterFormProps & { isBelowLine?: boolean }) {
  const t = useText('collections')
  return (
    <div className={`mb-5 border-line py-3 lg:py-2 ${isBelowLine ? 'border-b' : 'mt-6 border-y lg:mt-4'}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="font-medium">
          {t('count', { count: data.total })}
        </p>
        <Sorting data={data} />
      </div>
      <div className="-mx-4 mt-2 min-w-0 md:mx-0 lg:hidden">
        <div className="scroll-row items-center gap-2 px-4 py-1 md:px-0">
          <FilterButton data={data} toCategory={toCategory} />
          <Promoted data={data} />
        </div>
      </div>
    </div>
  )
}

/** On small screens it opens the filters in a sheet; without script it links to the filters on the page. */
function FilterButton({ data, toCategory }: FilterFormProps) {
  const t = useText('collections')
  const [open, setOpen] = useState(false)
  const applied = appliedCount(data.filters)
  return (
    <>
      <a
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-ink px-4 text-sm font-medium text-ground md:min-h-9 lg:hidden"
      >
        <Icon name="filter" className="size-4" />
        {applied > 0 ? t('filters.titleApplied', { count: applied }) : t('filters.title')}
      </a>
      <FilterSheet data={data} toCategory={toCategory} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function Sorting({ data }: { data: ShownList }) {
  const t = useText('collections')
  const { filters, apply } = useFilters(data)
  const otherParameters = [...toQuery({ ...filters, sort: 'relevance', page: 1 })]
  return (
    <form method="get" action={localPath(data.place.path)} className="flex flex-wrap items-center gap-2">
      <HiddenFields values={[...data.place.query, ...otherParameters]} />
      <label htmlFor="sort" className="text-sm text-quiet">
        {t('sort.label')}
      </label>
      <div className="relative">
        <select
          id="sort"
          name="sort"
          value={filters.sort}
          onChange={({ target }) => {
            if (target.form) apply(filtersOf(target.form))
          }}
          className="min-h-11 max-w-full appearance-none rounded-full border border-line bg-surface ps-4 pe-9 text-sm font-medium transition-colors hover:border-ink md:min-h-9"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
      </div>
      <noscript>
        <Button type="submit" look="quiet">
          {t('sort.apply')}
        </Button>
      </noscript>
    </form>
  )
}
