import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Chart } from './chart.tsx'
import { bestsOf, type History } from './history.ts'

/** The chart of a lift, with a sentence for its name and a table behind it. */
export function LiftHistory({ history }: { history: History }) {
  const t = useText('people')
  const amount = useAmount()
  const name = useLiftName()
  const { date } = useCalendar()
  const bests = bestsOf(history.records)
  const [first] = bests
  const last = bests.at(-1)
  if (!first || !last) return null
  const told = {
    lift: name(history.lift),
    from: amount(first.value, first.measure).text,
    since: date(first.performedOn),
    to: amount(last.value, last.measure).text,
    on: date(last.performedOn),
    count: bests.length,
  }
  return (
    <>
      <div>
        <p className="mt-1 max-w-[44em] text-sm text-quiet">{t('records.legend')}</p>
        <Chart history={history} label={bests.length > 1 ? t('records.chart', told) : t('records.chartOne', told)} />
      </div>
      <div>
        <h3 className="mt-8 mb-1 text-sm font-semibold">{t('records.count', { count: bests.length })}</h3>
        <table className="w-full">
          <caption className="sr-only">{t('records.chartOne', told)}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('records.date')}</th>
              <th scope="col">{t('records.result')}</th>
              <th scope="col">{t('records.gain')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {bests.toReversed().map(({ id, performedOn, note, value, gain, measure }) => (
              <tr key={id}>
                <th scope="row" className="py-3 pe-3 text-start font-medium">
                  {date(performedOn)}
                  {note && <span className="block text-sm font-normal wrap-anywhere text-quiet">{note}</span>}
                </th>
                <td className="display py-3 text-end text-lg whitespace-nowrap">{amount(value, measure).text}</td>
                <td className="w-24 py-3 ps-3 text-end text-sm whitespace-nowrap text-quiet">
                  {gain !== null && `${gain > 0 ? '+' : '−'}${amount(Math.abs(gain), measure).text}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
