import type { Order } from '#contract/order.ts'
import { useEventName } from '#web/features/orders/event-name.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'

interface TimelineProps {
  events: Order['timeline']
  refunds: Order['refunds']
}

/** The order's events, oldest first. */
export function Timeline({ events, refunds }: TimelineProps) {
  const moment = useMoment()
  const money = useMoney()
  const nameOf = useEventName({ refunds })
  return (
    <ol className="ms-1 border-s-2 border-line ps-5">
      {events.map(({ event, at, amount, note }) => (
        <li
          key={`${event} ${at} ${amount} ${note}`}
          className="relative pb-5 last:pb-0 before:absolute before:top-2 before:-start-[1.6rem] before:size-2.5 before:rounded-full before:bg-quiet last:before:bg-ember"
        >
          <p className="font-medium">{nameOf({ event, at, ...(amount !== undefined && { amount }) })}</p>
          <p className="text-sm text-quiet">
            <time dateTime={at}>{moment(at)}</time>
          </p>
          {amount !== undefined && <p className="text-sm">{money(amount)}</p>}
          {note && <p className="text-sm">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
