import { urls } from '#contract/urls.ts'
import { useSentence } from '#web/lib/failure.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/state.tsx'
import { OrderCard } from './order-card.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { useOrders } from './use-orders.ts'

export function Orders() {
  const t = useText('myAccount')
  const sentence = useSentence()
  const { orders, total, error, asked, busy, more } = useOrders()
  if (!asked) return <OrdersSkeleton />
  if (error !== null && orders.length === 0)
    return (
      <State title={t('orders.failure.title')} text={sentence(error)}>
        <Button busy={busy} onClick={more}>
          {t('orders.failure.retry')}
        </Button>
      </State>
    )
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <p className="mb-4 text-quiet">{t('orders.count', { count: total })}</p>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {error !== null && (
        <p role="alert" className="mt-6 text-center text-bad">
          {sentence(error)}
        </p>
      )}
      {orders.length < total && (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p className="text-sm text-quiet">{t('orders.seen', { seen: orders.length, total })}</p>
          <Button look="secondary" busy={busy} onClick={more}>
            {t('orders.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function NoOrders() {
  const t = useText('myAccount')
  return (
    <>
      <State title={t('orders.empty.title')} text={t('orders.empty.text')}>
        <ButtonLink to={urls.collection()}>{t('orders.empty.shop')}</ButtonLink>
      </State>
      <p className="mt-4 text-sm text-quiet">{t('orders.empty.guest')}</p>
    </>
  )
}
