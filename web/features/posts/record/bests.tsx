import type { LiftRecord } from '#contract/records.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { liftName } from './lift-name.ts'
import { figureOf, shownValue } from './value.ts'

const max = 4

/** The best of each lift in a rail, the main ones first; nothing if there are none. Needs the group "posts". */
export function Bests({ records, title }: { records: LiftRecord[]; title: string }) {
  const t = useText('posts')
  const number = useNumber()
  const unit = useUnit()
  if (records.length === 0) return null
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      <dl className="mt-2 grid gap-2">
        {records.slice(0, max).map((record) => {
          const shown = shownValue(record, unit)
          return (
            <div key={record.id} className="flex items-baseline justify-between gap-2">
              <dt className="truncate text-sm text-quiet">{liftName(record.lift, t)}</dt>
              <dd className="display whitespace-nowrap">
                {figureOf(shown, number)}
                {shown.unit && <span className="ms-1 text-xs font-semibold text-quiet">{t(`units.${shown.unit}`)}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
