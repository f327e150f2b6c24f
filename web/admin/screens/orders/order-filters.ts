import { useMemo } from 'react'
import { channelNames, orderStatusNames, paymentMethodNames, paymentStatusNames, shippingStatusNames } from '#web/admin/orders/names.ts'
import { useText } from '#web/lib/text.ts'
import { anyOf, oneOf } from '#web/admin/table/filters.ts'
import type { Filter, View } from '#web/admin/table/list.ts'

/** The filters of the order list, and its shared views. */
export function useOrderFilters(): { filters: Filter[]; views: View[] } {
  const t = useText('admin-orders')
  return useMemo(() => {
    const filters: Filter[] = [
      anyOf('payment', t('filter.payment'), paymentStatusNames, (value) => t(`payment.${value}`)),
      anyOf('shipping', t('filter.shipping'), shippingStatusNames, (value) => t(`shipping.${value}`)),
      anyOf('order', t('filter.order'), orderStatusNames, (value) => t(`order.${value}`)),
      oneOf('method', t('filter.method'), paymentMethodNames, (value) => t(`method.${value}`)),
      oneOf('channel', t('source.title'), channelNames, (value) => t(`source.${value}`)),
      oneOf('waiting', t('filter.waiting'), ['true'], () => t('filter.backOrdered')),
      oneOf('ready', t('filter.ready'), ['true'], () => t('filter.isReady')),
      { kind: 'text', id: 'tag', label: t('filter.tag') },
      { kind: 'date', id: 'from', label: t('filter.from') },
      { kind: 'date', id: 'to', label: t('filter.to') },
    ]
    const views: View[] = [
      { name: t('view.all'), query: {} },
      { name: t('view.pack'), query: { order: ['Pending', 'Processing'], shipping: ['NotYetShipped', 'PartiallyShipped'], ready: 'true' } },
      { name: t('view.waiting'), query: { waiting: 'true' } },
      { name: t('view.unpaid'), query: { payment: ['Pending'] } },
      { name: t('view.way'), query: { shipping: ['Shipped'] } },
      { name: t('view.cancelled'), query: { order: ['Cancelled'] } },
    ]
    return { filters, views }
  }, [t])
}
