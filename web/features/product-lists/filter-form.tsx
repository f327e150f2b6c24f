import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { type Filters, has, type Only, toggleFilters } from '#web/features/catalogue/filters.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { type Translate, useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Categories } from './categories.tsx'
import { Choices, FacetGroup, FacetGroups, type Group } from './facet-group.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { canNarrow, type ListPlace, type ShownList } from './list.ts'
import { PriceRange } from './price-range.tsx'
import { filtersOf, useFilters } from './use-list.ts'
import { labelOf } from '#web/lib/labels.ts'
import { localPath } from '#web/lib/locale-path.ts'

const worstOffered = 3

export interface FilterFormProps {
  data: ShownList
  /** The same filters in another category. */
  toCategory: (slug: string) => ListPlace
}

/** The filters that would narrow the list, and those that are applied, with their counts. It's a GET form that works before hydration; after it, each change applies immediately. */
export function FilterForm({ data, toCategory }: FilterFormProps) {
  const t = useText('collections')
  const { filters, apply } = useFilters(data)
  const form = useTicks(filters, (early) => apply(filtersOf(early)))
  const shown = { ...data, filters }
  const toggles = toggleFilters.filter(isOffered(shown))
  const groups = [brandsOf(shown, t('filters.brand')), starsOf(shown, t), ...savingsOf(shown, t), ...optionsOf(shown)]
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
    <form ref={form} method="get" action={localPath(data.place.path)} onSubmit={submit} onChange={change} className="pb-6">
      {filters.sort !== 'relevance' && <input type="hidden" name="sort" value={filters.sort} />}
      {filters.rail && <input type="hidden" name="rail" value={filters.rail} />}
      <HiddenFields values={data.place.query} />
      <Categories data={data} toCategory={toCategory} />
      {toggles.length > 0 && (
        <FacetGroup name={t('filters.only')} open>
          {toggles.map((one) => (
            <Choices
              key={one}
              name={one}
              choices={[{ value: 'true', label: t(`filters.${one}`), count: data.facets[one], chosen: filters.only.includes(one) }]}
            />
          ))}
        </FacetGroup>
      )}
      {hasPrices(shown) && <PriceRange filters={filters} range={data.facets.price} />}
      <FacetGroups groups={groups.filter(({ applied, choices }) => applied > 0 || canNarrow(choices, data.total))} />
      {!hydrated && (
        <Button type="submit" look="secondary" className="mt-4 w-full">
          {t('filters.apply')}
        </Button>
      )}
    </form>
  )
}

/** Those that would narrow the list or are chosen, in a stable order. */
const isOffered =
  ({ facets, filters, total }: ShownList) =>
  (one: Only): boolean =>
    filters.only.includes(one) || canNarrow([{ count: facets[one] }], total)

const hasPrices = ({ facets: { price }, filters }: ShownList): boolean =>
  price.min < price.max || filters.minPrice !== undefined || filters.maxPrice !== undefined

const brandsOf = ({ facets, filters }: ShownList, title: string): Group => ({
  key: 'brand',
  title,
  open: true,
  applied: filters.brand.length,
  name: 'brand',
  choices: facets.brands.map(({ slug, name, count }) => ({ value: slug, label: name, count, chosen: filters.brand.includes(slug) })),
})

function starsOf({ facets, filters }: ShownList, t: Translate<'collections'>): Group {
  // A rating that gives the same results as the next higher one is left out.
  const offered = facets.ratings.filter(
    ({ atLeast, count }) =>
      filters.rating === atLeast ||
      (atLeast >= worstOffered && !facets.ratings.some((other) => other.atLeast > atLeast && other.count === count)),
  )
  const choices = offered.map(({ atLeast, count }) => ({
    value: String(atLeast),
    label: t('filters.atLeast', { stars: atLeast }),
    count,
    chosen: filters.rating === atLeast,
  }))
  const any = { value: '', label: t('filters.anyRating'), chosen: filters.rating === undefined }
  const applied = filters.rating === undefined ? 0 : 1
  return { key: 'rating', title: t('filters.rating'), open: true, applied, type: 'radio', name: 'rating', choices: [any, ...choices] }
}

/** The discount steps that have results; no group if there are none. */
function savingsOf({ facets, filters: { saving } }: ShownList, t: Translate<'collections'>): Group[] {
  const offered = facets.savings.filter(({ atLeast, count }) => count > 0 || saving === atLeast)
  if (offered.length === 0) return []
  const choices = offered.map(({ atLeast, count }) => ({
    value: String(atLeast),
    label: t('filters.savingAtLeast', { percent: atLeast }),
    count,
    chosen: saving === atLeast,
  }))
  const any = { value: '', label: t('filters.anySaving'), chosen: saving === undefined }
  const applied = saving === undefined ? 0 : 1
  return [{ key: 'saving', title: t('filters.saving'), applied, type: 'radio', name: 'saving', choices: [any, ...choices] }]
}

function optionsOf({ facets, filters }: ShownList): Group[] {
  const chosen = new Set(filters.option)
  return facets.options.map(({ name, values }) => ({
    key: `option ${name}`,
    title: labelOf(name),
    applied: values.filter(({ value }) => chosen.has(`${name}:${value}`)).length,
    name: 'option',
    choices: values.map(({ value, count }) => ({
      value: `${name}:${value}`,
      label: labelOf(value),
      count,
      chosen: chosen.has(`${name}:${value}`),
    })),
  }))
}

/**
 * Checkboxes are uncontrolled, so that a tick shows immediately however long the list takes; they follow when the filters change
 * elsewhere. What was ticked before hydration is applied after it.
 */
function useTicks(filters: Filters, applyEarly: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null)
  const isThere = useRef(false)
  const early = useEffectEvent(applyEarly)
  useEffect(() => {
    const ticks = [...(form.current?.elements ?? [])].filter(isTick)
    const isAsChosen = (tick: HTMLInputElement) => tick.checked === has(filters, tick.name, tick.value)
    if (!isThere.current && form.current && !ticks.every(isAsChosen)) early(form.current)
    else for (const tick of ticks) tick.checked = has(filters, tick.name, tick.value)
    isThere.current = true
  }, [filters])
  return form
}

const isTick = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
