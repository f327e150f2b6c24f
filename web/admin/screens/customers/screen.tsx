import { useMemo } from 'react'
import { customerKinds } from '#contract/admin/customer-kinds.ts'
import type { Segment } from '#contract/admin/segments.ts'
import type { CustomerRow } from '#contract/admin/customers.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { oneNamed, oneOf } from '#web/admin/table/filters.ts'
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

function Name({ name, kind }: Pick<CustomerRow, 'name' | 'kind'>) {
  const t = useText('admin-customers')
  return (
    <>
      {name} {kind === 'guest' && <span className="text-xs text-quiet">{t('guest.name')}</span>}
    </>
  )
}

const loadSegments = () => staff('GET /admin/segments', {})
const none: Segment[] = []
/** This many segments are views above the list; the others are filters. */
const viewsMax = 4

/** Everyone with an account, and guests who ordered. */
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
        oneOf('kind', t('filter.kind'), customerKinds, (kind) => t(`kind.${kind}`)),
        oneNamed('segment', t('filter.segment'), segments),
        { kind: 'text', id: 'tag', label: t('filter.tag') },
        { kind: 'date', id: 'from', label: t('filter.from') },
        { kind: 'date', id: 'to', label: t('filter.to') },
      ],
      views: [
        { name: t('view.all'), query: {} },
        ...customerKinds.map((kind) => ({ name: t(`kind.${kind}`), query: { kind } })),
        ...segments.slice(0, viewsMax).map(({ id, name }) => ({ name, query: { segment: id } })),
      ],
      columns: [
        { id: 'name', name: t('column.name'), cell: ({ name, kind }) => <Name name={name} kind={kind} /> },
        { id: 'email', name: t('column.email'), cell: ({ email }) => <span className="block max-w-72 truncate text-quiet">{email}</span> },
        { id: 'since', name: t('column.since'), sort: 'since', from: 'lg', cell: ({ since }) => shortTime(since) },
        {
          id: 'lastOrder',
          name: t('column.lastOrder'),
          from: 'lg',
          cell: ({ lastOrderAt }) => (lastOrderAt === null ? '–' : shortTime(lastOrderAt)),
        },
        { id: 'orders', name: t('column.orders'), end: true, cell: ({ orders }) => number(orders) },
        { id: 'spent', name: t('column.spent'), end: true, cell: ({ spent }) => <strong className="font-semibold">{money(spent)}</strong> },
        {
          id: 'points',
          name: t('column.points'),
          end: true,
          from: 'xl',
          cell: ({ points, kind }) => (kind === 'guest' ? '–' : number(points)),
        },
      ],
      rowKey: ({ id }) => id,
      rowLabel: ({ name, email, kind }) => [name, email, kind === 'guest' && t('guest.name')].filter(Boolean).join(', '),
      rowUrl: ({ id, kind }) => (kind === 'guest' ? adminUrls.guest(id) : adminUrls.customer(id)),
      phone: ({ name, email, orders, spent, since, kind, lastOrderAt }) => ({
        title: name,
        aside: money(spent),
        second: email,
        secondAside: t('orderCount', { count: orders }),
        third: (
          <span className="text-quiet">
            {kind === 'guest' ? `${t('guest.name')}, ${shortTime(lastOrderAt ?? since)}` : shortTime(since)}
          </span>
        ),
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }),
    [t, money, number, shortTime, segments],
  )
}
