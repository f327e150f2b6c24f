import type { LiftRecord } from '#contract/records.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'

interface HistoryTableProps {
  caption: string
  /** Newest first; `gain` is set for records. */
  rows: (LiftRecord & { gain: number | null })[]
  /** For the owner of the records. */
  onDelete?: ((record: LiftRecord) => void) | undefined
}

/** The logged sessions of a lift, by day. */
export function HistoryTable({ caption, rows, onDelete }: HistoryTableProps) {
  const t = useText('people')
  const amount = useAmount()
  const { date } = useCalendar()
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('records.date')}</th>
          <th scope="col">{t('records.result')}</th>
          <th scope="col">{t('records.gain')}</th>
          {onDelete && <th scope="col">{t('records.deleteColumn')}</th>}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map(({ gain, ...record }) => {
          const { id, performedOn, note, value, measure } = record
          const shown = amount(value, measure).text
          return (
            <tr key={id}>
              <th scope="row" className="py-3 pe-3 text-start font-medium">
                {date(performedOn)}
                {note && <span className="block text-sm font-normal wrap-anywhere text-quiet">{note}</span>}
              </th>
              <td className="display py-3 text-end text-lg whitespace-nowrap">{shown}</td>
              <td className={`${onDelete ? 'md:w-24' : 'w-24'} py-3 ps-3 text-end text-sm whitespace-nowrap text-quiet`}>
                {gain !== null && `${gain > 0 ? '+' : '−'}${amount(Math.abs(gain), measure).text}`}
              </td>
              {onDelete && (
                <td className="ps-4 text-end">
                  <TextButton
                    aria-label={t('records.deleteOne', { value: shown, date: date(performedOn) })}
                    onClick={() => onDelete(record)}
                  >
                    {t('records.delete')}
                  </TextButton>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
