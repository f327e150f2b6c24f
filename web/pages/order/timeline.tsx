import type { Order } from '#contract/order.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

interface TimelineProps {
  events: Order['timeline']
  refunds: Order['refunds']
}

/** What happened to the order, from the first to the latest. */
export function Timeline({ events, refunds }: TimelineProps) {
  const t = useText('order')
  const moment = useMoment()
  const money = useMoney()
  // Nothing went back to its buyer then but what replaces it; what did besides has an entry with its amount.
  const exchanged = new Set(refunds.flatMap(({ method, at }) => (method === 'exchange' ? [at] : [])))
  return (
    <ol className="border-s-2 border-line ps-5">
      {events.map(({ event, at, amount, note }) => (
        <li
          key={`${event} ${at} ${amount} ${note}`}
          className="relative pb-5 last:pb-0 before:absolute before:top-2 before:-start-[1.6rem] before:size-2.5 before:rounded-full before:bg-quiet last:before:bg-ember"
        >
          <p className="font-medium">
            {t(event === 'REFUNDED' && amount === undefined && exchanged.has(at) ? 'timeline.exchanged' : `timeline.${event}`)}
          </p>
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
