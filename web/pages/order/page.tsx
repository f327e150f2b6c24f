import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { orderLoader, type OrderData } from '#web/features/orders/load-order.ts'
import { OrderFrame } from '#web/features/orders/order-frame.tsx'
import { useOrder } from '#web/features/orders/use-order.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Full } from './full.tsx'

export const loader = orderLoader

export function Component() {
  const data = useLoaderData<OrderData>()
  const t = useText('order')
  const now = useOrder(data)
  const title = t('title', { number: data.number })
  return (
    <>
      <Head title={title} />
      <OrderFrame now={now} title={title} back={urls.order(data.number)}>
        {(order) => <Full order={order} token={data.token} />}
      </OrderFrame>
    </>
  )
}
