import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Breakdown } from './breakdown.tsx'
import { Channels } from './channels.tsx'
import { Cohorts } from './cohorts.tsx'
import { DayChart } from './day-chart.tsx'
import { FigureRow } from './figure-row.tsx'
import { Funnel } from './funnel.tsx'
import { type OpenLine, ReportOrders } from './report-orders.tsx'
import { RunsLow } from './runs-low.tsx'
import { Discounts, Payments, Taxes } from './sales-tables.tsx'
import { TopProducts } from './top-products.tsx'
import type { Analytics } from './types.ts'

/** Each number leads to its rows. */
export function Report({ report }: { report: Analytics }) {
  const may = useMay()
  const [open, setOpen] = useState<OpenLine | null>(null)
  const { from, to } = report
  return (
    <div className="grid gap-10 px-4 py-5 *:min-w-0 md:px-8">
      <FigureRow report={report} />
      {report.days.length > 1 && <DayChart report={report} />}
      <div className="grid gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-2">
        <Breakdown report={report} onOpen={setOpen} />
        <Funnel report={report} />
        <TopProducts report={report} />
        <div className="grid content-start gap-10 *:min-w-0">
          <Searches searches={report.searches} />
          {may('stock:write') && <RunsLow />}
        </div>
      </div>
      <Channels from={from} to={to} />
      <div className="grid gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-2">
        <Discounts from={from} to={to} onOpen={setOpen} />
        <Payments from={from} to={to} onOpen={setOpen} />
      </div>
      <Taxes from={from} to={to} onOpen={setOpen} />
      <Cohorts cohorts={report.cohorts} />
      {open && <ReportOrders open={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function Searches({ searches }: Pick<Analytics, 'searches'>) {
  const t = useText('admin-analytics')
  const number = useNumber()
  const may = useMay()
  return (
    <section>
      <Heading
        title={t('searches.title')}
        aside={
          may('catalogue:write') && (
            <Link to={adminUrls.searchSettings()} className="text-link">
              {t('searches.more')}
            </Link>
          )
        }
      />
      {searches.length === 0 && <p className="py-3 text-quiet">{t('searches.none')}</p>}
      <ol>
        {searches.map(({ query, searches: times }) => (
          <li key={query} className="flex justify-between gap-4 border-b border-line py-2.5">
            <span className="min-w-0 truncate">{query}</span>
            <span className="text-quiet tabular-nums">{t('searches.times', { count: times, number: number(times) })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
