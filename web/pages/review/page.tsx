import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { orderLoader, type OrderData } from '#web/features/orders/load-order.ts'
import { OrderFrame } from '#web/features/orders/order-frame.tsx'
import { useOrder } from '#web/features/orders/use-order.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ReviewPage } from './review-page.tsx'

export const loader = orderLoader

/** The form for a review of an ordered product, opened from the order, the product's page, or a star in an email. */
export function Component() {
  const data = useLoaderData<OrderData>()
  const t = useText('review-form')
  const now = useOrder(data)
  return (
    <>
      <Head title={t('title')} />
      <OrderFrame now={now} title={t('title')} back={urls.orders()}>
        {(order) => <ReviewPage order={order} />}
      </OrderFrame>
    </>
  )
}
