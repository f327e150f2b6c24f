import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { urls } from '#contract/urls.ts'
import { loadOrder, type OrderData } from '#web/features/orders/load-order.ts'
import { OrderFrame } from '#web/features/orders/order-frame.tsx'
import { useOrder } from '#web/features/orders/use-order.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Thanks } from './thanks.tsx'

/** It only shows what stands already, so opening it again orders nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const number = query.get('order')
  return number ? loadOrder(number, query.get('token') ?? undefined) : redirect(urls.orders())
}

export function Component() {
  const data = useLoaderData<OrderData>()
  const t = useText('submit')
  const now = useOrder(data)
  return (
    <>
      <Head title={t('head')} />
      <OrderFrame now={now} title={t('head')} back={urls.paymentSuccess(data.number)}>
        {(order) => <Thanks order={order} token={data.token} />}
      </OrderFrame>
    </>
  )
}
