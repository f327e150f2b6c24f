import { useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Heading } from '#web/admin/ui/heading.tsx'
import type { Analytics } from './types.ts'

/** The shade of a cell, by its minimum share. */
const shades = [
  [0.3, 'bg-ink/30'],
  [0.2, 'bg-ink/20'],
  [0.1, 'bg-ink/12'],
  [0.0001, 'bg-ink/6'],
] as const

/** Customers by the month of their first order: the share that returned in each later month. */
export function Cohorts({ cohorts }: Pick<Analytics, 'cohorts'>) {
  const t = useText('admin-analytics')
  const number = useNumber()
  const { locale } = useShop()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const columns = Math.max(0, ...cohorts.map(({ again }) => again.length))
  return (
    <section>
      <Heading title={t('cohorts.title')} aside={t('cohorts.aside')} />
      {cohorts.length === 0 && <p className="py-3 text-quiet">{t('cohorts.none')}</p>}
      {cohorts.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones
        <div tabIndex={0} role="region" aria-label={t('cohorts.title')} className="overflow-x-auto">
          <table className="rows flush">
            <caption className="sr-only">{t('cohorts.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('cohorts.month')}</th>
                <th scope="col" className="end">
                  {t('cohorts.customers')}
                </th>
                {Array.from({ length: columns }, (_, at) => (
                  <th key={at} scope="col" className="end">
                    {t('cohorts.after', { count: at + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cohorts.map(({ month: first, customers, again }) => (
                <tr key={first}>
                  <th scope="row">{month.format(new Date(first))}</th>
                  <td className="end tabular-nums">{number(customers)}</td>
                  {Array.from({ length: columns }, (_, at) => {
                    const share = customers === 0 ? 0 : (again[at] ?? 0) / customers
                    return (
                      <td key={at} className={`end tabular-nums ${shades.find(([least]) => share >= least)?.[1] ?? ''}`}>
                        {at < again.length && percent.format(share)}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
