import type { Post } from '#contract/post.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useDays } from '#web/lib/dates.ts'
import { decimalsOf } from '#web/lib/decimals.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { liftName } from './lift-name.ts'
import { LoadedBar } from './loaded-bar.tsx'
import { isBarbellLift, platesFor } from './plates.ts'
import { figureOf, gainOf, shownValue } from './value.ts'

/** The prominent display of a post's lift: the number, and for barbell lifts the loaded bar. */
export function RecordBlock({ record }: { record: NonNullable<Post['record']> }) {
  const t = useText('posts')
  const days = useDays()
  const number = useNumber()
  const weightUnit = useUnit()
  const { lift, measure, value, performedOn, note, gain } = record
  const shown = shownValue(record, weightUnit)
  const figure = figureOf(shown, number)
  const more = gain === null ? null : shownValue({ measure, value: gain }, weightUnit)
  const hasBar = measure === 'weight' && isBarbellLift(lift)
  return (
    <div className="record-block">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{liftName(lift, t)}</span>
        {more && <Badge>{t('record.best')}</Badge>}
      </p>
      <p className="record-figure" data-long={figure.length > 5 || undefined}>
        <span className="record-number">{figure}</span>
        {shown.unit && <span className="record-unit">{t(`units.${shown.unit}`)}</span>}
        {measure === 'reps' && <span className="record-unit">{t('units.reps')}</span>}
      </p>
      {hasBar && <Bar kilograms={value} />}
      {more && (
        <p className="record-gain">
          <span className="font-semibold">
            {gainOf(measure, more, number)}
            {more.unit && ` ${t(`units.${more.unit}`)}`}
          </span>{' '}
          {t('record.gain')}
        </p>
      )}
      <p className="record-foot">
        <time dateTime={performedOn}>{days(performedOn, performedOn)}</time>
        {note && ` · ${note}`}
      </p>
    </div>
  )
}

function Bar({ kilograms }: { kilograms: number }) {
  const t = useText('posts')
  const number = useNumber()
  const side = platesFor(kilograms).map((plate) => number(plate.kilograms, decimalsOf(plate.kilograms)))
  return (
    <div className="record-bar">
      <LoadedBar kilograms={kilograms} className="record-drawing" />
      <p className="text-xs text-quiet">{side.length > 0 ? t('record.side', { plates: side.join(' + ') }) : t('record.bar')}</p>
    </div>
  )
}
