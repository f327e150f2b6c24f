import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'

interface RepeatsProps {
  repeats: Order['products'][number]['repeats']
  /** The quantity of the line. */
  of: number
}

/** How many pieces of a line are repeat deliveries, and how often they come. */
export function Repeats({ repeats, of }: RepeatsProps) {
  const t = useText('common')
  return repeats?.map(({ weeks, quantity }) => (
    <p key={weeks} className="text-sm font-medium">
      {quantity === of ? t('every', { count: weeks }) : t('everyOf', { every: t('every', { count: weeks }), quantity })}
    </p>
  ))
}
