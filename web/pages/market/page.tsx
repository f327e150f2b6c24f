import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import type { Rail, Sort } from '#web/features/catalogue/filters.ts'
import { RecentlyViewed } from '#web/features/product-cards/recently-viewed.tsx'
import { HydrateLater } from '#web/lib/hydrate-later.tsx'
import { Head } from '#web/lib/head.tsx'
import { ShopSchema } from '#web/lib/shop-schema.tsx'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Community } from './community.tsx'
import { DealOfTheDay } from './deal-of-the-day.tsx'
import { Deals } from './deals.tsx'
import { Hero } from './hero.tsx'
import type { MarketData } from './load.ts'
import { MarketRail } from './market-rail.tsx'
import { Story } from './story.tsx'
import { Tiles } from './tiles.tsx'

export { loader } from './load.ts'

const sections = 'grid grid-cols-1 gap-16 md:gap-24'

export function Component() {
  const { hero, window, rails, deal, deals, tiles, total, posts } = useLoaderData<MarketData>()
  const t = useText('market')
  const all = (list: { sort: Sort } | { rail: Rail }) => (
    <TextLink
      to={urls.collection(undefined, new URLSearchParams(list))}
      className="inline-flex min-h-11 items-center text-sm font-medium whitespace-nowrap"
    >
      {t('all')}
    </TextLink>
  )
  return (
    <>
      <Head title={t('title')} description={t('description')} path={urls.market()} image={window.market?.url ?? hero?.shot[0]} />
      <ShopSchema />
      <Hero picture={window.market} card={hero} />
      <div className={`mt-14 md:mt-20 ${sections}`}>
        <MarketRail first id="best" title={t('rails.best')} cards={rails.best} more={all({ sort: 'best-selling' })} />
        <HydrateLater className={sections}>
          {deal && <DealOfTheDay {...deal} />}
          <MarketRail id="featured" title={t('rails.featured')} cards={rails.featured} more={all({ rail: 'featured' })} />
          {tiles.length > 0 && <Tiles tiles={tiles} />}
          <MarketRail id="trending" title={t('rails.trending')} cards={rails.trending} more={all({ rail: 'trending' })} />
          <Deals deals={deals} />
          <MarketRail id="rated" title={t('rails.rated')} cards={rails.rated} more={all({ sort: 'rating' })} />
          <Community posts={posts} />
          <Story total={total} picture={window.story} />
          <MarketRail id="fresh" title={t('rails.fresh')} cards={rails.fresh} more={all({ sort: 'newest' })} />
        </HydrateLater>
      </div>
      <RecentlyViewed />
    </>
  )
}
