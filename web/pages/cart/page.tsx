import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { CartLine } from '#contract/cart.ts'
import { type PricedCart, usePricedCart } from '#web/features/cart/use-priced-cart.ts'
import { CartCurrencyProvider } from '#web/features/cart/cart-currency-provider.tsx'
import { currencyOfCart } from '#web/features/cart/shown-cart.ts'
import { countOf } from '#web/features/cart/lines.ts'
import { ProductRail } from '#web/features/product-cards/product-rail.tsx'
import { RecentlyViewed } from '#web/features/product-cards/recently-viewed.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { Empty } from './empty.tsx'
import { Full } from './full.tsx'
import type { CartData } from './load.ts'
import { NoScriptCart } from './no-script-cart.tsx'
import { SavedForLater } from './saved-for-later.tsx'
import { useSavedLines } from './use-saved-lines.ts'

export { loader } from './load.ts'

/** The server renders the outline; the cart's contents are known only to the browser. */
export function Component() {
  const t = useText('cart')
  const { others, noScript } = useLoaderData<CartData>()
  const cart = usePricedCart()
  const saved = useSavedLines()
  const known = saved.known && others.length > 0 && (cart.state === 'full' || cart.state === 'empty')
  return (
    <>
      <Head title={t('title')} />
      {/* Until the number of lines is known, it's as high as the window, so that later content doesn't cause a visible layout shift. */}
      <div className={`wrap pt-6 md:pt-10 ${known ? '' : 'min-h-dvh'}`}>
        <div className="mb-6 flex flex-wrap items-baseline gap-x-4 md:mb-8">
          <h1 tabIndex={-1} className="display text-2xl">
            {t('title')}
          </h1>
          {cart.state === 'full' && <p className="text-quiet">{t('items', { count: countOf(cart.items) })}</p>}
        </div>
        <noscript>{import.meta.env.SSR && <NoScriptCart {...noScript} />}</noscript>
        <div className="noscript:hidden">
          <Body cart={cart} onSave={saved.save} />
        </div>
        {saved.known && (cart.state === 'full' || cart.state === 'empty') && <SavedForLater {...saved} />}
      </div>
      {known && (
        <>
          <div className="mt-16 md:mt-20">
            <ProductRail title={t('others')} cards={others.filter(({ id }) => !isInCart(cart, id))} />
          </div>
          <RecentlyViewed except={cart.state === 'full' ? cart.items.map(({ productId }) => productId) : []} />
        </>
      )}
    </>
  )
}

const isInCart = (cart: PricedCart, id: string): boolean => cart.state === 'full' && cart.items.some(({ productId }) => productId === id)

function Body({ cart, onSave }: { cart: PricedCart; onSave: (line: CartLine) => void }) {
  const t = useText('cart')
  const errorMessage = useErrorMessage()
  const { picture } = useLoaderData<CartData>()
  if (cart.state === 'loading') return <CartSkeleton rows={cart.rows} />
  if (cart.state === 'empty') return <Empty picture={picture} />
  if (cart.state === 'full') {
    return (
      <CartCurrencyProvider chosen={currencyOfCart(cart.items)}>
        <Full {...cart} onSave={onSave} />
      </CartCurrencyProvider>
    )
  }
  return (
    <EmptyState title={t('failure.title')} text={errorMessage(cart.error)}>
      <Button onClick={cart.retry}>{t('failure.retry')}</Button>
    </EmptyState>
  )
}
