import { useState } from 'react'
import { withStatus, redirect } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { Picture } from '#contract/product.ts'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { windowPictureAt } from '#web/lib/shop-window.ts'
import { loadOrder, type OrderData } from '#web/features/orders/load-order.ts'
import { OrderFrame } from '#web/features/orders/order-frame.tsx'
import { isPayable } from '#web/features/orders/status.ts'
import { useOrder } from '#web/features/orders/use-order.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Thanks } from './thanks.tsx'
import { WaitForPayment } from './wait-for-payment.tsx'

/** Only reads the existing order, so a reload doesn't order again. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const number = query.get('order')
  if (!number) return redirect(urls.orders())
  const [found, picture] = await Promise.all([loadOrder(number, query.get('token') ?? undefined), windowPictureAt('thanks')])
  return withStatus<ThanksData>({ ...found.data, picture }, found.status)
}

interface ThanksData extends OrderData {
  picture: Picture | null
}

export function Component() {
  const { picture, ...found } = useLoaderData<ThanksData>()
  const t = useText('payment-success')
  const now = useOrder(found)
  return (
    <>
      <Head title={t('head')} />
      <OrderFrame now={now} title={t('head')} back={urls.paymentSuccess(found.number)}>
        {(order) => <Result order={order} token={found.token} picture={picture} />}
      </OrderFrame>
    </>
  )
}

interface ResultProps {
  order: Order
  token: string | undefined
  picture: Picture | null
}

/** A card order is confirmed once it's paid. */
function Result({ order: loaded, ...props }: ResultProps) {
  const [order, setOrder] = useState(loaded)
  if (isPayable(order)) return <WaitForPayment order={order} token={props.token} onPaid={setOrder} />
  return <Thanks order={order} {...props} />
}
