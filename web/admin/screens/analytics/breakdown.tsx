import type { ReactNode } from 'react'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'
import { Change } from './change.tsx'
import type { OpenLine } from './report-orders.tsx'
import type { Analytics } from './types.ts'

type Part = keyof Analytics['breakdown']
const parts = ['gross', 'discounts', 'returns', 'net', 'shipping', 'taxes', 'total'] as const
const sums: ReadonlySet<Part> = new Set(['net', 'total'])
/** Parts that reduce sales. */
const deductions: ReadonlySet<Part> = new Set(['discounts', 'returns'])
const beside = ['giftCards', 'unpaid'] as const
const explained = ['placed', 'cancelled', 'returns', 'tax', 'total', 'giftCards'] as const

interface BreakdownProps {
  report: Analytics
  onOpen: (line: OpenLine) => void
}

/** From gross sales to total sales, line by line, with an explanation of each term. */
export function Breakdown({ report, onOpen }: BreakdownProps) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const { breakdown: now, breakdownBefore: before, from, to } = report
  const show = (part: Part, of: Analytics['breakdown']) => money(deductions.has(part) && of[part] > 0 ? -of[part] : of[part])
  const name = (part: Part): ReactNode =>
    part === 'returns' && now.returns > 0 ? (
      <TextButton onClick={() => onOpen({ title: t('breakdown.returns'), line: { from, to, of: 'returns' } })}>
        {t('breakdown.returns')}
      </TextButton>
    ) : (
      t(`breakdown.${part}`)
    )
  return (
    <section>
      <Heading title={t('breakdown.title')} />
      <table className="rows flush">
        <caption className="sr-only">{t('breakdown.title')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('breakdown.title')}</th>
            <th scope="col">{t('breakdown.now')}</th>
            <th scope="col">{t('chart.before')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part} className={sums.has(part) ? 'font-semibold' : ''}>
              <th scope="row" className="whitespace-normal">
                {name(part)}
              </th>
              <td className="end tabular-nums">
                {sums.has(part) && (
                  <span className="me-3 text-xs">
                    <Change now={now[part]} earlier={before[part]} />
                  </span>
                )}
                {show(part, now)}
              </td>
              <td className="end font-normal text-quiet tabular-nums">{show(part, before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-quiet">{beside.map((part) => t(`breakdown.${part}`, { amount: money(now[part]) })).join(' ')}</p>
      <Disclosure title={t('breakdown.how')}>
        <ul className="grid list-disc gap-1.5 ps-5 text-sm">
          {explained.map((one) => (
            <li key={one}>{t(`breakdown.explained.${one}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
