import { useMemo } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ReturnState } from '#web/admin/orders/return-state.tsx'
import { WaitingTime } from '#web/admin/orders/waiting-time.tsx'
import { staff } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List, Query, View } from '#web/admin/table/list.ts'

type Row = ApiOutput<'GET /admin/returns'>['returns'][number]

const states = ['requested', 'approved', 'received', 'refunded', 'rejected'] as const
/** After this many hours, an undecided return is late. */
const decideWithinHours = 24
const pageSize = 50

export function Component() {
  return <ListScreen list={useReturnList()} />
}

async function loadReturns(query: Query, options: { signal: AbortSignal }) {
  const { returns, nextCursor } = await staff('GET /admin/returns', { ...query, limit: pageSize }, options)
  return { rows: returns, nextCursor }
}

/** The list of returns: undecided returns first, oldest first. Each return's steps are on its order's screen. */
function useReturnList(): List<Row> {
  const t = useText('admin-orders')
  return useMemo(() => {
    const pieces = ({ lines }: Row) => t('items.pieces', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })
    const reason = ({ kind, reason: why }: Row) => (kind === 'return' ? t(`returns.reason.${why ?? 'other'}`) : t(`returns.${kind}`))
    const waiting = ({ state, requestedAt }: Row) =>
      state === 'refunded' || state === 'rejected' ? null : <WaitingTime since={requestedAt} warnHours={decideWithinHours} />
    return {
      id: 'returns',
      title: t('returns.title'),
      load: loadReturns,
      sort: '',
      filters: [oneOf('state', t('returns.stateLabel'), states, (value) => t(`returns.state.${value}`))],
      views: states.map((value): View => ({ name: t(`returns.state.${value}`), query: value === 'requested' ? {} : { state: value } })),
      columns: [
        { id: 'order', name: t('column.number'), cell: ({ orderNumber }) => orderNumber },
        { id: 'reason', name: t('returns.why'), cell: reason },
        { id: 'pieces', name: t('column.pieces'), from: 'lg', cell: pieces },
        { id: 'state', name: t('returns.stateLabel'), cell: (row) => <ReturnState of={row} /> },
        { id: 'waiting', name: t('column.waiting'), end: true, cell: waiting },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${row.orderNumber}, ${reason(row)}`,
      rowUrl: ({ orderNumber }) => adminUrls.order(orderNumber),
      phone: (row) => ({
        title: row.orderNumber,
        aside: <span className="text-sm font-normal">{waiting(row)}</span>,
        second: reason(row),
        secondAside: pieces(row),
        third: <ReturnState of={row} />,
      }),
      empty: { title: t('returns.none'), text: t('returns.noneText') },
    }
  }, [t])
}
