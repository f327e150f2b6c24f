import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { arrivesInParts, knowsArrival } from '#web/features/orders/status.ts'
import { useDays } from '#web/lib/dates.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

export function NextSteps({ order }: { order: Order }) {
  const t = useText('payment-success')
  const money = useMoney()
  const number = useNumber()
  const days = useDays()
  const { showOutbox } = useShop()
  const arrives = days(order.shippingMethod.deliveryFrom, order.shippingMethod.deliveryTo)
  const isCash = order.paymentMethod === 'COD'
  const last = arrivesInParts(order)
    ? t(isCash ? 'next.codInParts' : 'next.paidInParts', { days: arrives, total: money(order.amountDue) })
    : t(isCash ? 'next.cod' : 'next.paid', { days: arrives, total: money(order.amountDue) })
  const has = (kind: 'giftCard' | 'digital') => order.products.some((line) => line[kind])
  const isPaid = order.paymentStatus === 'Paid'
  const files = has('digital') ? [t(isPaid ? 'next.downloads' : 'next.downloadsUnpaid')] : []
  const parcel = knowsArrival(order) ? [t('next.pack'), last] : [t('next.later')]
  return (
    <section>
      <h2 className="display mb-4 text-xl">{t('next.title')}</h2>
      <ol className="grid gap-3">
        {[t('next.mail'), ...files, ...(order.needsShipping ? parcel : has('giftCard') ? [t('next.giftCards')] : [])].map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full bg-studio text-sm font-semibold">
              {number(index + 1)}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {showOutbox && (
        <p className="mt-4 text-sm text-quiet">
          {t('outbox.text')}{' '}
          <TextLink to={urls.outbox()} reloadDocument className="flex min-h-11 w-fit items-center text-ink">
            {t('outbox.open')}
          </TextLink>
        </p>
      )}
    </section>
  )
}
