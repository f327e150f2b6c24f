import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffOrder } from '#contract/admin/orders.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { PackingSlip } from '#web/admin/orders/packing-slip.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { PickList } from './pick-list.tsx'

/** This many orders can be fetched sequentially in a short time. */
const ordersMax = 100

/** Printable: a pick list of several orders, then a packing slip for each. */
export function Component() {
  const t = useText('admin-orders')
  const common = useText('admin')
  const errorMessage = useErrorMessage()
  const [query] = useSearchParams()
  const numbers = query.get('orders') ?? ''
  const { value, error, load } = useAsyncData(useCallback(() => readOrders(numbers), [numbers]))
  return (
    <>
      <div className="print:hidden">
        <Screen
          title={t('slip.print')}
          back={adminUrls.orders()}
          actions={
            <ActionButton look="ember" disabled={!value?.length} onClick={() => window.print()}>
              {t('slip.printNow')}
            </ActionButton>
          }
        >
          {error !== null && (
            <Notice title={t('failed')} text={errorMessage(error)}>
              <ActionButton onClick={() => void load()}>{common('retry')}</ActionButton>
            </Notice>
          )}
          {value?.length === 0 && <Notice title={t('slip.none')} text={t('slip.noneText')} />}
          {!value && error === null && (
            <p role="status" className="px-4 py-6 text-quiet md:px-8">
              {common('loading')}
            </p>
          )}
        </Screen>
      </div>
      {value && value.length > 0 && (
        <div className="mx-4 grid gap-4 md:mx-8 print:m-0 print:block">
          <PickList orders={value.map(({ order }) => order)} />
          {value.map(({ order, weights }) => (
            <PackingSlip key={order.id} order={order} weights={weights} className="border border-line print:border-0" />
          ))}
        </div>
      )}
    </>
  )
}

async function readOrders(numbers: string): Promise<StaffOrder[]> {
  const orders: StaffOrder[] = []
  for (const id of numbers.split(',').filter(Boolean).slice(0, ordersMax)) orders.push(await staff('GET /admin/orders/:id', { id }))
  return orders
}
