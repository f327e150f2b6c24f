import type { ReactNode } from 'react'
import type { Card } from '#web/features/catalogue/card.ts'
import { Rail } from '#web/ui/rail.tsx'
import { CardList } from './shop-card.tsx'

/** A titled row of products; nothing if there are none. */
export function ProductRail({ title, cards, more }: { title: string; cards: Card[]; more?: ReactNode }) {
  if (cards.length === 0) return null
  return (
    <Rail title={title} more={more}>
      {(row) => <CardList {...row} cards={cards} />}
    </Rail>
  )
}
