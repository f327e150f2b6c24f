import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { Picture } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { appliedCount, cleared, type Filters, lastNumberedPage, pageSize, showing, showingBefore } from '#web/features/catalogue/filters.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { CardList } from '#web/features/product-cards/shop-card.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { isPlainClick, TextLink } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { hrefOf, isPastEnd, type ListPlace, type ShownList } from './list.ts'
import { useFilters } from './use-list.ts'
import { usePressedCard } from './use-pressed-card.ts'

/** The number of pictures in the first row on a phone. */
const firstRow = 2

/** Below a large picture, no card's picture loads eagerly: on a phone's connection it would compete with that one, the LCP element. */
export function Results({ data, below }: { data: ShownList; below?: Picture | null | undefined }) {
  const t = useText('collections')
  const { pending, filters: next } = useFilters(data)
  const { cards, firstPage, filters, place } = data
  const changing = pending && next.page === 1
  const { grid, recordPosition } = usePlaceInLonger(data)
  const recordPressed = usePressedCard(grid, cards)
  if (cards.length === 0) return isPastEnd(data) ? <PastEnd data={data} /> : <NoResults data={data} />
  return (
    <section
      aria-label={t('results')}
      aria-busy={pending}
      onClickCapture={recordPressed}
      className={`transition-opacity ${changing ? 'opacity-50' : ''}`}
    >
      <h2 className="sr-only">{t('results')}</h2>
      {firstPage > 1 && firstPage <= lastNumberedPage + 1 && (
        <p className="mb-6">
          <TextLink
            to={hrefOf(place, { ...filters, page: firstPage - 1, after: undefined, from: undefined })}
            onClick={(event) => {
              recordPosition()
              instead(place, showingBefore(filters, firstPage))(event)
            }}
            rel="prev"
          >
            {t('previous')}
          </TextLink>
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

/** The click handler of a link to a page of the list: adds that page to those shown, and records the range in the URL. */
const instead = (place: ListPlace, longer: Filters) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  goTo(hrefOf(place, longer), { replace: true, preventScrollReset: true })
}

/** A link to the next page. With script it appends instead, and reload and back navigation restore the list. Nothing for a single page. */
function More({ data: { place, filters, cards, firstPage, total, nextCursor } }: { data: ShownList }) {
  const t = useText('collections')
  const seen = Math.min((firstPage - 1) * pageSize + cards.length, total)
  if (total <= pageSize) return null
  const next = { ...filters, page: filters.page + 1, after: nextCursor ?? undefined, from: undefined }
  return (
    <div className="mt-12 flex flex-col items-center gap-4">
      <p className="text-sm text-quiet">{t('seen', { seen, total })}</p>
      {filters.page * pageSize < total && (
        <ButtonLink look="secondary" to={hrefOf(place, next)} onClick={instead(place, showing(next, firstPage))} rel="next">
          {t('more')}
        </ButtonLink>
      )}
    </div>
  )
}

/**
 * Manages focus and scroll when pages are added. After "load more", the first new card gets the focus. After "load previous", the cards in
 * view stay in place, and the focus moves to the card above them. Call `recordPosition` before loading previous pages.
 */
function usePlaceInLonger({ cards, firstPage }: ShownList) {
  const grid = useRef<HTMLUListElement>(null)
  const before = useRef({ cards, firstPage })
  const recorded = useRef<number>(undefined)
  useLayoutEffect(() => {
    const { cards: had, firstPage: first } = before.current
    before.current = { cards, firstPage }
    const { children } = grid.current ?? { children: [] }
    if (firstPage === first - 1 && recorded.current !== undefined) {
      const at = cards.findIndex(({ id }) => id === had[0]?.id)
      if (at > 0) window.scrollBy(0, topOf(children[at]) - recorded.current)
      focus(children[at - 1])
    }
    if (firstPage === first && cards.length > had.length && cards.length <= had.length + pageSize && had.length >= pageSize)
      focus(children[had.length])
    recorded.current = undefined
  }, [cards, firstPage])
  return { grid, recordPosition: () => void (recorded.current = topOf(grid.current?.firstElementChild)) }
}

/** The distance from the top of the document, independent of scrolling. */
const topOf = (card: Element | null | undefined): number => window.scrollY + (card?.getBoundingClientRect().top ?? 0)
const focus = (card: Element | undefined): void => card?.querySelector('a')?.focus({ preventScroll: true })

function NoResults({ data: { place, filters } }: { data: ShownList }) {
  const t = useText('collections')
  if (appliedCount(filters) === 0 && place.query.length === 0)
    return (
      <EmptyState title={t('nothing.yet')} text={t('nothing.soon')} picture={<WindowPicture place="cart" />}>
        <ButtonLink to={urls.home()}>{t('nothing.home')}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('nothing.title')} text={t('nothing.text')} picture={<WindowPicture place="cart" />}>
      <ButtonLink to={hrefOf(place, cleared(filters))}>{t('filters.clearAll')}</ButtonLink>
      <ButtonLink to={urls.collection()} look="secondary">
        {t('nothing.all')}
      </ButtonLink>
    </EmptyState>
  )
}

/** The URL has a page number past the end, for example because the list has become shorter. */
function PastEnd({ data: { place, filters, total } }: { data: ShownList }) {
  const t = useText('collections')
  const to = (page: number) => hrefOf(place, { ...filters, page, after: undefined, from: undefined })
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
