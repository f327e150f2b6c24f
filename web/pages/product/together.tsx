import { useRef, useState } from 'react'
import type { Product, Variant } from '#contract/product.ts'
import { type Card, toCards } from '#web/features/catalogue/card.ts'
import { call } from '#web/lib/call.ts'
import { useNearViewport } from '#web/lib/use-near-viewport.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { withText } from '#web/lib/with-text.ts'

export interface TogetherProps {
  product: Product
  variant: Variant
  cards: Card[]
}

/** Optional content: if loading fails, it's left out. */
const TogetherBlock = lazyPart(async () => (await withText(['together'], import('./together-block.tsx'))).TogetherBlock)

/** Products bought together with this one. Loaded when they come near the viewport, so that others don't pay for them. */
export function Together({ product, variant }: Omit<TogetherProps, 'cards'>) {
  const wrapper = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<Card[]>([])
  const load = async () => {
    const { products } = await call('GET /user/products/:id/bought-together', { id: product.id })
    setCards(toCards(products, Date.now()))
  }
  // Loaded while still out of view, so that there is no visible layout shift.
  useNearViewport(wrapper, '600px 0px', () => void load().catch(() => undefined))
  return <div ref={wrapper}>{cards.length > 0 && <TogetherBlock product={product} variant={variant} cards={cards} />}</div>
}
