import type { Ref } from 'react'
import { type Card, withLive } from '#web/features/catalogue/card.ts'
import { useLive } from '#web/features/catalogue/live.ts'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { CachedList } from '#web/lib/cached-fragment.tsx'
import { CardButtons } from './card-buttons.tsx'
import { cardFromTemplate } from './card-template.ts'
import { QuickAdd } from './quick-add.tsx'

/**
 * A product in a list with its buttons: the one place that connects cards to the cart, wishlists and the comparison. Stock and rating are
 * updated in the browser.
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

interface CardListProps {
  ref?: Ref<HTMLUListElement>
  className: string
  cards: Card[]
  /** The number of cards whose pictures load eagerly. */
  first?: number
}

/** A list of cards. */
export const CardList = ({ cards, first = 0, ...list }: CardListProps) => (
  <CachedList
    {...list}
    items={cards}
    name={(index) => (index < first ? 'first card' : 'card')}
    known={import.meta.env.SSR ? cardFromTemplate : undefined}
  >
    {(card, index) => <ShopCard card={card} first={index < first} />}
  </CachedList>
)
