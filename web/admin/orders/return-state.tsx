import type { OrderReturn } from '#contract/order-return.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'
import { outcomeOf } from './return-outcome.ts'

const looks: Record<OrderReturn['state'], [Shape, Tone]> = {
  requested: ['waiting', 'warn'],
  approved: ['half', 'ink'],
  received: ['half', 'good'],
  refunded: ['done', 'good'],
  rejected: ['ended', 'quiet'],
}

/** The progress of a return. */
export function ReturnState({ of: one }: { of: Parameters<typeof outcomeOf>[0] }) {
  const t = useText('admin-orders')
  const [shape, tone] = looks[one.state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(`returns.state.${outcomeOf(one)}`)}
    </StateMark>
  )
}
