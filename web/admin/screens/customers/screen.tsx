import { useMemo } from 'react'
import type { CustomerRow } from '#contract/admin/customers.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

export function Component() {
  return <ListScreen list={useCustomerList()} />
}

/** Everyone who has an account. */
function useCustomerList(): List<CustomerRow> {
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
      exportRoute: 'GET /admin/customers/export',
      sort: '-since',
      filters: [
        { kind: 'text', id: 'tag', label: t('filter.tag') },
        { kind: 'date', id: 'from', label: t('filter.from') },
        { kind: 'date', id: 'to', label: t('filter.to') },
      ],
      views: [{ name: t('view.all'), query: {} }],
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
    [t, money, number, shortTime],
  )
}
