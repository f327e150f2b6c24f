import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { useAmounts } from './use-amounts.ts'

const { kilograms, reps, setVolume, workoutVolume } = limits.training

/** What is wrong with a workout whose fields are marked, and with one that comes to more than the log takes. */
export function useWrong(): { fields: string; volume: string } {
  const t = useText('training')
  const amounts = useAmounts()
  const most = t('wrong.limits', { weight: amounts.weight(kilograms), reps, set: amounts.volume(setVolume) })
  return { fields: `${t('wrong.number')} ${most}`, volume: t('wrong.volume', { volume: amounts.volume(workoutVolume) }) }
}
