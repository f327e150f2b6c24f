import type { OrderReturn } from '#contract/order-return.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

const looks: Record<OrderReturn['state'], [Shape, Tone]> = {
  requested: ['waiting', 'warn'],
  approved: ['half', 'ink'],
  received: ['half', 'good'],
  refunded: ['done', 'good'],
  rejected: ['ended', 'quiet'],
}

/** How far a return is. */
export function ReturnState({
  of: { state, withoutRefund, closedByRefund },
}: {
  of: Pick<OrderReturn, 'state' | 'withoutRefund' | 'closedByRefund'>
}) {
  const t = useText('admin-orders')
  const [shape, tone] = looks[state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(`returns.state.${closedByRefund ? 'closedByRefund' : state === 'refunded' && withoutRefund ? 'withoutRefund' : state}`)}
    </StateMark>
  )
}
