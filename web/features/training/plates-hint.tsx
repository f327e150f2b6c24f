import { LoadedBar } from '#web/features/posts/record/loaded-bar.tsx'
import type { Unit } from '#web/features/profiles/unit.ts'
import { decimalsOf } from '#web/lib/decimals.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { platesOf } from './plates.ts'
import { numberOf } from './weights.ts'

/** The plates on each side of the bar for a set's weight; nothing for less than the bar's own weight. */
export function PlatesHint({ weight, unit }: { weight: string; unit: Unit }) {
  const t = useText('training')
  const number = useNumber()
  const value = numberOf(weight)
  const bar = unit === 'kg' ? 20 : 45
  if (value === null || value < bar || value > 600) return null
  const plates = platesOf(value, unit).map((plate) => number(plate, decimalsOf(plate)))
  return (
    <div className="mt-2 flex items-center justify-between gap-4 overflow-hidden rounded-input bg-studio ps-3">
      <p className="py-2 text-sm text-quiet">{plates.length > 0 ? t('now.plates', { plates: plates.join(' + ') }) : t('now.emptyBar')}</p>
      {unit === 'kg' && <LoadedBar kilograms={value} className="h-12 max-w-[60%] py-1" />}
    </div>
  )
}
