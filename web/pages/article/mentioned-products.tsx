import type { Card } from '#web/features/catalogue/card.ts'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { CachedList } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'

/** The products of the article, with current prices. */
export function MentionedProducts({ cards }: { cards: Card[] }) {
  const t = useText('blog')
  if (cards.length === 0) return <div className="hidden lg:block" />
  return (
    <aside aria-labelledby="seen" className="mt-12 lg:mt-0">
      <h2 id="seen" className="mb-3 text-sm font-semibold">
        {t('seen')}
      </h2>
      <CachedList className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:grid-cols-1" items={cards} name={() => 'seen'}>
        {(card) => <ProductCard card={card} />}
      </CachedList>
      <p className="mt-4 text-sm text-quiet">{t('prices')}</p>
    </aside>
  )
}
