import { urls } from '#contract/urls.ts'
import { orderLoader } from '#web/features/orders/load-order.ts'
import { ReturnFrame } from '#web/features/returns/return-frame.tsx'
import { useText } from '#web/lib/text.ts'
import { Withdrawal } from './withdrawal.tsx'

export const loader = orderLoader

/** Withdraws from an order's contract, in two steps. */
export function Component() {
  const t = useText('returns')
  return (
    <ReturnFrame
      title={t('withdraw.title')}
      here={urls.withdraw}
      isOpen={({ canWithdraw }) => canWithdraw}
      closed={() => ({ title: t('withdraw.closed.title'), text: t('withdraw.closed.text') })}
    >
      {(order, token) => <Withdrawal order={order} token={token} />}
    </ReturnFrame>
  )
}
