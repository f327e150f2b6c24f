import { useMemo } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { OrderRow } from '#contract/admin/orders.ts'
import { useMoney } from '#web/lib/format.ts'
import { goTo } from '#web/lib/navigate.ts'
import { type Translate, useText } from '#web/lib/text.ts'
import { PaymentState, ShippingState } from '#web/admin/orders/order-states.tsx'
import { useMoneyIn } from '#web/admin/orders/use-money-in.ts'
import { WaitingTime } from '#web/admin/orders/waiting-time.tsx'
import { staff } from '#web/admin/session/session.ts'
import { pagesOf, totalOf } from '#web/admin/table/list-calls.ts'
import type { List } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { TagList } from '#web/admin/ui/tag-list.tsx'
import { useOrderFilters } from './order-filters.ts'

/** After this many hours, an unpacked order is late. */
const packWithinHours = 3

const isOpen = ({ orderStatus, shippingStatus }: OrderRow): boolean =>
  orderStatus !== 'Cancelled' && (shippingStatus === 'NotYetShipped' || shippingStatus === 'PartiallyShipped')

/** The list of orders. */
export function useOrderList(): List<OrderRow> {
  const t = useText('admin-orders')
  const money = useMoney()
  const moneyIn = useMoneyIn()
  const shortTime = useShortTime()
  const { filters, views } = useOrderFilters()
  return useMemo(() => {
    const items = ({ firstItem, otherLines }: OrderRow) => (otherLines > 0 ? t('more', { item: firstItem, count: otherLines }) : firstItem)
    const customer = ({ customer: name, isGuest, email }: OrderRow) => name || (isGuest ? `${t('guest')}, ${email}` : email)
    const waiting = (row: OrderRow) => isOpen(row) && <WaitingTime since={row.placedAt} warnHours={packWithinHours} />
    return {
      id: 'orders',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/orders'),
      count: totalOf('GET /admin/orders/count'),
      describeTotal: ({ count, isMore, sum }) => {
        if (isMore) return t('totalMore', { count })
        return sum === undefined ? t('totalCount', { count }) : t('total', { count, sum: money(sum) })
      },
      exportRoute: 'GET /admin/orders/export',
      exportPermission: 'exports:read',
      exportFormats: [
        { label: t('export.list') },
        { label: t('export.lines'), input: { format: 'lines' } },
        { label: t('export.shopify'), input: { format: 'shopify' } },
      ],
      sort: '-placed',
      filters,
      views,
      columns: [
        { id: 'number', name: t('column.number'), cell: (row) => row.number },
        { id: 'placed', name: t('column.placed'), sort: 'placed', from: 'lg', cell: (row) => shortTime(row.placedAt) },
        { id: 'customer', name: t('column.customer'), cell: customer },
        { id: 'items', name: t('column.items'), from: 'xl', grow: true, cell: (row) => <ItemsCell text={items(row)} tags={row.tags} /> },
        { id: 'pieces', name: t('column.pieces'), isExtra: true, end: true, cell: (row) => row.pieces },
        { id: 'tags', name: t('column.tags'), isExtra: true, cell: (row) => <TagList tags={row.tags} /> },
        { id: 'email', name: t('column.email'), isExtra: true, cell: (row) => row.email },
        { id: 'payment', name: t('column.payment'), from: 'lg', cell: (row) => <PaymentState order={row} /> },
        { id: 'shipping', name: t('column.shipping'), cell: (row) => <ShippingState order={row} /> },
        {
          id: 'total',
          name: t('column.total'),
          sort: 'total',
          end: true,
          cell: (row) => <strong className="font-semibold">{moneyIn(row.totalCost, row.currency?.code)}</strong>,
        },
        { id: 'waiting', name: t('column.waiting'), end: true, from: 'lg', cell: waiting },
      ],
      rowKey: (row) => row.id,
      rowLabel: (row) => `${row.number}, ${customer(row)}, ${t(`shipping.${row.shippingStatus}`)}`,
      rowUrl: (row) => adminUrls.order(row.number),
      phone: (row) => ({
        title: customer(row),
        aside: moneyIn(row.totalCost, row.currency?.code),
        second: items(row),
        secondAside: waiting(row),
        third: (
          <>
            <span className="text-quiet">{row.number}</span>
            <PaymentState order={row} />
            <ShippingState order={row} />
            <TagList tags={row.tags} />
          </>
        ),
      }),
      bulk: bulkActions(t),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, money, moneyIn, shortTime, filters, views])
}

const ItemsCell = ({ text, tags }: { text: string; tags: readonly string[] }) => (
  <span className="flex min-w-0 items-center gap-2">
    <span className="truncate text-quiet">{text}</span>
    <TagList tags={tags} />
  </span>
)

const bulkActions = (t: Translate<'admin-orders'>): List<OrderRow>['bulk'] => [
  {
    id: 'pack',
    label: t('action.pack'),
    keySign: 'P',
    permission: 'orders:ship',
    isFor: ({ orderStatus, waitsForReturn }) => orderStatus === 'Pending' && !waitsForReturn,
    run: ({ id }) => staff('POST /admin/orders/:id/pack', { id }),
  },
  {
    id: 'slips',
    label: t('slip.print'),
    keySign: 'S',
    permission: 'orders:read',
    run: () => Promise.resolve(),
    open: (rows) => goTo(adminUrls.slips(rows.map(({ number }) => number))),
  },
]
