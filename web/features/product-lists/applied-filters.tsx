import { appliedCount, cleared, type Filters, toggled } from '#web/features/catalogue/filters.ts'
import { useConvertedPrice } from '#web/lib/converted-price.ts'
import { labelOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { hrefOf, type ShownList } from './list.ts'
import { useFilters } from './use-list.ts'

/** A filter from outside the list, such as the category of a search: its name, and the URL without it. */
interface OtherFilter {
  name: string
  without: string
}

const noOthers: OtherFilter[] = []

/** The applied filters, which can be removed one by one or all together. */
export function AppliedFilters({ data, others = noOthers }: { data: ShownList; others?: OtherFilter[] }) {
  const t = useText('collections')
  const { filters } = useFilters(data)
  const price = usePriceWords()(filters)
  if (appliedCount(filters) + others.length === 0) return null
  const chip = (label: string, next: Filters) => (
    <li key={label}>
      <RemovableChip to={hrefOf(data.place, next)} label={t('filters.remove', { filter: label })}>
        {label}
      </RemovableChip>
    </li>
  )
  const brandName = (slug: string): string => data.facets.brands.find((brand) => brand.slug === slug)?.name ?? slug
  return (
    <ul aria-label={t('filters.applied')} className="mb-6 flex flex-wrap items-center gap-2">
      {others.map(({ name, without }) => (
        <li key={name}>
          <RemovableChip to={without} label={t('filters.remove', { filter: name })}>
            {name}
          </RemovableChip>
        </li>
      ))}
      {filters.brand.map((slug) => chip(brandName(slug), toggled(filters, 'brand', slug)))}
      {filters.option.map((option) => chip(option.split(':').map(labelOf).join(': '), toggled(filters, 'option', option)))}
      {price && chip(price, { ...filters, minPrice: undefined, maxPrice: undefined, page: 1 })}
      {filters.rating !== undefined && chip(t('filters.atLeast', { stars: filters.rating }), { ...filters, rating: undefined, page: 1 })}
      {filters.saving !== undefined &&
        chip(t('filters.savingAtLeast', { percent: filters.saving }), { ...filters, saving: undefined, page: 1 })}
      {filters.rail && chip(t(`filters.${filters.rail}`), { ...filters, rail: undefined, page: 1 })}
      {filters.only.map((one) => chip(t(`filters.${one}`), toggled(filters, 'only', one)))}
      <li>
        <TextLink
          to={hrefOf(data.place, cleared(filters))}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm md:min-h-9"
        >
          {t('filters.clearAll')}
        </TextLink>
      </li>
    </ul>
  )
}

function usePriceWords(): (filters: Filters) => string {
  const t = useText('collections')
  const money = useConvertedPrice()
  return ({ minPrice, maxPrice }) => {
    if (minPrice !== undefined && maxPrice !== undefined) return t('filters.between', { from: money(minPrice), to: money(maxPrice) })
    if (minPrice !== undefined) return t('filters.over', { price: money(minPrice) })
    return maxPrice === undefined ? '' : t('filters.under', { price: money(maxPrice) })
  }
}
