import type { MouseEvent } from 'react'
import { urls } from '#contract/urls.ts'
import { appliedCount } from '#web/features/catalogue/filters.ts'
import { AppliedFilters } from '#web/features/product-lists/applied-filters.tsx'
import { FilterForm } from '#web/features/product-lists/filter-form.tsx'
import { hrefOf, isShort, type ShownList } from '#web/features/product-lists/list.ts'
import { Results } from '#web/features/product-lists/results.tsx'
import { Toolbar } from '#web/features/product-lists/toolbar.tsx'
import { useStoreFirstPages } from '#web/features/product-lists/use-list.ts'
import { reportOpened } from '#web/features/search/report-opened.ts'
import { useNav } from '#web/lib/root-data.ts'
import { useText } from '#web/lib/text.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { CardGrid } from './card-grid.tsx'
import { placeOf, type ResultsProps } from './load.ts'
import { Nothing } from './nothing.tsx'
import { localPath } from '#web/lib/locale-path.ts'

/** The matching products: a list like a collection's; on the tab with everything only the first ones. */
export function Products({ data }: ResultsProps) {
  const { tab, results } = data
  const { list, within } = results
  if (!list) return null
  const isNarrowed = within !== null || appliedCount(list.filters) > 0
  if (list.total === 0 && !isNarrowed) return <Nothing data={data} />
  return (
    <div onClickCapture={(event) => report(event, data.q, list)}>
      {tab === 'ALL' ? <First data={data} list={list} /> : <List data={data} list={list} />}
    </div>
  )
}

function List({ data: { q, tab, results }, list }: ResultsProps & { list: ShownList }) {
  const t = useText('collections')
  const name = useCategoryName(results.within)
  useStoreFirstPages(list)
  const isFew = results.within === null && isShort(list)
  const toCategory = (slug: string | null) => placeOf({ q, tab, within: slug, words: false })
  const others = results.within === null ? [] : [{ name, without: hrefOf(toCategory(null), list.filters) }]
  return (
    <>
      {isFew ? <div className="mt-6" /> : <Toolbar data={list} toCategory={toCategory} isBelowLine />}
      <div className={isFew ? '' : 'gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]'}>
        {!isFew && (
          <aside id="filters" aria-label={t('filters.title')} className="hidden target:block lg:block">
            <FilterForm data={list} toCategory={toCategory} />
          </aside>
        )}
        <div>
          <AppliedFilters data={list} others={others} />
          <Results data={list} />
        </div>
      </div>
    </>
  )
}

function First({ data: { q }, list }: ResultsProps & { list: ShownList }) {
  const t = useText('search')
  return (
    <section aria-label={t('tabs.PRODUCT')} className="mt-8">
      <SectionHeading title={t('tabs.PRODUCT')}>
        <TextLink to={urls.search(q)}>{t('seeAll')}</TextLink>
      </SectionHeading>
      <CardGrid cards={list.cards} />
    </section>
  )
}

function useCategoryName(slug: string | null): string {
  const nav = useNav()
  const all = nav.flatMap((node) => [node, ...node.children])
  return all.find((node) => node.slug === slug)?.name ?? slug ?? ''
}

/** Records in the search log which product was opened. */
function report(event: MouseEvent, q: string, { cards }: ShownList): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const card = cards.find(({ slug }) => link?.getAttribute('href') === localPath(urls.product(slug)))
  if (card) reportOpened(q, card.id)
}
