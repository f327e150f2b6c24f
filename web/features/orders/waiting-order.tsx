import { useEffect, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { OrderCurrencyProvider } from './order-currency-provider.tsx'
import { isPayable } from './status.ts'
import { forgetUnpaid, readUnpaid } from './unpaid.ts'

/** The order that this browser placed and hasn't paid yet, with the way to pay it; nothing if there is none. Needs the group "order". */
export function WaitingOrder() {
  const [kept] = useState(readUnpaid)
  const [order, setOrder] = useState<Order | null>(null)
  useEffect(() => {
    if (!kept) return
    signed('GET /user/orders/:id', { id: kept.number, token: kept.token }).then(
      (found) => (isPayable(found) ? setOrder(found) : forgetUnpaid()),
      (error: unknown) => isRefusal(error) && error.status === 404 && forgetUnpaid(),
    )
  }, [kept])
  return (
    order && (
      <OrderCurrencyProvider of={order}>
        <Waiting order={order} token={kept?.token} />
      </OrderCurrencyProvider>
    )
  )
}

function Waiting({ order: { number, amountOwed }, token }: { order: Order; token: string | undefined }) {
  const t = useText('order')
  const money = useMoney()
  return (
    <div className="mb-6">
      <Alert tone="quiet">
        {t('pay.waits', { number })} <TextLink to={urls.order(number, token)}>{t('pay.now', { amount: money(amountOwed) })}</TextLink>
      </Alert>
    </div>
  )
}
