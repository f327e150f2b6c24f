import { type ReactNode, useCallback } from 'react'
import type { ApiRoute } from '#contract/api.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { decimalsOf } from '#web/lib/decimals.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { staff } from '#web/admin/session/session.ts'
import { ExportButton } from '#web/admin/table/export-button.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'
import type { OpenLine } from './report-orders.tsx'
import { ReportTable } from './report-table.tsx'

interface TableProps {
  from: string
  to: string
  onOpen: (open: OpenLine) => void
}

/** The discounts by promotion. */
export function Discounts({ from, to, onOpen }: TableProps) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const number = useNumber()
  const load = useCallback(() => staff('GET /admin/analytics/discounts', { from, to }), [from, to])
  return (
    <Loaded
      title={t('discounts.title')}
      note={t('discounts.note')}
      file="GET /admin/analytics/discounts/export"
      query={{ from, to }}
      load={load}
    >
      {({ rows }) => (
        <ReportTable
          caption={t('discounts.title')}
          head={t('discounts.promotion')}
          columns={[
            { name: t('figure.orders'), isQuiet: true },
            { name: t('discounts.shipping'), isQuiet: true, isExtra: true },
            { name: t('discounts.goods') },
          ]}
          lines={rows.map(({ promotionId, name: called, orders, goods, shipping }) => {
            const isNamed = promotionId !== null || (called !== '' && called !== 'exchange')
            const name = isNamed ? called : t(called === 'exchange' ? 'discounts.exchange' : 'discounts.other')
            const line = { from, to, of: 'discounts' as const, ...(promotionId === null ? { name: called } : { promotionId }) }
            return {
              key: promotionId ?? called,
              name,
              cells: [number(orders), money(shipping), money(goods)],
              onOpen: () => onOpen({ title: name, line }),
            }
          })}
        />
      )}
    </Loaded>
  )
}

/** Taxes by rate and place. */
export function Taxes({ from, to, onOpen }: TableProps) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const number = useNumber()
  const { locale } = useShop()
  const load = useCallback(() => staff('GET /admin/analytics/taxes', { from, to }), [from, to])
  return (
    <Loaded title={t('taxes.title')} note={t('taxes.note')} file="GET /admin/analytics/taxes/export" query={{ from, to }} load={load}>
      {({ rows }) => (
        <ReportTable
          caption={t('taxes.title')}
          head={t('taxes.place')}
          columns={[
            { name: t('taxes.net'), isQuiet: true, isExtra: true },
            { name: t('taxes.returnedNet'), isQuiet: true, isExtra: true },
            { name: t('taxes.amount'), isQuiet: true },
            { name: t('taxes.returned'), isQuiet: true, isExtra: true },
            { name: t('taxes.due') },
          ]}
          lines={rows.map(({ country, region, name: tax, percent, sold, returnedNet, amount, returned }) => {
            const place = [country === '' ? '' : countryName(country, locale), region].filter(Boolean).join(', ')
            const name = t('taxes.line', { place, tax, percent: number(percent, decimalsOf(percent, 3)) })
            const line = { from, to, of: 'taxes' as const, country, region, name: tax, rate: Math.round(percent * 1000) }
            return {
              key: `${country} ${region} ${tax} ${percent}`,
              name,
              cells: [money(sold), money(returnedNet), money(amount), money(returned), money(amount - returned)],
              onOpen: () => onOpen({ title: name, line }),
            }
          })}
        />
      )}
    </Loaded>
  )
}

/** Payments by method. */
export function Payments({ from, to, onOpen }: TableProps) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const number = useNumber()
  const load = useCallback(() => staff('GET /admin/analytics/payments', { from, to }), [from, to])
  return (
    <Loaded
      title={t('payments.title')}
      note={t('payments.note')}
      file="GET /admin/analytics/payments/export"
      query={{ from, to }}
      load={load}
    >
      {({ rows }) => (
        <ReportTable
          caption={t('payments.title')}
          head={t('payments.method')}
          columns={[
            { name: t('figure.orders'), isQuiet: true },
            { name: t('payments.unpaid'), isQuiet: true, isExtra: true },
            { name: t('figure.refunded'), isQuiet: true, isExtra: true },
            { name: t('payments.amount') },
          ]}
          lines={rows.map(({ method, orders, amount, unpaid, refunded }) => {
            const name = t(`payments.name.${method}`)
            return {
              key: method,
              name,
              cells: [number(orders), money(unpaid), money(refunded), money(amount)],
              onOpen: orders > 0 ? () => onOpen({ title: name, line: { from, to, of: 'payments', method } }) : undefined,
            }
          })}
        />
      )}
    </Loaded>
  )
}

interface LoadedProps<T> {
  title: string
  note: string
  file: ApiRoute
  query: { from: string; to: string }
  load: () => Promise<T>
  children: (value: T) => ReactNode
}

/** A report that is loaded separately, so the figures above don't wait. */
function Loaded<T extends { rows: readonly unknown[] }>({ title, note, file, query, load, children }: LoadedProps<T>) {
  const t = useText('admin-analytics')
  const { value, error } = useAsyncData(load)
  if (error !== null) return null
  return (
    <section>
      <Heading title={title} action={<ExportButton route={file} query={query} />} />
      <p className="py-2 text-sm text-quiet">{note}</p>
      {value === null ? (
        <Skeleton className="h-40" />
      ) : value.rows.length === 0 ? (
        <p className="py-3 text-quiet">{t('behind.nothing')}</p>
      ) : (
        children(value)
      )}
    </section>
  )
}
