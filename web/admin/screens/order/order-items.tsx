import type { WaitingPieces } from '#contract/cart.ts'
import { linesCost } from '#contract/discounts.ts'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { LineComponents } from '#web/features/cart/line-components.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { GiftCardActions } from './gift-card-actions.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { paymentOf } from './payment.ts'

interface OrderItemsProps {
  order: Order
  /** The part of its money that came from the pieces it replaces. */
  exchangePaid: number
  onChange: (order: Order) => void
}

/** The lines of an order and its sums. */
export function OrderItems({ order, exchangePaid, onChange }: OrderItemsProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const number = useNumber()
  const pieces = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section>
      <div className="flex justify-between">
        <h2 className="font-semibold">{t('items.title')}</h2>
        <p className="text-quiet">{t('items.pieces', { count: pieces })}</p>
      </div>
      <ul className="mt-1">
        {order.products.map((line) => (
          <li key={line.giftCard?.id ?? line.variantId} className="flex items-center gap-4 border-b border-line py-2.5">
            <Picture
              url={line.photo}
              alt=""
              width={48}
              height={48}
              shown="thumb"
              className="size-12 shrink-0 rounded-input bg-studio object-cover"
            />
            <div className="min-w-0 grow">
              <Link to={urls.product(line.slug, line.variantId)} className="font-medium hover:underline">
                {line.name}
              </Link>{' '}
              <span className="text-quiet">{Object.values(line.options).join(', ')}</span>
              <p className="text-xs text-quiet">{line.sku}</p>
              <LineComponents components={line.components} />
              {line.backOrder && <BackOrdered backOrder={line.backOrder} />}
              {line.giftCard && <GiftCardActions order={order} card={line.giftCard} onChange={onChange} />}
            </div>
            <span className="hidden text-quiet md:block">
              {money(line.price)} × {number(line.quantity)}
            </span>
            <span className="w-24 text-end font-semibold">{money(line.totalPrice)}</span>
          </li>
        ))}
      </ul>
      <Totals order={order} exchangePaid={exchangePaid} />
    </section>
  )
}

/** The number of a line's pieces that wait for stock. */
function BackOrdered({ backOrder: { quantity: count, shipsOn } }: { backOrder: WaitingPieces }) {
  const t = useText('admin-orders')
  const { date } = useCalendar()
  return <p className="text-xs text-warn">{shipsOn ? t('items.waitUntil', { count, date: date(shipsOn) }) : t('items.wait', { count })}</p>
}

function Totals({ order, exchangePaid }: { order: Order; exchangePaid: number }) {
  const t = useText('admin-orders')
  const money = useMoney()
  const { exchanged, paid, method, back, pointsBack } = paymentOf(order, exchangePaid)
  const minus = (amount: number) => money(-amount)
  const rows: [string, string][] = [
    [t('sum.items'), money(linesCost(order))],
    ...discountsOf(order, t('sum.discount')).map(([name, amount]) => [name, minus(amount)] satisfies [string, string]),
    ...(order.wrapCost ? [[t('sum.giftWrap'), money(order.wrapCost)] satisfies [string, string]] : []),
    ...(order.needsShipping ? [[order.shippingMethod.name, money(order.shippingCost)] satisfies [string, string]] : []),
    ...(order.tax > 0 ? order.taxes : []).map(
      ({ name, percent, amount }) => [`${name} ${percent}%`, money(amount)] satisfies [string, string],
    ),
  ]
  const after: [string, string][] = [
    ...(order.tax > 0 ? [] : order.taxes).map(
      ({ name, percent, amount }) => [t('sum.contains', { name: `${name} ${percent}%` }), money(amount)] satisfies [string, string],
    ),
    ...(order.pointsSpent > 0 ? [[t('sum.points', { count: order.pointsSpent }), money(order.pointsCost)] satisfies [string, string]] : []),
    ...order.credits.map(({ kind, last4, amount }): [string, string] => [
      kind === 'customer' ? t('sum.storeCredit') : t('sum.giftCard', { last4: last4 ?? '' }),
      money(amount),
    ]),
    ...(exchanged > 0 ? [[t('sum.expected', { number: order.exchangeOf ?? '' }), money(exchanged)] satisfies [string, string]] : []),
    ...(paid > 0 || exchanged === 0 ? [[t(`sum.paid.${method}`), money(paid)] satisfies [string, string]] : []),
    ...(back > 0 ? [[t('sum.refunded'), minus(back)] satisfies [string, string]] : []),
    ...(pointsBack > 0 ? [[t('sum.pointsBack'), t('sum.pointsCount', { count: pointsBack })] satisfies [string, string]] : []),
    ...(order.creditExpected > 0
      ? [[t('sum.expected', { number: order.exchangeOf ?? '' }), money(order.creditExpected)] satisfies [string, string]]
      : []),
    [t('sum.owed'), money(order.amountOwed)],
  ]
  return (
    <dl className="ms-auto mt-4 grid w-full gap-2 md:max-w-[22rem]">
      {rows.map((row) => (
        <SumRow key={row.join(' ')} row={row} />
      ))}
      <div className="flex justify-between border-y border-ink py-2 text-base font-semibold">
        <dt>{t('sum.total')}</dt>
        <dd>{money(order.totalCost)}</dd>
      </div>
      {after.map((row) => (
        <SumRow key={row.join(' ')} row={row} />
      ))}
    </dl>
  )
}

/** Discounts by name and code; the remainder comes from the member plan or was given by staff. */
function discountsOf({ discount, adjustments, memberPlan }: Order, otherwise: string): [name: string, amount: number][] {
  const named = adjustments
    .filter(({ amount }) => amount > 0)
    .map(({ name, code, amount }): [string, number] => [code === null ? name : `${name} (${code})`, amount])
  const rest = (Math.round(discount * 1000) - named.reduce((sum, [, amount]) => sum + Math.round(amount * 1000), 0)) / 1000
  return rest > 0 ? [...named, [memberPlan ?? otherwise, rest]] : named
}

const SumRow = ({ row: [label, value] }: { row: [string, string] }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-quiet">{label}</dt>
    <dd>{value}</dd>
  </div>
)
