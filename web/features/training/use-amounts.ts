import type { WorkoutSet } from '#contract/training/sets.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { decimalsOf } from '#web/lib/decimals.ts'
import { useNumber, withDigits } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { formatSeconds, toWeightUnit } from './weights.ts'

const secondsPerMinute = 60
const minutesPerHour = 60
const metresPerKilometre = 1000

/** Formats weights, times and sets for the member. Needs the group "training". */
export function useAmounts() {
  const t = useText('training')
  const number = useNumber()
  const unit = useUnit()
  const weight = (kilograms: number): string => {
    const value = toWeightUnit(kilograms, unit)
    return `${number(value, decimalsOf(value))} ${t(`units.${unit}`)}`
  }
  const volume = (kilograms: number): string => `${number(Math.round(toWeightUnit(kilograms, unit)))} ${t(`units.${unit}`)}`
  const duration = (seconds: number): string => {
    const minutes = Math.max(Math.round(seconds / secondsPerMinute), 1)
    if (minutes < minutesPerHour) return t('units.minutes', { count: minutes })
    const rest = minutes % minutesPerHour
    if (rest === 0) return t('units.wholeHours', { count: minutes / minutesPerHour })
    return t('units.hours', { hours: Math.floor(minutes / minutesPerHour), minutes: rest })
  }
  const distance = (metres: number): string =>
    metres < metresPerKilometre
      ? `${number(metres)} ${t('units.m')}`
      : `${number(metres / metresPerKilometre, decimalsOf(metres / metresPerKilometre))} ${t('units.km')}`
  /** "100 kg × 5", "12 reps", "400 m, 1:30". */
  const set = ({ weight: kilograms, reps, seconds, distance: metres }: Omit<WorkoutSet, 'rpe' | 'isWarmUp'>): string => {
    const lifted = kilograms !== null && kilograms > 0 ? weight(kilograms) : null
    const parts = [
      metres !== null && distance(metres),
      seconds !== null && withDigits(formatSeconds(seconds), number),
      reps !== null && (lifted ? `${lifted} × ${number(reps)}` : t('units.reps', { count: reps })),
      reps === null && lifted,
    ]
    return parts.filter(Boolean).join(', ')
  }
  return { unit, weight, volume, duration, set }
}
