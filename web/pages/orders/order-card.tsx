import type { Order } from '#contract/orders.ts'
import { urls } from '#contract/urls.ts'
import { countOf } from '#web/features/cart/lines.ts'
import { StatusChip } from '#web/features/orders/status-chip.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

/** With the number of the others they fit a phone of 320 px. */
const shownMax = 3

/** The whole card leads to the order. */
export function OrderCard({ order }: { order: Order }) {
  const t = useText('myAccount')
  const money = useMoney()
  const date = useDate()
  const { number, products, orderedDate, totalCost } = order
  return (
    <article className="relative rounded-card border border-line bg-surface p-4 transition-colors hover:border-quiet md:flex md:items-center md:justify-between md:gap-8 md:p-5">
      <div>
        <h2 className="font-semibold">
          <Link
            to={urls.order(number)}
            aria-label={t('orders.open', { number })}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {number}
          </Link>
        </h2>
        <p className="text-sm text-quiet">{date(orderedDate)}</p>
        <p className="mt-2 text-sm">
          <StatusChip order={order} />
        </p>
      </div>
      <Pictures order={order} />
      <p className="mt-4 flex items-baseline justify-between gap-4 md:mt-0 md:block md:text-right">
        <span className="text-sm text-quiet">{t('orders.pieces', { count: countOf(products) })}</span>
        <span className="font-semibold md:block md:text-lg">{money(totalCost)}</span>
      </p>
    </article>
  )
}

function Pictures({ order: { products } }: { order: Order }) {
  const t = useText('myAccount')
  const more = products.length - shownMax
  return (
    <div className="mt-4 flex gap-2 md:mt-0 md:mr-auto">
      {products.slice(0, shownMax).map(({ variantId, photo, name }) => (
        <Thumb key={variantId} url={photo} alt={name} />
      ))}
      {more > 0 && <span className="grid min-w-8 place-items-center text-sm text-quiet">{t('orders.others', { count: more })}</span>}
    </div>
  )
}
