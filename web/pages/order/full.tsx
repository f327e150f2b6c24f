import { type ReactNode, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { OrderCosts } from '#web/features/orders/order-costs.tsx'
import { OrderLines } from '#web/features/orders/order-lines.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Addresses } from './addresses.tsx'
import { GiftCardState } from './gift-card-state.tsx'
import { OrderActions } from './order-actions.tsx'
import { Payment } from './payment.tsx'
import { Refunds } from './refunds.tsx'
import { Returns } from './returns.tsx'
import { Share } from './share.tsx'
import { hasShipmentDetails, Shipments } from './shipments.tsx'
import { Status } from './status.tsx'
import { Timeline } from './timeline.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useShop } from '#web/lib/shop.ts'
import './order.css'

const Downloads = lazyPart(async () => (await import('./downloads.tsx')).Downloads)
const SaveOrder = lazyPart(async () => (await import('./save-order.tsx')).SaveOrder)
const Invoices = lazyPart(async () => (await import('./invoices.tsx')).Invoices)

/** Whether the order was paid, and hence has invoices. */
const wasPaid = ({ timeline }: Order): boolean => timeline.some(({ event }) => event === 'PAID')

/** An order that was delivered says so, and not that it's complete, too; one without parcels says only that. */
function shownEvents({ needsShipping, timeline }: Order): Order['timeline'] {
  const hidden = !needsShipping ? 'DELIVERED' : timeline.some(({ event }) => event === 'DELIVERED') ? 'COMPLETED' : undefined
  return timeline.filter(({ event }) => event !== hidden)
}

export function Full({ order: loaded, token }: { order: Order; token: string | undefined }) {
  const t = useText('order')
  const { name } = useShop()
  const [order, setOrder] = useState(loaded)
  const date = useDate()
  const signedIn = useSignedIn()
  const ready = useStored((stored) => stored.ready)
  const hydrated = useHydrated()
  const giftCards = order.products.map(
    ({ giftCard }) => giftCard && <GiftCardState key={giftCard.sentAt} order={order} card={giftCard} token={token} />,
  )
  return (
    <div className="order-sheet">
      <p className="order-shop display mb-6 text-xl uppercase">{name}</p>
      {(signedIn || !ready) && (
        // Until the session is read, the document's `data-signed-in` decides whether it's shown, to avoid a layout shift.
        <TextLink
          to={urls.orders()}
          className={`mb-2 min-h-11 items-center text-sm ${signedIn ? 'inline-flex' : 'hidden [[data-signed-in]_&]:inline-flex'}`}
        >
          {t('all')}
        </TextLink>
      )}
      <h1 tabIndex={-1} className="display text-2xl">
        {t('title', { number: order.number })}
      </h1>
      <p className="mt-1 text-quiet">{t('placedOn', { date: date(order.orderedDate) })}</p>
      <div className="mt-8 gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div>
          <div className="print:hidden">
            <Status order={order} />
            <OrderActions order={order} token={token} onChange={setOrder} />
            {hydrated && order.products.some(({ digital }) => digital) && (
              <Downloads key={`${order.paymentStatus} ${order.refunded}`} order={order} token={token} />
            )}
          </div>
          {order.returns.length > 0 && (
            <Part title={t('returns.title')}>
              <Returns order={order} />
            </Part>
          )}
          {hasShipmentDetails(order) && (
            <Part title={t('parcels.title')}>
              <Shipments order={order} />
            </Part>
          )}
          <Part title={t('products')}>
            <OrderLines order={order} below={giftCards} />
          </Part>
          {order.gift && (
            <Part title={t('gift.title')}>
              <p className="text-quiet">{t(order.gift.isWrapped ? 'gift.wrapped' : 'gift.plain')}</p>
              {order.gift.message && <p className="mt-2 whitespace-pre-line wrap-anywhere">{order.gift.message}</p>}
            </Part>
          )}
          {order.note && (
            <Part title={t('note')}>
              <p className="whitespace-pre-line wrap-anywhere">{order.note}</p>
            </Part>
          )}
          <div className="print:hidden">
            <Part title={t('timeline.title')}>
              <Timeline events={shownEvents(order)} refunds={order.refunds} />
            </Part>
          </div>
        </div>
        <aside aria-label={t('costs')} className="mt-10 grid gap-6 rounded-card border border-line bg-surface p-5 md:p-6 lg:mt-0">
          <div>
            <OrderCosts order={order} />
          </div>
          {order.refunds.length > 0 && <Refunds order={order} />}
          <Payment order={order} />
          {wasPaid(order) &&
            (hydrated ? <Invoices key={order.refunded} order={order} token={token} waiting={<InvoicesRoom />} /> : <InvoicesRoom />)}
          <Addresses order={order} />
          <div className="contents print:hidden">
            <Share order={order} token={token} />
            {hydrated && token !== undefined && <SaveOrder order={order} token={token} />}
          </div>
        </aside>
      </div>
    </div>
  )
}

/** The usual height of the invoices: a heading and one invoice. */
const InvoicesRoom = () => <div className="h-18" />

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="display mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}
