import type { ReactNode } from 'react'
import type { Card } from '#web/features/catalogue/card.ts'
import { CardList } from '#web/features/product-cards/shop-card.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { RailContent } from '#web/ui/rail.tsx'

interface MarketRailProps {
  /** Its heading's: it stands for the title and for `more`. */
  id: string
  title: string
  cards: Card[]
  more?: ReactNode
}

/** A titled row of products as a fragment, made once for the same array of cards; nothing at all when there are none. */
export function MarketRail({ id, title, cards, more }: MarketRailProps) {
  if (cards.length === 0) return null
  return (
    <CachedFragment name={`rail ${id}`} tag="section" aria-labelledby={id} cacheKey={cards}>
      {() => (
        <RailContent id={id} title={title} more={more}>
          {(row) => <CardList {...row} cards={cards} />}
        </RailContent>
      )}
    </CachedFragment>
  )
}
