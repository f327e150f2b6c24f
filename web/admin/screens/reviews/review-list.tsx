import { useMemo } from 'react'
import type { ReviewRow } from '#contract/admin/review-moderation.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { EntryState } from '#web/admin/review-moderation/entry-state.tsx'
import { ProductCell } from '#web/admin/review-moderation/product-cell.tsx'
import { StarRow } from '#web/admin/review-moderation/star-row.tsx'
import { staff } from '#web/admin/session/session.ts'
import { anyOf, oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { BulkAction, Filter, List, View } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const permission = 'reviews:moderate'
const states = ['visible', 'unanswered', 'reported', 'hidden'] as const
const stars = ['5', '4', '3', '2', '1']

/** The list of reviews. */
export function useReviewList(): List<ReviewRow> {
  const t = useText('admin-review-moderation')
  const shortTime = useShortTime()
  return useMemo(() => {
    const filters: Filter[] = [
      oneOf('state', t('filter.state'), states, (value) => t(`state.${value}`)),
      anyOf('stars', t('filter.stars'), stars, (value) => t('stars', { count: Number(value) })),
      oneOf('photos', t('filter.photos'), ['with'], () => t('filter.withPhotos')),
    ]
    const views: View[] = [
      { name: t('view.all'), query: {} },
      ...states.slice(1).map((state) => ({ name: t(`state.${state}`), query: { state } })),
    ]
    const by = ({ author }: ReviewRow) => author || t('nobody')
    const words = ({ text }: ReviewRow) => text || t('noText')
    const state = (row: ReviewRow) => <EntryState hidden={row.hidden} reports={row.reports} isAnswered={row.hasReply} />
    return {
      id: 'reviews',
      title: t('reviews.title'),
      searchIn: t('reviews.searchIn'),
      load: pagesOf('GET /admin/reviews'),
      exportRoute: 'GET /admin/reviews/export',
      sort: '-written',
      filters,
      views,
      columns: [
        { id: 'stars', name: t('column.stars'), cell: (row) => <StarRow rating={row.rating} /> },
        { id: 'text', name: t('column.text'), cell: (row) => <span className="block max-w-60 truncate">{words(row)}</span> },
        { id: 'product', name: t('column.product'), from: 'lg', cell: (row) => <ProductCell product={row.product} /> },
        { id: 'by', name: t('column.by'), from: 'xl', cell: (row) => <span className="text-quiet">{by(row)}</span> },
        { id: 'photos', name: t('column.photos'), end: true, from: 'lg', cell: (row) => row.photos || '' },
        { id: 'state', name: t('column.state'), cell: state },
        { id: 'written', name: t('column.written'), sort: 'written', end: true, from: 'lg', cell: (row) => shortTime(row.writtenAt) },
      ],
      rowKey: (row) => row.id,
      rowLabel: (row) => `${t('stars', { count: row.rating })}, ${row.product.name}, ${by(row)}`,
      rowUrl: (row) => adminUrls.review(row.id),
      phone: (row) => ({
        title: row.product.name,
        aside: <StarRow rating={row.rating} />,
        second: words(row),
        secondAside: shortTime(row.writtenAt),
        third: (
          <>
            {state(row)}
            {row.photos > 0 && <span className="text-quiet">{t('photoCount', { count: row.photos })}</span>}
          </>
        ),
      }),
      bulk: bulkOf(t),
      empty: { title: t('empty.reviews'), text: t('empty.reviewsText') },
    }
  }, [t, shortTime])
}

function bulkOf(t: ReturnType<typeof useText<'admin-review-moderation'>>): BulkAction<ReviewRow>[] {
  const show = ({ id }: ReviewRow) => staff('POST /admin/reviews/:id/restore', { id })
  const hideAs = (reason: 'spam' | 'offensive', keySign: string): BulkAction<ReviewRow> => ({
    id: `hide-${reason}`,
    label: t('action.hideAs', { reason: t(`reason.${reason}`) }),
    keySign,
    permission,
    isFor: ({ hidden }) => hidden === null,
    run: ({ id }) => staff('POST /staff/reviews/:id/remove', { id, reason }),
    undo: show,
  })
  return [
    {
      id: 'dismiss',
      label: t('action.dismiss'),
      keySign: 'K',
      permission,
      isFor: ({ hidden, reports }) => hidden === null && reports > 0,
      run: ({ id }) => staff('POST /staff/reviews/:id/dismiss-reports', { id }),
    },
    hideAs('spam', 'H'),
    hideAs('offensive', 'O'),
    { id: 'show', label: t('action.show'), keySign: 'P', permission, isFor: ({ hidden }) => hidden !== null, run: show },
  ]
}
