import { type FormEvent, useEffect, useRef } from 'react'
import { type Filters, has } from '#web/features/catalogue/filters.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Categories } from './categories.tsx'
import { Choices, FacetGroup } from './facet-group.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { ListPlace, ShownList } from './list.ts'
import { PriceRange } from './price-range.tsx'
import { filtersOf, useFilters } from './use-list.ts'

const worstOffered = 3

export interface FilterFormProps {
  data: ShownList
  /** The list of another category with what else is chosen. */
  toCategory: (slug: string) => ListPlace
}

/** All filters with their counts. A real form: it works before the script arrives, and applies each change at once after. */
export function FilterForm({ data, toCategory }: FilterFormProps) {
  const t = useText('collections')
  const { filters, apply } = useFilters(data)
  const form = useTicks(filters)
  const hydrated = useHydrated()
  const applyForm = (event: FormEvent<HTMLFormElement>) => apply(filtersOf(event.currentTarget))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    applyForm(event)
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (isTick(event.target)) applyForm(event)
  }
  return (
    <form ref={form} method="get" action={data.place.path} onSubmit={submit} onChange={change} className="pb-6">
      {filters.sort !== 'relevance' && <input type="hidden" name="sort" value={filters.sort} />}
      <HiddenFields values={data.place.query} />
      <Categories data={data} toCategory={toCategory} />
      <FacetGroup name={t('filters.only')} open>
        <Choices
          name="inStock"
          choices={[{ value: 'true', label: t('filters.inStock'), count: data.facets.inStock, chosen: filters.inStock }]}
        />
        <Choices
          name="reduced"
          choices={[{ value: 'true', label: t('filters.reduced'), count: data.facets.reduced, chosen: filters.reduced }]}
        />
      </FacetGroup>
      <PriceRange key={`${filters.minPrice} ${filters.maxPrice}`} filters={filters} range={data.facets.price} />
      <FacetGroup name={t('filters.brand')} open applied={filters.brand.length}>
        <Choices
          name="brand"
          choices={data.facets.brands.map(({ slug, name, count }) => ({
            value: slug,
            label: name,
            count,
            chosen: filters.brand.includes(slug),
          }))}
        />
      </FacetGroup>
      <Stars data={data} filters={filters} />
      {data.facets.options.map(({ name, values }) => (
        <Option key={name} name={name} values={values} chosen={filters.option} />
      ))}
      {!hydrated && (
        <Button type="submit" look="secondary" className="mt-4 w-full">
          {t('filters.apply')}
        </Button>
      )}
    </form>
  )
}

function Stars({ data, filters }: { data: ShownList; filters: Filters }) {
  const t = useText('collections')
  const offered = data.facets.ratings.filter(({ atLeast }) => atLeast >= worstOffered)
  const rows = offered.map(({ atLeast, count }) => ({
    value: String(atLeast),
    label: t('filters.atLeast', { stars: atLeast }),
    count,
    chosen: filters.rating === atLeast,
  }))
  return (
    <FacetGroup name={t('filters.rating')} open applied={filters.rating === undefined ? 0 : 1}>
      <Choices
        type="radio"
        name="rating"
        choices={[{ value: '', label: t('filters.anyRating'), chosen: filters.rating === undefined }, ...rows]}
      />
    </FacetGroup>
  )
}

function Option({ name, values, chosen }: { name: string; values: { value: string; count: number }[]; chosen: string[] }) {
  const mine = new Set(chosen)
  const rows = values.map(({ value, count }) => ({ value: `${name}:${value}`, label: value, count, chosen: mine.has(`${name}:${value}`) }))
  return (
    <FacetGroup name={name} applied={rows.filter((row) => row.chosen).length}>
      <Choices name="option" choices={rows} />
    </FacetGroup>
  )
}

/** Ticks are the browser's own, so that they show at once however long the list takes; they follow when the filters change elsewhere. */
function useTicks(filters: Filters) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const input of form.current?.elements ?? []) if (isTick(input)) input.checked = has(filters, input.name, input.value)
  }, [filters])
  return form
}

const isTick = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
