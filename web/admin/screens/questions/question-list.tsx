import { useMemo } from 'react'
import type { QuestionRow } from '#contract/admin/review-moderation.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { EntryState } from '#web/admin/review-moderation/entry-state.tsx'
import { ProductCell } from '#web/admin/review-moderation/product-cell.tsx'
import { staff } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { List } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const permission = 'reviews:moderate'
const states = ['visible', 'unanswered', 'reported', 'hidden'] as const

/** The list of questions. */
export function useQuestionList(): List<QuestionRow> {
  const t = useText('admin-review-moderation')
  const shortTime = useShortTime()
  const { locale } = useShop()
  return useMemo(() => {
    const by = ({ author }: QuestionRow) => author || t('nobody')
    const state = (row: QuestionRow) => <EntryState hidden={row.hidden} reports={row.reports} isAnswered={row.answers > 0} />
    const show = ({ id }: QuestionRow) => staff('POST /admin/questions/:id/restore', { id })
    return {
      id: 'questions',
      title: t('questions.title'),
      searchIn: t('questions.searchIn'),
      load: pagesOf('GET /admin/questions'),
      exportRoute: 'GET /admin/questions/export',
      sort: '-asked',
      filters: [oneOf('state', t('filter.state'), states, (value) => t(`state.${value}`))],
      views: [{ name: t('view.all'), query: {} }, ...states.slice(1).map((one) => ({ name: t(`state.${one}`), query: { state: one } }))],
      columns: [
        {
          id: 'question',
          name: t('column.question'),
          cell: (row) => <span className="block max-w-72 truncate lg:max-w-96">{row.question}</span>,
        },
        { id: 'product', name: t('column.product'), from: 'lg', cell: (row) => <ProductCell product={row.product} /> },
        { id: 'by', name: t('column.by'), from: 'xl', cell: (row) => <span className="text-quiet">{by(row)}</span> },
        { id: 'answers', name: t('column.answers'), end: true, from: 'lg', cell: (row) => formatNumber(row.answers, locale) },
        { id: 'state', name: t('column.state'), cell: state },
        { id: 'asked', name: t('column.asked'), sort: 'asked', end: true, from: 'lg', cell: (row) => shortTime(row.askedAt) },
      ],
      rowKey: (row) => row.id,
      rowLabel: (row) => `${row.question}, ${row.product.name}`,
      rowUrl: (row) => adminUrls.question(row.id),
      phone: (row) => ({
        title: row.question,
        second: row.product.name,
        secondAside: shortTime(row.askedAt),
        third: (
          <>
            {state(row)}
            <span className="text-quiet">{t('answerCount', { count: row.answers })}</span>
          </>
        ),
      }),
      bulk: [
        {
          id: 'dismiss',
          label: t('action.dismiss'),
          keySign: 'K',
          permission,
          isFor: ({ hidden, reports }) => hidden === null && reports > 0,
          run: ({ id }) => staff('POST /admin/questions/:id/dismiss-reports', { id }),
        },
        {
          id: 'hide',
          label: t('action.hideAs', { reason: t('reason.spam') }),
          keySign: 'H',
          permission,
          isFor: ({ hidden }) => hidden === null,
          run: ({ id }) => staff('POST /staff/questions/:id/remove', { id, reason: 'spam' }),
          undo: show,
        },
        { id: 'show', label: t('action.show'), keySign: 'P', permission, isFor: ({ hidden }) => hidden !== null, run: show },
      ],
      empty: { title: t('empty.questions'), text: t('empty.questionsText') },
    }
  }, [t, shortTime, locale])
}
