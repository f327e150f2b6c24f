import type { RepeatDeliveryDetail, RepeatOrder } from '#contract/repeat-deliveries.ts'
import { urls } from '#contract/urls.ts'
import { fullNameOf } from '#web/features/cart/lines.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

/** Past delivery dates, newest first. */
export function History({ of: { orders } }: { of: RepeatDeliveryDetail }) {
  const t = useText('repeat-deliveries')
  if (orders.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="display mb-3 text-xl">{t('history.title')}</h2>
      <ul className="border-t border-line">
        {orders.map((one) => (
          <li key={one.dueOn} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
            <Row of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ of: { dueOn, state, reason, order, leftOut } }: { of: RepeatOrder }) {
  const t = useText('repeat-deliveries')
  const { date } = useCalendar()
  const money = useMoney()
  const text = state === 'skipped' ? t(reason === 'customer' ? 'history.skipped' : 'history.failed') : t(`history.${state}`)
  return (
    <>
      <span>
        {date(dueOn)} <span className="block text-sm text-quiet">{text}</span>
        {leftOut.map(({ variantId, name, options, reason: why }) => (
          <span key={variantId} className="block text-sm text-quiet">
            {t(`history.leftOut.${why}`, { name: fullNameOf({ name, options }) })}
          </span>
        ))}
      </span>
      {order && (
        <span className="flex items-center gap-4">
          <TextLink to={urls.order(order.number)} className="inline-flex min-h-11 items-center">
            {order.number}
          </TextLink>
          <span className="text-end tabular-nums">
            {money(order.part?.productCost ?? order.totalCost)}
            {order.part && <span className="block text-sm text-quiet">{t('history.part', { count: order.part.quantity })}</span>}
          </span>
        </span>
      )}
    </>
  )
}
