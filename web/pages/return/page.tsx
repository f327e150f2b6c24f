import { urls } from '#contract/urls.ts'
import { orderLoader } from '#web/features/orders/load-order.ts'
import { ReturnFrame } from '#web/features/returns/return-frame.tsx'
import { useText } from '#web/lib/text.ts'
import { whyClosed } from './why-closed.ts'
import { ReturnForm } from './return-form.tsx'

export const loader = orderLoader

/** Requests a return of parts of an order. */
export function Component() {
  const t = useText('returns')
  return (
    <ReturnFrame
      title={t('return.title')}
      here={urls.returnItems}
      isOpen={({ returnUntil }) => returnUntil !== null}
      closed={(order) => ({ title: t('return.closed.title'), text: t(`return.closed.${whyClosed(order)}`) })}
    >
      {(order, token) => <ReturnForm order={order} token={token} />}
    </ReturnFrame>
  )
}
