import type { CartLine } from '#contract/cart.ts'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CheckoutSkeleton, columns } from './checkout-skeleton.tsx'
import { Details } from './details.tsx'
import { OrderCurrencyProvider } from '#web/features/orders/order-currency-provider.tsx'
import { UseShopCurrency } from './currency-note.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PhoneSummary } from './phone-summary.tsx'
import { NoteField } from './note-field.tsx'
import { PlaceOrderButton } from './place-order-button.tsx'
import { ShippingMethods } from './shipping-methods.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { LineProblems } from './line-problems.tsx'
import { Section } from './section.tsx'
import { blocksOrder, useCheckout } from './use-checkout.ts'

const GiftField = lazyPart(() => import('./gift-field.tsx').then(({ loadGiftField }) => loadGiftField()))
const Waiver = lazyPart(() => import('./waiver.tsx').then(({ Waiver: Loaded }) => Loaded))
const ChangesWhileOpen = lazyPart(() => import('./changes-while-open.tsx').then(({ ChangesWhileOpen: Loaded }) => Loaded))

export function Checkout({ items, onPlaced }: { items: CartLine[]; onPlaced: () => void }) {
  const t = useText('checkout')
  const checkout = useCheckout(items, onPlaced)
  const { summary, error } = checkout
  const { currency } = useShop()
  // The form depends on who is signed in, so it's shown only once that is known.
  const isKnown = useSessionStatus() !== 'loading'
  if (!summary && items.every(blocksOrder)) {
    return (
      <EmptyState title={t('unbuyable.title')} text={t('unbuyable.text')}>
        <ButtonLink to={urls.cart()}>{t('empty.cart')}</ButtonLink>
      </EmptyState>
    )
  }
  if (!summary && error !== null) return <Unreachable error={error} onRetry={() => void checkout.refresh()} />
  if (!summary || !isKnown) return <CheckoutSkeleton />
  const known = { checkout, summary }
  const ordered = { summary, items, busy: checkout.busy, points: checkout.points }
  return (
    <OrderCurrencyProvider of={summary}>
      <div className={columns}>
        <PhoneSummary {...ordered} />
        <form noValidate onSubmit={checkout.onSubmit} aria-label={t('title')}>
          <LineProblems checkout={checkout} />
          <Details checkout={checkout} />
          {summary.needsShipping && <ShippingMethods {...known} />}
          <PaymentMethods {...known} shopCurrency={currency.name} />
          {summary.needsShipping && (
            <div className="mb-4 min-h-15">
              <GiftField
                value={checkout.gift}
                onChange={checkout.setGift}
                offersWrap={summary.offersGiftWrap ?? false}
                wrapPrice={summary.giftWrapPrice}
              />
            </div>
          )}
          <NoteField value={checkout.note} onChange={checkout.setNote} />
          <div className="lg:hidden">
            <Section title={t('sections.review')}>
              <OrderSummary {...ordered} />
            </Section>
          </div>
          {summary.needsWaiver && <Waiver waiver={checkout.waiver} />}
          <ChangesWhileOpen items={items} summary={summary} refresh={checkout.refresh} />
          <PlaceOrderButton {...known} />
        </form>
        <aside
          aria-label={t('summary.title')}
          className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-card border border-line bg-surface p-6 lg:block"
        >
          <OrderSummary {...ordered} titled />
        </aside>
      </div>
    </OrderCurrencyProvider>
  )
}

/** Shown if the order's summary can't be loaded. */
export function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('checkout')
  const errorMessage = useErrorMessage()
  return (
    <EmptyState title={t('failed.summary')} text={errorMessage(error)}>
      <Button onClick={onRetry}>{t('failed.retry')}</Button>
      <UseShopCurrency />
    </EmptyState>
  )
}
