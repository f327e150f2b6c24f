import { type Filters, toggled } from '#web/features/catalogue/filters.ts'
import { useText } from '#web/lib/text.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { AmountIn } from '#web/ui/price.tsx'
import { canNarrow, hrefOf, type ShownList } from './list.ts'
import { useFilters } from './use-list.ts'

const goodRating = 4
const roundPrices = [25, 50, 100, 250, 500]

/** Whether a minimum rating leaves products and excludes at least a tenth; a filter that changes little isn't worth offering. */
function narrows({ facets, total }: ShownList, stars: number): boolean {
  const left = facets.ratings.find(({ atLeast }) => atLeast === stars)?.count ?? 0
  return left > 0 && left <= total * 0.9
}

/** The most popular filters as single buttons, where the panel isn't beside the list. */
export function Promoted({ data }: { data: ShownList }) {
  const t = useText('collections')
  const { filters } = useFilters(data)
  const to = (next: Partial<Filters>): string => hrefOf(data.place, { ...filters, page: 1, ...next })
  const cheap = roundPrices.find((price) => price > data.facets.price.min && price < data.facets.price.max)
  return (
    <>
      {(filters.only.includes('inStock') || canNarrow([{ count: data.facets.inStock }], data.total)) && (
        <ChipLink to={hrefOf(data.place, toggled(filters, 'only', 'inStock'))} chosen={filters.only.includes('inStock')}>
          {t('filters.inStock')}
        </ChipLink>
      )}
      {(filters.rating === goodRating || narrows(data, goodRating)) && (
        <ChipLink to={to({ rating: filters.rating === goodRating ? undefined : goodRating })} chosen={filters.rating === goodRating}>
          {t('filters.atLeast', { stars: goodRating })}
        </ChipLink>
      )}
      {(data.facets.reduced > 0 || filters.only.includes('reduced')) && (
        <ChipLink to={hrefOf(data.place, toggled(filters, 'only', 'reduced'))} chosen={filters.only.includes('reduced')}>
          {t('filters.reduced')}
        </ChipLink>
      )}
      {cheap && (
        <ChipLink
          to={to({ minPrice: undefined, maxPrice: filters.maxPrice === cheap ? undefined : cheap })}
          chosen={filters.maxPrice === cheap}
        >
          <AmountIn of={cheap} short="price" words={(price) => t('filters.under', { price })} />
        </ChipLink>
      )}
    </>
  )
}
