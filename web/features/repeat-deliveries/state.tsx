import type { RepeatDelivery } from '#contract/repeat-deliveries.ts'
import { useText } from '#web/lib/text.ts'

const colors = { active: 'text-good', paused: 'text-warn', cancelled: 'text-quiet' }

/** The state of a repeat delivery, in a word. Needs the group "repeat-deliveries". */
export function RepeatState({ of: { state, problem } }: { of: Pick<RepeatDelivery, 'state' | 'problem'> }) {
  const t = useText('repeat-deliveries')
  const isFailing = state === 'active' && problem !== null
  return (
    <p className={`text-sm font-semibold ${isFailing ? 'text-bad' : colors[state]}`}>
      {t(isFailing ? 'states.failing' : `states.${state}`)}
    </p>
  )
}
