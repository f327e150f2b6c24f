import { type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react'
import type { Card } from '#web/features/catalogue/card.ts'
import { CardList } from '#web/features/product-cards/shop-card.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { onFirstUse } from '#web/lib/on-first-use.ts'
import { RailContent } from '#web/ui/rail.tsx'

interface MarketRailProps {
  /** Its heading's: it stands for the title and for `more`. */
  id: string
  title: string
  cards: Card[]
  more?: ReactNode
  /** It may be in sight when the page comes, so all of it comes along: a taller card that comes later would move what is below. */
  first?: boolean
}

/** A titled row of products as a fragment, made once for the same array of cards; nothing at all when there are none. */
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

/** A large screen shows four at once, and has nothing to scroll then. */
const arrowsFor = (count: number) => (count > atFirst ? 'hoverable:md:flex' : 'hoverable:md:flex hoverable:xl:hidden')

/** The first use of the page, with which the others come, may be a press on the row's own arrow. */
function whenAllIn(list: HTMLElement, count: number, work: () => void): void {
  if (list.children.length >= count) return work()
  const coming = new MutationObserver(() => {
    coming.disconnect()
    work()
  })
  coming.observe(list, { childList: true })
}

/** As many as the widest window shows at once. */
const atFirst = 4

interface RowProps {
  ref: RefObject<HTMLUListElement | null>
  className: string
  cards: Card[]
}

/** What nobody sees before they scroll comes once they do: a phone lays out and takes over half as many cards with the page. */
function Row({ cards, ...row }: RowProps) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => onFirstUse(() => startTransition(() => setWhole(true))), [])
  return <CardList {...row} cards={isWhole ? cards : cards.slice(0, atFirst)} />
}
