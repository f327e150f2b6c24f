import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Orders, OrdersSkeleton } from './orders.tsx'

export function Component() {
  const t = useText('my-account')
  return (
    <AccountPage title={t('orders.title')} here="orders" skeleton={<OrdersSkeleton />}>
      {() => <Orders />}
    </AccountPage>
  )
}
