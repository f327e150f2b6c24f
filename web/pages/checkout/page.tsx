import { Suspense, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { usePricedCart } from '#web/features/cart/use-priced-cart.ts'
import { WaitingOrder } from '#web/features/orders/lazy-waiting-order.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Checkout, Unreachable } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { NoScriptCheckout, type NoScriptCheckoutProps } from './no-script-checkout.tsx'

/** Loads nothing if scripts run. */
export const loader = ({ request: { noScript, posted } }: LoaderFunctionArgs): NoScriptCheckoutProps => ({
  visit: noScript ?? null,
  posted: posted ?? null,
})

/** The checkout on one page, for guests first. The server renders its outline; the order and the buyer are known only to the browser. */
export function Component() {
  const t = useText('checkout')
  const noScript = useLoaderData<NoScriptCheckoutProps>()
  return (
    <div className="wrap min-h-dvh pt-5 md:pt-8">
      <Head title={t('title')} />
      <h1 tabIndex={-1} className="display mb-5 text-2xl md:mb-8">
        {t('title')}
      </h1>
      <noscript>{import.meta.env.SSR && <NoScriptCheckout {...noScript} />}</noscript>
      <div className="noscript:hidden">
        <Body />
      </div>
    </div>
  )
}

function Body() {
  const t = useText('checkout')
  const cart = usePricedCart()
  const [placed, setPlaced] = useState(false)
  // The ordered lines have left the cart, and the next page is loading.
  if (placed) return <CheckoutSkeleton says={t('place.placed')} />
  if (cart.state === 'loading') return <CheckoutSkeleton />
  if (cart.state === 'failed') return <Unreachable error={cart.error} onRetry={cart.retry} />
  if (cart.state === 'empty') {
    return (
      <>
        <WaitingOrder />
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to={urls.collection()}>{t('empty.shop')}</ButtonLink>
          <ButtonLink to={urls.cart()} look="secondary">
            {t('empty.cart')}
          </ButtonLink>
        </EmptyState>
      </>
    )
  }
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Checkout items={cart.items} onPlaced={() => setPlaced(true)} />
    </Suspense>
  )
}
