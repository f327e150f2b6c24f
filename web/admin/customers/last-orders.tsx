import type { LastOrder } from '#contract/admin/last-orders.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { PaymentState, ShippingState } from '#web/admin/orders/order-states.tsx'
import { useMoneyIn } from '#web/admin/orders/use-money-in.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { Part } from './part.tsx'

/** The last orders of a customer or guest. Needs the group "admin-orders", too. */
export function LastOrders({ orders }: { orders: readonly LastOrder[] }) {
  const t = useText('admin-customers')
  const moneyIn = useMoneyIn()
  const shortTime = useShortTime()
  return (
    <Part title={t('lastOrders')}>
      {orders.length === 0 && <p className="text-quiet">{t('noOrders')}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line">
            <Link
              to={adminUrls.order(order.number)}
              className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-2 hover:bg-studio md:grid-cols-[7rem_1fr_11rem_7rem]"
            >
              <span className="font-semibold">{order.number}</span>
              <span className="text-end text-quiet md:text-start">{shortTime(order.placedAt)}</span>
              <State order={order} />
              <span className="text-end font-semibold">{moneyIn(order.totalCost, order.currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What an order waits for: its payment, if it has to be paid before shipping, otherwise its shipping. */
function State({ order }: { order: Partial<LastOrder> }) {
  const { orderStatus, paymentStatus, shippingStatus, paymentMethod } = order
  // A process of the previous release doesn't send them. The cell stays, for the grid.
  if (!orderStatus || !paymentStatus || !shippingStatus || !paymentMethod) return <span />
  return orderStatus !== 'Cancelled' && paymentStatus === 'Pending' && paymentMethod !== 'COD' ? (
    <PaymentState order={{ paymentStatus, paymentMethod }} />
  ) : (
    <ShippingState order={{ orderStatus, paymentStatus, shippingStatus }} />
  )
}
