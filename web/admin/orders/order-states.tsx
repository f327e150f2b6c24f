import type { OrderRow } from '#contract/admin/orders.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

type Payment = Pick<OrderRow, 'paymentStatus' | 'paymentMethod' | 'orderStatus'>
type Shipping = Pick<OrderRow, 'shippingStatus' | 'orderStatus'>

/** Whether an order is paid, how it's going to be, or that it never will. */
export function PaymentState({ order }: { order: Payment }) {
  const t = useText('admin-orders')
  const { paymentStatus, paymentMethod } = order
  if (paymentStatus === 'Pending' && paymentMethod === 'COD') return <StateMark shape="waiting">{t('payment.onDelivery')}</StateMark>
  const looks: Record<typeof paymentStatus, [Shape, Tone]> = {
    Paid: ['done', 'good'],
    Pending: ['waiting', 'warn'],
    Cancelled: ['ended', 'quiet'],
  }
  const [shape, tone] = looks[paymentStatus]
  return (
    <StateMark shape={shape} tone={tone}>
      {paymentStatus === 'Paid' && paymentMethod === 'Points' ? t('method.Points') : t(`payment.${paymentStatus}`)}
    </StateMark>
  )
}

/** How far the parcels of an order are. */
export function ShippingState({ order }: { order: Shipping }) {
  const t = useText('admin-orders')
  const { shippingStatus, orderStatus } = order
  if (orderStatus === 'Cancelled')
    return (
      <StateMark shape="ended" tone="quiet">
        {t('shipping.ended')}
      </StateMark>
    )
  const looks: Record<typeof shippingStatus, [Shape, Tone]> = {
    NotYetShipped: ['waiting', 'ink'],
    PartiallyShipped: ['half', 'warn'],
    Shipped: ['half', 'good'],
    Delivered: ['done', 'good'],
  }
  const [shape, tone] = looks[shippingStatus]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(`shipping.${shippingStatus}`)}
    </StateMark>
  )
}
