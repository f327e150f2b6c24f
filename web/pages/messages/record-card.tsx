import type { LiftRecord } from '#contract/records.ts'
import { LoadedBar } from '#web/features/posts/record/loaded-bar.tsx'
import { liftName } from '#web/features/posts/record/lift-name.ts'
import { isBarbellLift } from '#web/features/posts/record/plates.ts'
import { figureOf, shownValue } from '#web/features/posts/record/value.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useDays } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** A lift within a conversation: its result, and for barbell lifts the loaded bar. */
export function RecordCard({ record }: { record: LiftRecord }) {
  const t = useText('posts')
  const days = useDays()
  const number = useNumber()
  const { lift, measure, value, performedOn } = record
  const shown = shownValue(record, useUnit())
  const unit = shown.unit ?? (measure === 'reps' ? 'reps' : null)
  return (
    <div className="flex w-[27.5rem] max-w-full items-center justify-between gap-4 overflow-hidden rounded-card bg-studio ps-4">
      <div className="min-w-0 py-3.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{liftName(lift, t)}</span>
          <time dateTime={performedOn} className="text-sm text-quiet">
            {days(performedOn, performedOn)}
          </time>
        </p>
        <p className="mt-1 whitespace-nowrap">
          <span className="display text-3xl md:text-4xl">{figureOf(shown, number)}</span>
          {unit && <span className="ms-1.5 text-quiet">{t(`units.${unit}`)}</span>}
        </p>
      </div>
      {measure === 'weight' && isBarbellLift(lift) && <LoadedBar kilograms={value} className="h-20 w-auto max-w-[45%] shrink-0" />}
    </div>
  )
}
