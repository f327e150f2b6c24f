import { limits } from '#contract/limits.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import type { Field } from './draft-input.ts'
import { useAmounts } from './use-amounts.ts'

const { kilograms, reps, metres, setVolume, workoutVolume } = limits.training

/** The errors of a workout: in its marked fields, or because its volume exceeds the limit. */
export function useWorkoutProblems(): { fields: string; volume: string } {
  const t = useText('training')
  const amounts = useAmounts()
  const most = t('wrong.limits', { weight: amounts.weight(kilograms), reps, set: amounts.volume(setVolume) })
  return { fields: `${t('wrong.number')} ${most}`, volume: t('wrong.volume', { volume: amounts.volume(workoutVolume) }) }
}

/** The message for the invalid fields of a set that can't be ticked. */
export function useWrongSet(set: number, fields: readonly (Field | 'rpe')[]): string {
  const t = useText('training')
  const amounts = useAmounts()
  const number = useNumber()
  const shown = { weight: amounts.weight(kilograms), reps: number(reps), set: amounts.volume(setVolume) }
  const isOf = (...names: Field[]) => names.some((name) => fields.includes(name))
  return [
    t('wrong.set', { set: number(set) }),
    isOf('weight', 'reps') && t('wrong.limits', shown),
    isOf('time') && t('wrong.time'),
    isOf('distance') && t('wrong.distance', { meters: number(metres) }),
    fields.includes('rpe') && t('wrong.rpe'),
  ]
    .filter(Boolean)
    .join(' ')
}
