import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ExportButton } from '#web/admin/table/export-button.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'

type Sales = ApiOutput<'GET /admin/analytics/channels'>

/** The channels of visits that led to orders. Loaded separately, so the figures above don't wait. */
export function Channels({ from, to }: { from: string; to: string }) {
  const t = useText('admin-analytics')
  const load = useCallback(() => staff('GET /admin/analytics/channels', { from, to }), [from, to])
  const { value, error } = useAsyncData(load)
  if (error !== null) return null
  return (
    <section>
      <Heading title={t('channels.title')} action={<ExportButton route="GET /admin/analytics/channels/export" query={{ from, to }} />} />
      <p className="py-2 text-sm text-quiet">{t('channels.how')}</p>
      {value === null ? <Skeleton className="h-40" /> : <Tables sales={value} />}
    </section>
  )
}

function Tables({ sales: { channels, sources } }: { sales: Sales }) {
  const t = useText('admin-analytics')
  if (channels.length === 0) return <p className="py-3 text-quiet">{t('channels.none')}</p>
  return (
    <div className="grid gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-2">
      <Rows
        caption={t('channels.title')}
        head={t('channels.channel')}
        rows={channels.map((row) => ({ ...row, name: t(`channels.name.${row.channel}`) }))}
      />
      {sources.length > 0 && (
        <Rows
          caption={t('channels.sources')}
          head={t('channels.source')}
          rows={sources.map((row) => ({ ...row, name: [row.source, row.campaign].filter(Boolean).join(' · ') }))}
        />
      )}
    </div>
  )
}

interface RowsProps {
  caption: string
  head: string
  rows: { name: string; channel: string; orders: number; sales: number }[]
}

/** Rows with a bar behind each, relative to the largest. */
function Rows({ caption, head, rows }: RowsProps) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const number = useNumber()
  const most = Math.max(...rows.map(({ sales }) => sales), 0)
  return (
    <table className="rows flush">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-quiet">
          <th scope="col" className="text-start font-normal">
            {head}
          </th>
          <th scope="col" className="end font-normal">
            {t('channels.orders')}
          </th>
          <th scope="col" className="end font-normal">
            {t('channels.sales')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, channel, orders, sales }) => (
          <tr key={`${channel} ${name}`}>
            <th scope="row" className="w-full max-w-0">
              <span className="block truncate">{name}</span>
              <svg aria-hidden="true" className="mt-1 block h-1 w-full text-ink" preserveAspectRatio="none" viewBox="0 0 100 1">
                <rect width={most > 0 ? (100 * sales) / most : 0} height="1" fill="currentColor" />
              </svg>
            </th>
            <td className="end text-quiet tabular-nums">{number(orders)}</td>
            <td className="end font-semibold tabular-nums">{money(sales)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
