import { type Card, withLive } from '#web/features/catalogue/card.ts'
import { useLive } from '#web/features/catalogue/live.ts'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { CardButtons } from './card-buttons.tsx'
import { QuickAdd } from './quick-add.tsx'

/**
 * A product in a list with what can be done with it on its picture: the one place that knows the cart, and any list a product can be
 * put on. Stock and rating are brought up to date in the browser.
 */
export function ShopCard({ card: loaded, first }: { card: Card; first?: boolean }) {
  const card = useLive(loaded, withLive)
  return (
    <ProductCard card={card} first={first}>
      <QuickAdd card={card} />
      <CardButtons card={card} />
    </ProductCard>
  )
}

/** The same as an item of a list; `first` loads its picture right away. */
export const CardItem = ({ card, first = false, className }: { card: Card; first?: boolean; className?: string }) => (
  <CachedFragment name={first ? 'first card' : 'card'} tag="li" cacheKey={card} className={className}>
    {() => <ShopCard card={card} first={first} />}
  </CachedFragment>
)
