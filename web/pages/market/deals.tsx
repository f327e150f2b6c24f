import { useId } from 'react'
import type { Picture as Shot } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { ShopCard } from '#web/features/product-cards/shop-card.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'

const shown = 4

/** The biggest saving as a number that matters, over a picture, and below it what it is on. */
export function Deals({ cards, picture }: { cards: Card[]; picture: Shot | null }) {
  const id = useId()
  if (cards.length === 0) return null
  const words = <Words id={id} cards={cards} />
  return (
    <section aria-labelledby={id} className="wrap">
      {picture ? (
        <Scene picture={picture} className="mb-6 rounded-card md:mb-8">
          <div className="relative flex flex-col items-start p-6 lg:min-h-88 lg:justify-center lg:p-12">{words}</div>
        </Scene>
      ) : (
        <div className="mb-6 flex flex-col items-start border-t border-ink pt-6">{words}</div>
      )}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5">
        {cards.slice(0, shown).map((card) => (
          <li key={card.id}>
            <ShopCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ id, cards }: { id: string; cards: Card[] }) {
  const t = useText('home')
  const most = Math.max(...cards.map(({ price, was, upTo = 0 }) => (was === null ? upTo : Math.round((1 - price / was) * 100))))
  return (
    <>
      <h2 id={id} className="display text-2xl">
        {t('deals.title')}
      </h2>
      {most > 0 && <p className="display mt-2 text-3xl lg:max-w-[5em]">{t('deals.most', { percent: most })}</p>}
      <p className="mt-3 mb-5 max-w-[21em]">{t('deals.text')}</p>
      <ButtonLink to={urls.collection(undefined, new URLSearchParams({ reduced: 'true' }))} look="secondary">
        {t('deals.all')}
      </ButtonLink>
    </>
  )
}
