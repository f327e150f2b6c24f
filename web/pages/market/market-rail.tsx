import { type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react'
import type { Card } from '#web/features/catalogue/card.ts'
import { CardList } from '#web/features/product-cards/shop-card.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { onFirstInteraction } from '#web/lib/on-first-interaction.ts'
import { RailContent } from '#web/ui/rail.tsx'

interface MarketRailProps {
  /** The id of its heading, which names both the rail and its `more` link. */
  id: string
  title: string
  cards: Card[]
  more?: ReactNode
  /** The rail may be visible on load, so all its cards are included: taller cards that come later would shift the page. */
  first?: boolean
}

/** A titled row of products as a fragment, cached by the array of cards; nothing if there are none. */
export function MarketRail({ id, title, cards, more, first = false }: MarketRailProps) {
  if (cards.length === 0) return null
  return (
    <CachedFragment name={`rail ${id}`} tag="section" aria-labelledby={id} cacheKey={cards}>
      {() => (
        <RailContent
          id={id}
          title={title}
          arrows={arrowsFor(cards.length)}
          more={more}
          whenWhole={(list, work) => whenAllIn(list, cards.length, work)}
        >
          {(row) => (first ? <CardList {...row} cards={cards} /> : <Row {...row} cards={cards} />)}
        </RailContent>
      )}
    </CachedFragment>
  )
}

/** Large screens show four cards at once, so up to four need no arrows. */
const arrowsFor = (count: number) => (count > atFirst ? 'hoverable:md:flex' : 'hoverable:md:flex hoverable:xl:hidden')

/** The remaining cards load on the page's first interaction, which may be a press on this row's arrow. */
function whenAllIn(list: HTMLElement, count: number, work: () => void): void {
  if (list.children.length >= count) return work()
  const coming = new MutationObserver(() => {
    coming.disconnect()
    work()
  })
  coming.observe(list, { childList: true })
}

/** As many cards as the widest window shows at once. */
const atFirst = 4

interface RowProps {
  ref: RefObject<HTMLUListElement | null>
  className: string
  cards: Card[]
}

/** Cards out of view are added on scrolling, so that a phone renders and hydrates half as many cards on load. */
function Row({ cards, ...row }: RowProps) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => onFirstInteraction(() => startTransition(() => setWhole(true))), [])
  return <CardList {...row} cards={isWhole ? cards : cards.slice(0, atFirst)} />
}
