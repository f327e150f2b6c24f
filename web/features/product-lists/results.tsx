import { useEffect, useRef } from 'react'
import type { Picture } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { cleared, lastNumberedPage, pageSize } from '#web/features/catalogue/filters.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { CardList } from '#web/features/product-cards/shop-card.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { hrefOf, isPastEnd, type ShownList } from './list.ts'
import { useFilters } from './use-list.ts'

/** Pictures of a phone's first row. */
const firstRow = 2

/** With a picture `below` which it stands, none of the list's is asked for at once: they would share a phone's line with that one, the page's largest. */
export function Results({ data, below }: { data: ShownList; below?: Picture | null | undefined }) {
  const t = useText('collections')
  const { pending, filters: next } = useFilters(data)
  const { cards, firstPage, filters, place } = data
  const changing = pending && next.page === 1
  const grid = useFocusOnMore(cards.length)
  if (cards.length === 0) return isPastEnd(data) ? <PastEnd data={data} /> : <NoResults data={data} />
  return (
    <section aria-label={t('results')} aria-busy={pending} className={`transition-opacity ${changing ? 'opacity-50' : ''}`}>
      <h2 className="sr-only">{t('results')}</h2>
      {firstPage > 1 && firstPage <= lastNumberedPage + 1 && (
        <p className="mb-6">
          <TextLink to={hrefOf(place, { ...filters, page: firstPage - 1, after: undefined })}>{t('previous')}</TextLink>
        </p>
      )}
      <CardList
        ref={grid}
        cards={cards}
        first={below ? 0 : firstRow}
        className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4"
      />
      <More data={data} />
    </section>
  )
}

/** A real link to the next page; with script it adds to the list instead, and Back finds the list as it was. Nothing where one page holds all. */
function More({ data: { place, filters, cards, firstPage, total, nextCursor } }: { data: ShownList }) {
  const t = useText('collections')
  const seen = Math.min((firstPage - 1) * pageSize + cards.length, total)
  if (total <= pageSize) return null
  const next = { ...filters, page: filters.page + 1, after: nextCursor ?? undefined }
  return (
    <div className="mt-12 flex flex-col items-center gap-4">
      <p className="text-sm text-quiet">{t('seen', { seen, total })}</p>
      {filters.page * pageSize < total && (
        <ButtonLink look="secondary" to={hrefOf(place, next)} replace preventScrollReset rel="next">
          {t('more')}
        </ButtonLink>
      )}
    </div>
  )
}

/** After "load more" the focus goes to the first card that is new, not to the end of the page. */
function useFocusOnMore(count: number) {
  const grid = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const added = count - before.current
    if (added > 0 && added <= pageSize && before.current >= pageSize) {
      grid.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    }
    before.current = count
  }, [count])
  return grid
}

function NoResults({ data: { place, filters } }: { data: ShownList }) {
  const t = useText('collections')
  return (
    <EmptyState title={t('nothing.title')} text={t('nothing.text')} picture={<WindowPicture place="cart" />}>
      <ButtonLink to={hrefOf(place, cleared(filters))}>{t('filters.clearAll')}</ButtonLink>
      <ButtonLink to={urls.collection()} look="secondary">
        {t('nothing.all')}
      </ButtonLink>
    </EmptyState>
  )
}

/** An old link, or a number in the address: the list has become shorter since, or never was so long. */
function PastEnd({ data: { place, filters, total } }: { data: ShownList }) {
  const t = useText('collections')
  const to = (page: number) => hrefOf(place, { ...filters, page, after: undefined })
  const last = Math.ceil(total / pageSize)
  return (
    <EmptyState title={t('end.title')} text={t('end.text', { count: total })}>
      <ButtonLink to={to(1)}>{t('end.first')}</ButtonLink>
      {last > 1 && last <= lastNumberedPage && (
        <ButtonLink to={to(last)} look="secondary">
          {t('end.last')}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
