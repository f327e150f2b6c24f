import type { Order } from '#contract/order.ts'
import { amountPaid } from '#contract/amount-paid.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Costs, LastRow, Row } from './costs.tsx'

/** The costs of an order: what was paid, what was refunded and where to, and what is still due. Needs the groups "order" and "costs". */
export function OrderCosts({ order }: { order: Order }) {
  return <Costs of={order} end={<Paid order={order} />} />
}

function Paid({ order }: { order: Order }) {
  const t = useText('order')
  const costs = useText('costs')
  const money = useMoney()
  const paid = amountPaid(order)
  if (paid === 0) return <LastRow name={costs('due')} value={money(order.amountOwed)} />
  if (order.amountOwed === 0) return <LastRow name={t('amountPaid')} value={money(paid)} />
  return (
    <>
      <Row name={t('amountPaid')} value={money(-paid)} />
      <LastRow name={costs('due')} value={money(order.amountOwed)} />
    </>
  )
}
