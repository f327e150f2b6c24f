import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { statusOf, toneOf } from './status.ts'

const colors = { good: 'text-good', plain: 'text-ink', warn: 'text-warn', bad: 'text-bad' }

/** The status of an order as a word with a color. Needs the group "order". */
export function StatusChip({ order }: { order: Order }) {
  const t = useText('order')
  const status = statusOf(order)
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${colors[toneOf[status]]}`}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t(`status.${status}.name`)}
    </span>
  )
}
