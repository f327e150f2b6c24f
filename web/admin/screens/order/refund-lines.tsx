import type { Order } from '#contract/order.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { costOf, type Counts, linesOf } from './refund-amount.ts'

interface RefundLinesProps {
  order: Order
  counts: Counts
  onChange: (counts: Counts) => void
}

/** Chooses how many units of each line are refunded. */
export function RefundLines({ order, counts, onChange }: RefundLinesProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const countOf = (typed: string, most: number) => Math.max(0, Math.min(most, Math.floor(Number(typed)) || 0))
  return (
    <ul>
      {linesOf(order).map(({ line, line: { variantId, name, options }, left }) => (
        <li key={variantId} className="flex items-center justify-between gap-4 border-b border-line py-2">
          <span className="min-w-0">
            {[name, ...Object.values(options)].join(', ')}
            <span className="block text-sm text-quiet">{money(costOf({ line, left }, left) / 1000)}</span>
          </span>
          <label className="flex shrink-0 items-center gap-2">
            <input
              type="number"
              min={0}
              max={left}
              aria-label={t('refund.pieces', { item: name })}
              value={counts.get(variantId) ?? 0}
              onChange={({ currentTarget }) => onChange(new Map(counts).set(variantId, countOf(currentTarget.value, left)))}
              className="min-h-11 w-16 rounded-input border border-edge bg-surface px-2 text-end"
            />
            <span className="text-quiet">{t('ship.of', { count: left })}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
