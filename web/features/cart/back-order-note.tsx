import type { WaitingPieces } from '#contract/cart.ts'
import { laterOf } from '#web/features/catalogue/back-order.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

/** How many pieces of a line ship later, and when. Needs the group "cart". */
export function BackOrderNote({ backOrder }: { backOrder: WaitingPieces | undefined }) {
  const t = useText('cart')
  const { date } = useCalendar()
  if (!backOrder) return null
  const { key, shipsOn } = laterOf(backOrder)
  return <p className="text-sm text-warn">{t(`waits.${key}`, { count: backOrder.quantity, date: shipsOn && date(shipsOn) })}</p>
}
