import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Link } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Bars } from './bars.tsx'
import type { Analytics, Measure } from './types.ts'

const measures: readonly Measure[] = ['sales', 'orders', 'members', 'posts']

/** Daily figures: bars from zero, and those of the days before behind them; also as a table whose rows link to the orders. */
export function DayChart({ report: { days } }: { report: Analytics }) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const number = useNumber()
  const { locale } = useShop()
  const [measure, setMeasure] = useState<Measure>('sales')
  const show = measure === 'sales' ? money : number
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t('chart.title')}</h2>
        <div className="no-print">
          <Segmented
            label={t('chart.measure')}
            value={measure}
            options={measures.map((value) => ({ value, name: t(`figure.${value}`) }))}
            onChange={setMeasure}
          />
        </div>
      </div>
      <Bars
        label={t('chart.label', { what: t(`figure.${measure}`) })}
        values={days.map((day) => day[measure])}
        before={days.map(({ earlier }) => earlier[measure])}
        names={days.map(({ day }) => day)}
        isMoney={measure === 'sales'}
      />
      <Disclosure title={t('chart.table')}>
        <div className="overflow-x-auto">
          <table className="rows flush">
            <caption className="sr-only">{t('chart.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('chart.day')}</th>
                <th scope="col" className="end">
                  {t(`figure.${measure}`)}
                </th>
                <th scope="col" className="end">
                  {t('chart.before')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">
                    <Link data-row to={adminUrls.orders({ from: day.day, to: day.day })}>
                      {date.format(new Date(day.day))}
                    </Link>
                  </th>
                  <td className="end tabular-nums">{show(day[measure])}</td>
                  <td className="end text-quiet tabular-nums">{show(day.earlier[measure])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </section>
  )
}
