import { useMemo } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { OrderDraftRow } from '#contract/admin/order-drafts.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List, Query } from '#web/admin/table/list.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

export function Component() {
  return <ListScreen list={useDraftList()} actions={<NewDraft />} />
}

function NewDraft() {
  const t = useText('admin-compose')
  return (
    <ActionLink look="ember" to={adminUrls.newDraft()}>
      {t('drafts.new')}
    </ActionLink>
  )
}

const pageSize = 50
const loadDrafts = (query: Query, options: { signal: AbortSignal }) =>
  staff('GET /admin/order-drafts', { ...query, limit: pageSize }, options)

/** Drafts that aren't placed yet. */
function useDraftList(): List<OrderDraftRow> {
  const t = useText('admin-compose')
  const shortTime = useShortTime()
  return useMemo(() => {
    const forWhom = ({ customer, email }: OrderDraftRow) => customer || email || t('drafts.nobody')
    const pieces = ({ pieces: count }: OrderDraftRow) => t('drafts.pieces', { count })
    return {
      id: 'drafts',
      title: t('drafts.title'),
      load: loadDrafts,
      sort: '',
      filters: [],
      views: [],
      columns: [
        { id: 'customer', name: t('drafts.customer'), cell: (row) => <strong className="font-semibold">{forWhom(row)}</strong> },
        { id: 'item', name: t('drafts.item'), cell: ({ firstItem }) => firstItem },
        { id: 'pieces', name: t('drafts.count'), from: 'lg', end: true, cell: pieces },
        { id: 'author', name: t('drafts.author'), from: 'lg', cell: ({ author }) => author ?? '' },
        { id: 'changed', name: t('drafts.changed'), end: true, cell: ({ changedAt }) => shortTime(changedAt) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${forWhom(row)}, ${row.firstItem}`,
      rowUrl: ({ id }) => adminUrls.draft(id),
      phone: (row) => ({
        title: forWhom(row),
        aside: <span className="text-sm font-normal">{shortTime(row.changedAt)}</span>,
        second: row.firstItem,
        secondAside: pieces(row),
      }),
      empty: { title: t('drafts.none'), text: t('drafts.noneText') },
    }
  }, [t, shortTime])
}
