import type { OrderRow } from '#contract/admin/orders.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

type Payment = Pick<OrderRow, 'paymentStatus' | 'paymentMethod' | 'isRefunded'>
type Shipping = Pick<OrderRow, 'shippingStatus' | 'orderStatus' | 'paymentStatus' | 'backOrdered' | 'waitsForReturn'> & {
  /** The buyer withdrew before the order was shipped, so nothing is packed anymore. */
  isWithdrawn?: boolean
}

/** Whether an order is paid, how it will be paid, or that it never will be. */
export function PaymentState({ order, isPartlyRefunded = false }: { order: Payment; isPartlyRefunded?: boolean }) {
  const t = useText('admin-orders')
  const { paymentStatus, paymentMethod, isRefunded } = order
  if (paymentStatus === 'Pending' && paymentMethod === 'COD') return <StateMark shape="waiting">{t('payment.onDelivery')}</StateMark>
  // Only payment is named here: ShippingState says that the order is canceled.
  if (paymentStatus === 'Cancelled')
    return (
      <StateMark shape="ended" tone="quiet">
        {t(isRefunded ? 'payment.refunded' : 'payment.never')}
      </StateMark>
    )
  if (paymentStatus === 'Paid' && isPartlyRefunded)
    return (
      <StateMark shape="half" tone="good">
        {t('payment.partlyRefunded')}
      </StateMark>
    )
  const looks: Record<typeof paymentStatus, [Shape, Tone]> = {
    Paid: ['done', 'good'],
    Pending: ['waiting', 'warn'],
  }
  const [shape, tone] = looks[paymentStatus]
  return (
    <StateMark shape={shape} tone={tone}>
      {paymentStatus === 'Paid' && paymentMethod === 'Points' ? t('method.Points') : t(`payment.${paymentStatus}`)}
    </StateMark>
  )
}

/** The shipping progress of an order. */
export function ShippingState({ order }: { order: Shipping }) {
  const t = useText('admin-orders')
  const { shippingStatus, orderStatus, paymentStatus, backOrdered, waitsForReturn, isWithdrawn } = order
  if (orderStatus === 'Cancelled')
    return (
      <StateMark shape="ended" tone="quiet">
        {t('shipping.ended')}
      </StateMark>
    )
  // All money was refunded, so nothing is packed anymore.
  if (paymentStatus === 'Cancelled' && shippingStatus === 'NotYetShipped')
    return (
      <StateMark shape="ended" tone="quiet">
        {t('shipping.unsent')}
      </StateMark>
    )
  const looks: Record<typeof shippingStatus, [Shape, Tone]> = {
    NotYetShipped: ['waiting', 'ink'],
    PartiallyShipped: ['half', 'warn'],
    Shipped: ['half', 'good'],
    Delivered: ['done', 'good'],
  }
  const [shape, tone] = looks[shippingStatus]
  if (isWithdrawn)
    return (
      <StateMark shape="waiting" tone="warn">
        {t('returns.withdrawal')}
      </StateMark>
    )
  if (waitsForReturn)
    return (
      <StateMark shape="waiting" tone="warn">
        {t('shipping.waitsForReturn')}
      </StateMark>
    )
  if (backOrdered !== undefined)
    return (
      <StateMark shape={shape} tone="warn">
        {t('shipping.waits', { count: backOrdered })}
      </StateMark>
    )
  return (
    <StateMark shape={shape} tone={tone}>
      {t(`shipping.${shippingStatus}`)}
    </StateMark>
  )
}
