import type { Order } from '#contract/orders.ts'
import { useText } from '#web/lib/text.ts'

const colors = { Pending: 'text-quiet', Paid: 'text-good', Cancelled: 'text-bad' }

export function Payment({ order: { paymentMethod, paymentStatus } }: { order: Order }) {
  const t = useText('order')
  const isCash = paymentMethod === 'COD' && paymentStatus === 'Pending'
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t('payment.title')}</h2>
      <p>{t(`payment.${paymentMethod}`)}</p>
      <p className={`text-sm ${colors[paymentStatus]}`}>{isCash ? t('payment.PendingCOD') : t(`payment.${paymentStatus}`)}</p>
    </section>
  )
}
