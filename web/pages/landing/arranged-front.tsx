import type { ReactNode } from 'react'
import { useShop } from '#web/lib/shop.ts'
import { Aims } from './aims.tsx'
import { Board } from './board.tsx'
import { Close } from './close.tsx'
import { Clubs } from './clubs.tsx'
import { Gifts } from './gifts.tsx'
import { Hero } from './hero.tsx'
import { Journal } from './journal.tsx'
import type { ArrangedSection, Front } from './load.ts'
import { Numbers } from './numbers.tsx'
import { ArticleSection, CardSection, QuoteSection, TextSection } from './own-sections.tsx'
import { Picks } from './picks.tsx'
import { Promises } from './promises.tsx'
import { Quote } from './quote.tsx'

/** The front page as arranged by staff. */
export function ArrangedFront({ front, sections }: { front: Front; sections: ArrangedSection[] }) {
  const { name } = useShop()
  const hasHero = sections.some(({ section }) => section === 'hero')
  return (
    <>
      {!hasHero && <h1 className="sr-only">{name}</h1>}
      <div className={`grid grid-cols-1 gap-16 md:gap-24 ${hasHero ? '' : 'pt-10'}`}>
        {sections.map((section, at) => (
          <Section key={section.id} section={section} front={front} isLast={at === sections.length - 1} />
        ))}
      </div>
    </>
  )
}

function Section({ section: own, front, isLast }: { section: ArrangedSection; front: Front; isLast: boolean }): ReactNode {
  const { hero, picks, quote, numbers, aims, stories, board, clubs, pictures } = front
  switch (own.section) {
    case 'hero':
      return <Hero card={hero} own={own} />
    case 'numbers':
      return <Numbers numbers={numbers} />
    case 'board':
      return (
        <div className="-mt-16 md:-mt-24">
          <Board lines={board} own={own} />
        </div>
      )
    case 'picks':
      return <Picks cards={own.cards.length > 0 ? own.cards : picks} own={own} />
    case 'review':
      return <Quote quote={quote} />
    case 'aims':
      return <Aims aims={aims} own={own} />
    case 'clubs':
      return <Clubs clubs={clubs} own={own} />
    case 'gifts':
      return <Gifts own={own} />
    case 'promises':
      return <Promises />
    case 'journal':
      return <Journal stories={stories} own={own} />
    case 'close':
      return (
        <div className={isLast ? '-mb-24' : ''}>
          <Close picture={pictures.close} hasProducts={numbers.products > 0} own={own} isWithin />
        </div>
      )
    case 'products':
    case 'collection':
      return <CardSection section={own} />
    case 'article':
      return <ArticleSection section={own} />
    case 'quote':
      return <QuoteSection section={own} />
    case 'text':
      return <TextSection section={own} />
  }
}
