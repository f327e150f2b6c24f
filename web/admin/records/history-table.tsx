import type { FlaggedRecordDetail } from '#contract/admin/records.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useLift } from './use-lift.ts'

/** The chart's lifts as a table, newest first. */
export function HistoryTable({ value: { id, history, lift, measure } }: { value: FlaggedRecordDetail }) {
  const t = useText('admin-records')
  const date = useDate()
  const { name, figure } = useLift(measure)
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {t('table', { lift: name(lift), count: history.length })}
      </summary>
      <ul className="max-w-96">
        {history.toReversed().map((one) => (
          <li key={one.id} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span className="text-quiet">{date(one.performedOn)}</span>
            <span className={one.id === id ? 'font-semibold' : ''}>
              {one.isFlagged && one.id !== id ? t('flagged', { weight: figure(one.value) }) : figure(one.value)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
