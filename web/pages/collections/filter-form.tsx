import { type ChangeEvent, type FormEvent, useRef } from 'react'
import { urls } from '#contract/urls.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Categories } from './categories.tsx'
import { CheckRow, FacetGroup, RadioRow } from './facet-group.tsx'
import type { ListData } from './load.ts'
import { PriceRange } from './price-range.tsx'
import { filtersOf, useFilters } from './use-list.ts'

/** All filters with their counts. A real form: it works before the script arrives, and applies each change at once after. */
export function FilterForm({ data }: { data: ListData }) {
  const t = useText('collections')
  const { filters, apply } = useFilters(data)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const { facets } = data
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(filtersOf(event.currentTarget))
  }
  const changed = (event: ChangeEvent<HTMLInputElement>) => { if (event.target.form) apply(filtersOf(event.target.form)) }
  return (
    <form ref={form} method="get" action={urls.collection(data.slug)} onSubmit={submit} className="pb-6">
      {filters.sort !== 'relevance' && <input type="hidden" name="sort" value={filters.sort} />}
      <Categories data={data} />
      <FacetGroup name={t('filters.availability')} open>
        <CheckRow name="inStock" value="true" label={t('filters.inStock')} count={facets.inStock} checked={filters.inStock} onChange={changed} />
      </FacetGroup>
      <PriceRange key={`${filters.minPrice} ${filters.maxPrice}`} filters={filters} range={facets.price} />
      <FacetGroup name={t('filters.brand')} open applied={filters.brand.length}>
        {facets.brands.map(({ slug, name, count }) => <CheckRow key={slug} name="brand" value={slug} label={name} count={count} checked={filters.brand.includes(slug)} onChange={changed} />)}
      </FacetGroup>
      <FacetGroup name={t('filters.rating')} open applied={filters.rating === undefined ? 0 : 1}>
        <RadioRow name="rating" value="" label={t('filters.anyRating')} checked={filters.rating === undefined} onChange={changed} />
        {facets.ratings.filter(({ atLeast }) => atLeast >= 3).map(({ atLeast, count }) => (
          <RadioRow key={atLeast} name="rating" value={String(atLeast)} label={t('filters.atLeast', { stars: atLeast })} count={count} checked={filters.rating === atLeast} onChange={changed} />
        ))}
      </FacetGroup>
      {facets.options.map(({ name, values }) => {
        const applied = filters.option.filter((option) => option.startsWith(`${name}:`)).length
        return (
          <FacetGroup key={name} name={name} applied={applied}>
            {values.map(({ value, count }) => (
              <CheckRow key={value} name="option" value={`${name}:${value}`} label={value} count={count} checked={filters.option.includes(`${name}:${value}`)} onChange={changed} />
            ))}
          </FacetGroup>
        )
      })}
      {!hydrated && <Button type="submit" look="secondary" className="mt-4 w-full">{t('filters.apply')}</Button>}
    </form>
  )
}
