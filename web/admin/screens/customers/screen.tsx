import { useMemo } from 'react'
import type { Segment } from '#contract/admin/segments.ts'
import type { CustomerRow } from '#contract/admin/customers.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { pagesOf, totalOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List } from '#web/admin/table/list.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

export function Component() {
  const t = useText('admin-customers')
  const segments = useAsyncData(loadSegments).value?.segments
  const merge = useText('admin-merge')
  const mayMerge = useMay()('shop:merge-customers')
  return (
    <ListScreen
      list={useCustomerList(segments ?? none)}
      actions={
        <>
          {mayMerge && <ActionLink to={adminUrls.duplicates()}>{merge('duplicates.title')}</ActionLink>}
          <ActionLink to={adminUrls.segments()}>{t('segments')}</ActionLink>
        </>
      }
    />
  )
}

const loadSegments = () => staff('GET /admin/segments', {})
const none: Segment[] = []
/** This many segments are views above the list; the others are filters. */
const viewsMax = 4

/** All customers with an account. */
function useCustomerList(segments: readonly Segment[]): List<CustomerRow> {
  const t = useText('admin-customers')
  const money = useMoney()
  const number = useNumber()
  const shortTime = useShortTime()
  return useMemo(
    () => ({
      id: 'customers',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/customers'),
      count: totalOf('GET /admin/customers/count'),
      describeTotal: ({ count, isMore }) => (isMore ? t('totalMore', { count }) : t('total', { count })),
      exportRoute: 'GET /admin/customers/export',
      exportPermission: 'exports:read',
      exportFormats: [{ label: t('export.list') }, { label: t('export.shopify'), input: { format: 'shopify' } }],
      sort: '-since',
      filters: [
        {
          kind: 'choice',
          isOne: true,
          id: 'segment',
          label: t('filter.segment'),
          options: segments.map(({ id, name }) => ({ value: id, label: name })),
        },
        { kind: 'text', id: 'tag', label: t('filter.tag') },
        { kind: 'date', id: 'from', label: t('filter.from') },
        { kind: 'date', id: 'to', label: t('filter.to') },
      ],
      views: [{ name: t('view.all'), query: {} }, ...segments.slice(0, viewsMax).map(({ id, name }) => ({ name, query: { segment: id } }))],
      columns: [
        { id: 'name', name: t('column.name'), cell: ({ name }) => name },
        { id: 'email', name: t('column.email'), cell: ({ email }) => <span className="text-quiet">{email}</span> },
        { id: 'since', name: t('column.since'), sort: 'since', from: 'lg', cell: ({ since }) => shortTime(since) },
        { id: 'orders', name: t('column.orders'), end: true, cell: ({ orders }) => number(orders) },
        { id: 'spent', name: t('column.spent'), end: true, cell: ({ spent }) => <strong className="font-semibold">{money(spent)}</strong> },
        { id: 'points', name: t('column.points'), end: true, from: 'lg', cell: ({ points }) => number(points) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: ({ name, email }) => [name, email].filter(Boolean).join(', '),
      rowUrl: ({ id }) => adminUrls.customer(id),
      phone: ({ name, email, orders, spent, since }) => ({
        title: name,
        aside: money(spent),
        second: email,
        secondAside: t('orderCount', { count: orders }),
        third: <span className="text-quiet">{shortTime(since)}</span>,
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }),
    [t, money, number, shortTime, segments],
  )
}
