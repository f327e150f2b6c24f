import type { Post } from '#contract/post.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { figureOf, gainOf, shownValue } from './value.ts'

type ShownRecord = Pick<NonNullable<Post['record']>, 'measure' | 'value' | 'gain'>

/** A record's number with its unit. Needs the group "community". */
export function RecordNumber({ record }: { record: ShownRecord }) {
  const t = useText('community')
  const number = useNumber()
  const shown = shownValue(record, useUnit())
  const unit = shown.unit ?? (record.measure === 'reps' ? 'reps' : null)
  return (
    <>
      {figureOf(shown, number)}
      {unit && <span className="text-lg text-quiet"> {t(`units.${unit}`)}</span>}
    </>
  )
}

/** The gain over the previous best: "+2.5 kg on the last best"; nothing if there is none. Needs the group "community". */
export function RecordGain({ record: { measure, gain } }: { record: ShownRecord }) {
  const t = useText('community')
  const number = useNumber()
  const weightUnit = useUnit()
  if (gain === null) return null
  const shown = shownValue({ measure, value: gain }, weightUnit)
  return (
    <>
      <span className="font-semibold">
        {gainOf(measure, shown, number)}
        {shown.unit && ` ${t(`units.${shown.unit}`)}`}
      </span>{' '}
      <span className="text-quiet">{t('gain')}</span>
    </>
  )
}
