import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'

interface RepeatsProps {
  repeats: Order['products'][number]['repeats']
  /** How many pieces the line has. */
  of: number
}

/** What of a line is delivered again, and how often. */
export function Repeats({ repeats, of }: RepeatsProps) {
  const t = useText('common')
  return repeats?.map(({ weeks, quantity }) => (
    <p key={weeks} className="text-sm font-medium">
      {quantity === of ? t('every', { count: weeks }) : t('everyOf', { every: t('every', { count: weeks }), quantity })}
    </p>
  ))
}
