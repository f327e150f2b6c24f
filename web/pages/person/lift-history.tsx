import { useState } from 'react'
import type { LiftRecord } from '#contract/records.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { Chart } from './chart.tsx'
import { HistoryTable } from './history-table.tsx'
import { bestsOf, type History } from './history.ts'

interface LiftHistoryProps {
  history: History
  /** For the owner of the records, who also sees the other sessions. */
  onDelete?: ((record: LiftRecord) => void) | undefined
}

/** The chart of a lift, with a sentence as its name and a table below. */
export function LiftHistory({ history, onDelete }: LiftHistoryProps) {
  const t = useText('people')
  const amount = useAmount()
  const name = useLiftName()
  const { date } = useCalendar()
  const [everything, setEverything] = useState(false)
  const bests = bestsOf(history.records)
  const [first] = bests
  const last = bests.at(-1)
  if (!first || !last) return null
  const values = {
    lift: name(history.lift),
    from: amount(first.value, first.measure).text,
    since: date(first.performedOn),
    to: amount(last.value, last.measure).text,
    on: date(last.performedOn),
    count: bests.length,
  }
  const sessions = history.records.length
  const hasOthers = onDelete !== undefined && sessions > bests.length
  const all = hasOthers && everything
  return (
    <>
      <div>
        <p className="mt-1 max-w-[44em] text-sm text-quiet">{t('records.legend')}</p>
        <Chart history={history} label={bests.length > 1 ? t('records.chart', values) : t('records.chartOne', values)} />
      </div>
      <div>
        <div className="mt-8 mb-1 flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-sm font-semibold">
            {all ? t('records.sessions', { count: sessions }) : t('records.count', { count: bests.length })}
          </h3>
          {hasOthers && (
            <TextButton onClick={() => setEverything(!everything)}>{all ? t('records.onlyBests') : t('records.showAll')}</TextButton>
          )}
        </div>
        <HistoryTable
          caption={t('records.chartOne', values)}
          rows={(all ? withGains(history.records, bests) : bests).toReversed()}
          onDelete={onDelete}
        />
      </div>
    </>
  )
}

type Best = ReturnType<typeof bestsOf>[number]
const withGains = (records: LiftRecord[], bests: Best[]): Best[] =>
  records.map((record) => bests.find(({ id }) => id === record.id) ?? { ...record, gain: null })
