import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'

const colors = { Pending: 'text-quiet', Paid: 'text-good', Cancelled: 'text-bad' }

export function Payment({ order: { orderStatus, paymentMethod, paymentStatus, refunded, refunds } }: { order: Order }) {
  const t = useText('order')
  const isCash = paymentMethod === 'COD' && paymentStatus === 'Pending'
  // All money was refunded; a canceled order counts only if it had been paid.
  const isRefunded = paymentStatus === 'Cancelled' && (orderStatus !== 'Cancelled' || refunded > 0 || refunds.length > 0)
  const isExchanged = refunds.some(({ method }) => method === 'exchange')
  const state = isCash ? 'PendingCOD' : isRefunded ? (isExchanged ? 'exchanged' : 'refunded') : paymentStatus
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t('payment.title')}</h2>
      <p>{t(`payment.${paymentMethod}`)}</p>
      <p className={`text-sm ${isRefunded ? 'text-quiet' : colors[paymentStatus]}`}>{t(`payment.${state}`)}</p>
    </section>
  )
}
