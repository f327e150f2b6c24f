import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { countOf } from '#web/features/cart/lines.ts'
import { OrderCurrencyProvider } from './order-currency-provider.tsx'
import { isComing, knowsArrival, statusOf } from './status.ts'
import { waitsForReturn } from './waits-for-return.ts'
import { useStatusText } from './use-status-text.ts'
import { StatusChip } from './status-chip.tsx'
import { useDate, useDays } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

/** Three pictures and the number of the others fit a phone that is 320 px wide. */
const shownMax = 3

/** An order in a list: status, next step and pictures; all of it links to the order. Needs the groups "my-account" and "order". */
export function OrderRow({ order }: { order: Order }) {
  const t = useText('my-account')
  const date = useDate()
  const { number, products, orderedDate, totalCost } = order
  return (
    <article className="group relative grid gap-4 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-8 md:py-6">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <StatusChip order={order} />
          <span className="text-sm text-quiet">{number}</span>
        </p>
        <p className="mt-0.5 text-lg font-medium">
          <Next order={order} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-quiet">
          <span>{date(orderedDate)}</span>
          <span>{t('orders.pieces', { count: countOf(products) })}</span>
          <OrderCurrencyProvider of={order}>
            <Total amount={totalCost} />
          </OrderCurrencyProvider>
        </p>
        <Link
          to={urls.order(number)}
          className="-mb-3 inline-flex min-h-11 items-center text-sm font-medium text-link transition-colors group-hover:decoration-ember after:absolute after:inset-0 after:rounded-card"
        >
          {t(`orders.${linkOf(order)}`)}
          <span className="sr-only"> {number}</span>
        </Link>
      </div>
      <Pictures order={order} />
    </article>
  )
}

const Total = ({ amount }: { amount: number }) => <span>{useMoney()(amount)}</span>

/** The files of an order are on its page. */
function linkOf(order: Order): 'track' | 'download' | 'see' {
  if (isComing(statusOf(order))) return 'track'
  return statusOf(order) === 'completed' && order.products.some(({ digital }) => digital) ? 'download' : 'see'
}

/** The arrival dates while the order is on its way; otherwise what it waits for, or its outcome. */
function Next({ order }: { order: Order }) {
  const t = useText('order')
  const days = useDays()
  const statusText = useStatusText()
  const { deliveryFrom, deliveryTo } = order.shippingMethod
  return isComing(statusOf(order)) && knowsArrival(order) && !waitsForReturn(order)
    ? t('arrives', { days: days(deliveryFrom, deliveryTo) })
    : statusText(order)
}

function Pictures({ order: { products } }: { order: Order }) {
  const t = useText('my-account')
  const more = products.length - shownMax
  return (
    <div className="flex gap-2 max-md:order-first">
      {products.slice(0, shownMax).map(({ variantId, photo, name, giftCard }) => (
        <Thumb key={giftCard?.id ?? variantId} url={photo} alt={name} size="medium" />
      ))}
      {more > 0 && <span className="grid min-w-10 place-items-center text-sm text-quiet">{t('orders.others', { count: more })}</span>}
    </div>
  )
}
