import type { ReactNode } from 'react'
import { usePricedCart } from '#web/features/cart/use-priced-cart.ts'
import { countOf } from '#web/features/cart/lines.ts'
import { useSentence } from '#web/lib/failure.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { State } from '#web/ui/state.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { Empty } from './empty.tsx'
import { Full } from './full.tsx'

/** The server renders the outline; what is in the cart is known only to the browser. */
export function Component() {
  const t = useText('cart')
  const sentence = useSentence()
  const cart = usePricedCart()
  if (cart.state === 'loading')
    return (
      <Shell>
        <CartSkeleton rows={cart.rows} />
      </Shell>
    )
  if (cart.state === 'empty')
    return (
      <Shell>
        <Empty />
      </Shell>
    )
  if (cart.state === 'failed') {
    return (
      <Shell>
        <State title={t('failure.title')} text={sentence(cart.error)}>
          <Button onClick={cart.retry}>{t('failure.retry')}</Button>
        </State>
      </Shell>
    )
  }
  return (
    <Shell count={countOf(cart.items)}>
      <Full {...cart} />
    </Shell>
  )
}

/** As high as the window at least, so that the footer does not jump when the lines arrive. */
function Shell({ count, children }: { count?: number; children: ReactNode }) {
  const t = useText('cart')
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <Head title={t('title')} />
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 md:mb-8">
        <h1 tabIndex={-1} className="display text-2xl">
          {t('title')}
        </h1>
        {count !== undefined && <p className="text-quiet">{t('items', { count })}</p>}
      </div>
      {children}
    </div>
  )
}
