import { useMemo } from 'react'
import { channelNames, orderStatusNames, paymentMethodNames, paymentStatusNames, shippingStatusNames } from '#web/admin/orders/names.ts'
import { useText } from '#web/lib/text.ts'
import type { Filter, View } from '#web/admin/table/list.ts'

/** The filters of the order list, and its shared views. */
export function useOrderFilters(): { filters: Filter[]; views: View[] } {
  const t = useText('admin-orders')
  return useMemo(() => {
    const filters: Filter[] = [
      {
        kind: 'choice',
        id: 'payment',
        label: t('filter.payment'),
        options: paymentStatusNames.map((value) => ({ value, label: t(`payment.${value}`) })),
      },
      {
        kind: 'choice',
        id: 'shipping',
        label: t('filter.shipping'),
        options: shippingStatusNames.map((value) => ({ value, label: t(`shipping.${value}`) })),
      },
      {
        kind: 'choice',
        id: 'order',
        label: t('filter.order'),
        options: orderStatusNames.map((value) => ({ value, label: t(`order.${value}`) })),
      },
      {
        kind: 'choice',
        isOne: true,
        id: 'method',
        label: t('filter.method'),
        options: paymentMethodNames.map((value) => ({ value, label: t(`method.${value}`) })),
      },
      {
        kind: 'choice',
        isOne: true,
        id: 'channel',
        label: t('source.title'),
        options: channelNames.map((value) => ({ value, label: t(`source.${value}`) })),
      },
      {
        kind: 'choice',
        isOne: true,
        id: 'waiting',
        label: t('filter.waiting'),
        options: [{ value: 'true', label: t('filter.backOrdered') }],
      },
      {
        kind: 'choice',
        isOne: true,
        id: 'ready',
        label: t('filter.ready'),
        options: [{ value: 'true', label: t('filter.isReady') }],
      },
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
