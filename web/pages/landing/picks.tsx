import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { CachedList } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import type { StaffTexts } from './load.ts'
import { Title } from './title.tsx'

/** Bestsellers. */
export function Picks({ cards, own }: { cards: Card[]; own?: StaffTexts }) {
  const t = useText('landing')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="picks" className="wrap">
      <Title
        id="picks"
        title={own?.title || t('picks.title')}
        text={own?.text || t('picks.text')}
        to={urls.collection()}
        more={t('picks.all')}
      />
      <CachedList className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 md:gap-x-6" items={cards} name={() => 'bare card'}>
        {(card) => <ProductCard card={card} />}
      </CachedList>
    </section>
  )
}
