import { useId } from 'react'
import type { Card } from '#web/features/catalogue/card.ts'
import { ShopCard } from '#web/features/cart/shop-card.tsx'
import { useText } from '#web/lib/text.ts'

const shown = 4

/** The biggest saving as a number that matters, beside what it is on. */
export function Deals({ cards }: { cards: Card[] }) {
  const t = useText('home')
  const id = useId()
  if (cards.length === 0) return null
  const most = Math.max(...cards.map(({ price, was }) => (was === null ? 0 : Math.round((1 - price / was) * 100))))
  return (
    <section aria-labelledby={id} className="wrap">
      <div className="grid gap-x-5 gap-y-6 border-t border-ink pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div>
          <h2 id={id} className="display text-2xl">
            {t('deals.title')}
          </h2>
          {most > 0 && <p className="display mt-2 text-3xl text-ember lg:mt-6">{t('deals.most', { percent: most })}</p>}
          <p className="mt-3 max-w-[21em] text-quiet">{t('deals.text')}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5 lg:gap-x-4">
          {cards.slice(0, shown).map((card) => (
            <li key={card.id}>
              <ShopCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
