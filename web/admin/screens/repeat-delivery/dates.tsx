import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffRepeatDeliveryDetail } from '#contract/staff-repeat-deliveries.ts'
import { useCalendar, useMoment } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

const looks = { due: ['half', 'bad'], paid: ['done', 'good'], skipped: ['ended', 'quiet'], unpaid: ['ended', 'warn'] } as const

/** The outcome of each delivery date, newest first. */
export function Dates({ of: { orders } }: { of: StaffRepeatDeliveryDetail }) {
  const t = useText('admin-repeat-deliveries')
  const money = useMoney()
  const moment = useMoment()
  const { date } = useCalendar()
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t('dates.title')}</h2>
      <ul>
        {orders.map(({ dueOn, state, reason, order, leftOut, nextAttempt }) => (
          <li key={dueOn} className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2">
            <span className="w-36 shrink-0">{date(dueOn)}</span>
            <span className="min-w-40 grow">
              <StateMark shape={looks[state][0]} tone={looks[state][1]}>
                {[t(`dates.${state}`), reason && t(`problem.${reason}`)].filter(Boolean).join(': ')}
              </StateMark>
              {leftOut.map(({ variantId, name, options, reason: why }) => (
                <span key={variantId} className="block text-sm text-quiet">
                  {t('leftOut', { name: [name, ...Object.values(options)].join(', '), reason: t(`problem.${why}`) })}
                </span>
              ))}
              {nextAttempt !== null && <span className="block text-sm text-quiet">{t('dates.again', { at: moment(nextAttempt) })}</span>}
            </span>
            {order && (
              <>
                <Link to={adminUrls.order(order.number)} className="inline-flex min-h-11 items-center text-link">
                  {order.number}
                </Link>
                <strong className="font-semibold tabular-nums">{money(order.totalCost)}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
