import type { ApiOutput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useMoneyIn } from '#web/admin/orders/use-money-in.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { Part } from './part.tsx'

/** The last orders of a customer or guest. */
export function LastOrders({ orders }: { orders: ApiOutput<'GET /admin/customers/:id'>['lastOrders'] }) {
  const t = useText('admin-customers')
  const moneyIn = useMoneyIn()
  const shortTime = useShortTime()
  return (
    <Part title={t('lastOrders')}>
      {orders.length === 0 && <p className="text-quiet">{t('noOrders')}</p>}
      <ul>
        {orders.map(({ id, number, placedAt, totalCost, currency }) => (
          <li key={id} className="border-b border-line">
            <Link to={adminUrls.order(number)} className="flex min-h-11 items-center gap-6 hover:bg-studio">
              <span className="w-28 font-semibold">{number}</span>
              <span className="grow text-quiet">{shortTime(placedAt)}</span>
              <span className="font-semibold">{moneyIn(totalCost, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
