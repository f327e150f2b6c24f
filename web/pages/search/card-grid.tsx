import type { Card } from '#web/features/catalogue/card.ts'
import { CardList } from '#web/features/product-cards/shop-card.tsx'

/** A grid of a few products. */
export const CardGrid = ({ cards }: { cards: Card[] }) => (
  <CardList cards={cards} className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5" />
)
