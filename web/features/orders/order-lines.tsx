import type { ReactNode } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { LineComponents } from '#web/features/cart/line-components.tsx'
import { optionsOf } from '#web/features/cart/lines.ts'
import { Repeats } from './repeats.tsx'
import { GiftCardFacts } from '#web/features/gift-cards/gift-card-facts.tsx'
import type { WaitingPieces } from '#contract/cart.ts'
import { laterOf } from '#web/features/catalogue/back-order.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link, TextLink } from '#web/ui/link.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

/** The lines of an order, at the prices paid; `below` has the content below each line, in the same order. Needs the group "order". */
export function OrderLines({ order, below }: { order: Order; below?: ReactNode[] }) {
  return (
    <ul className="border-t border-line">
      {order.products.map((line, index) => (
        <li key={line.giftCard?.id ?? line.variantId} className="border-b border-line py-4">
          <OrderLine
            line={line}
            number={order.number}
            canReview={order.canReview.includes(line.productId)}
            isPaid={order.paymentStatus === 'Paid'}
          >
            {below?.[index]}
          </OrderLine>
        </li>
      ))}
    </ul>
  )
}

function OrderLine({
  line,
  number,
  canReview,
  isPaid,
  children,
}: {
  line: Order['products'][number]
  number: string
  canReview: boolean
  isPaid: boolean
  children: ReactNode
}) {
  const t = useText('order')
  const money = useMoney()
  const options = optionsOf(line.options)
  return (
    <div className="flex gap-4">
      <Link to={urls.product(line.slug, line.variantId)} tabIndex={-1} aria-hidden="true">
        <Thumb url={line.photo} alt="" size="medium" />
      </Link>
      <div className="min-w-0 grow">
        <p className="font-medium">
          <Link to={urls.product(line.slug, line.variantId)} className="hover:underline hover:decoration-2 hover:underline-offset-4">
            {line.name}
          </Link>
        </p>
        {options && <p className="text-sm text-quiet">{options}</p>}
        <LineComponents components={line.components} />
        {line.giftCard ? (
          <GiftCardFacts card={line.giftCard} />
        ) : (
          <p className="text-sm text-quiet">{t('quantity', { count: line.quantity })}</p>
        )}
        <Repeats repeats={line.repeats} of={line.quantity} />
        {isPaid && line.repeats?.map(({ id, weeks }) => id && <RepeatLink key={weeks} id={id} />)}
        {line.backOrder && <BackOrdered backOrder={line.backOrder} />}
        {children}
        {line.giftQuantity > 0 && <p className="text-sm font-medium text-good">{t('gift', { count: line.giftQuantity })}</p>}
        {canReview && (
          <TextLink to={urls.writeReview(number, line.productId)} className="inline-flex min-h-11 items-center text-sm">
            {t('review')}
          </TextLink>
        )}
      </div>
      <div className="shrink-0 text-end">
        <p className="font-semibold">{money(line.totalPrice)}</p>
        {line.quantity > 1 && <p className="text-sm text-quiet">{t('each', { price: money(line.price) })}</p>}
      </div>
    </div>
  )
}

function RepeatLink({ id }: { id: string }) {
  const t = useText('order')
  return (
    <TextLink to={urls.repeatDelivery(id)} className="inline-flex min-h-11 items-center text-sm">
      {t('repeat')}
    </TextLink>
  )
}

/** How many pieces of a line ship later, and when. */
function BackOrdered({ backOrder }: { backOrder: WaitingPieces }) {
  const t = useText('order')
  const { date } = useCalendar()
  const { key, shipsOn } = laterOf(backOrder)
  return <p className="text-sm text-warn">{t(`waits.${key}`, { count: backOrder.quantity, date: shipsOn && date(shipsOn) })}</p>
}
