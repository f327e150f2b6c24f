import type { Picture as Shot } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { CardList } from '#web/features/product-cards/shop-card.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'

export interface DealsData {
  cards: Card[]
  /** The largest discount in percent. */
  most: number
  picture: Shot | null
}

const id = 'deals'

/** The largest discount as a prominent number over a picture, with the products below. */
export function Deals({ deals }: { deals: DealsData }) {
  if (deals.cards.length === 0) return null
  return (
    <CachedFragment name="deals" tag="section" aria-labelledby={id} className="wrap" cacheKey={deals}>
      {() => <Content {...deals} />}
    </CachedFragment>
  )
}

function Content({ cards, most, picture }: DealsData) {
  const words = <Words most={most} />
  return (
    <>
      {picture ? (
        <Scene picture={picture} className="mb-6 rounded-card md:mb-8">
          <div className="relative flex flex-col items-start p-6 lg:min-h-88 lg:justify-center lg:p-12">{words}</div>
        </Scene>
      ) : (
        <div className="mb-6 flex flex-col items-start border-t border-ink pt-6">{words}</div>
      )}
      <CardList cards={cards} className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5" />
    </>
  )
}

function Words({ most }: { most: number }) {
  const t = useText('market')
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
