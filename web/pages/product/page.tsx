import type { ShouldRevalidateFunctionArgs } from '#web/lib/router/route.ts'
import { useLoaderData, useSearchParams } from '#web/lib/router/hooks.ts'
import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { ProductRail } from '#web/features/product-cards/product-rail.tsx'
import { RecentlyViewed } from '#web/features/product-cards/recently-viewed.tsx'
import { useLive } from '#web/features/catalogue/live.ts'
import { pickVariant, withLiveStock } from '#web/features/catalogue/variants.ts'
import { ProductPosts } from '#web/features/posts/product-posts.tsx'
import { ProductQuestions } from '#web/features/questions/product-questions.tsx'
import { fitVerdict } from '#web/features/reviews/fit.ts'
import { ProductReviews } from '#web/features/reviews/product-reviews.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { HydrateLater } from '#web/lib/hydrate-later.tsx'
import { pathTo, useNav } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { Buy, type BuyProps } from './buy.tsx'
import { fillBuy } from './buy-pattern.ts'
import { BundleComponents } from './bundle-components.tsx'
import { DealBox } from './deal-box.tsx'
import { Gallery } from './gallery.tsx'
import { fillGallery } from './gallery-pattern.ts'
import type { ProductData } from './load.ts'
import { openOffer, openOption } from '#web/features/catalogue/offer.ts'
import { Options } from './options.tsx'
import { ProductHead } from './product-head.tsx'
import { RememberedHeight } from './remembered-height.tsx'
import { Sections } from './sections.tsx'
import { fillSections } from './sections-pattern.ts'
import { slidesOf } from './slides.ts'
import { Together } from './together.tsx'
import { Title } from './title.tsx'
import { fillTitle } from './title-pattern.ts'
import { useRecordViewed } from './use-record-viewed.ts'

export { loader } from './load.ts'

const isServer = import.meta.env.SSR
/** A constant for products without contents, so that they share a cache entry. */
const nothing = {}
const options = (shown: BuyProps) => <Options {...shown} isMissing={false} />

/** Choosing another variant changes only the address, so nothing is reloaded. A reload at the same address means that a deal has ended. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

export function Component() {
  const { product, related, reviews, questions, sizeGuide, components } = useLoaderData<ProductData>()
  const [query] = useSearchParams()
  const t = useText('product-details')
  const drawing = (measures: string) => t('gallery.drawing', { name: product.info.name, measures })
  const crumbs = useCrumbs(product)
  const variant = pickVariant(product, query.get('variant') ?? query.get('shown'))
  const isShown = variant?.id === query.get('shown')
  const open = variant?.id === query.get('variant') ? undefined : openOption(product, variant)
  const offer = open === undefined ? variant : openOffer(product, open, isShown ? variant : undefined)
  const { units, locale } = useShop()
  const verdict = reviews && fitVerdict(reviews.fits)
  const fit = verdict && t(`fit.${verdict.fit}`, { ...verdict })
  const live = useLive(product, withLiveStock)
  useRecordViewed(product.id)
  // Keeps the chosen variant even if it's sold out by now, so that a choice never changes on its own.
  const liveVariant = live.variants.find(({ id }) => id === variant?.id)
  const bundleComponents = components?.[liveVariant?.id ?? '']
  return (
    <>
      <ProductHead product={product} price={offer?.price} crumbs={crumbs} reviews={reviews} />
      <div className="wrap pt-3 md:pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-2 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
          <CachedFragment
            key={product.id}
            name="gallery"
            tag="section"
            aria-label={t('gallery.label')}
            cacheKey={variant ?? product}
            className="min-w-0"
            fill={isServer ? fillGallery : undefined}
            shows={() => ({ name: product.info.name, slides: slidesOf(product, variant, { unit: units.length, locale, drawing }) })}
          >
            {(shown) => <Gallery {...shown} />}
          </CachedFragment>
          {/* On phones the sentence about delivery comes after price and choice, so that these are above the fold. */}
          <div className="max-md:-mt-3 max-md:flex max-md:flex-col md:sticky md:top-24 md:row-span-2 md:self-start">
            <CachedFragment
              name="title"
              tag="div"
              className="max-md:contents"
              cacheKey={product}
              fill={isServer ? fillTitle : undefined}
              shows={() => live}
            >
              {(shown) => <Title product={shown} />}
            </CachedFragment>
            {product.deal && offer?.lowestPrice !== undefined && <DealBox deal={product.deal} />}
            {liveVariant && offer && (
              <CachedFragment
                name={`${open === undefined ? 'buy' : isShown ? 'choose' : 'open'} ${sizeGuide ?? ''} ${fit ?? ''}`}
                tag="div"
                cacheKey={liveVariant}
                className="mt-5 grid grid-cols-1 gap-5"
                fill={isServer ? fillBuy : undefined}
                shows={() => ({ product: live, variant: liveVariant, open, offer, sizeGuide, fit })}
                inner={isServer && live.options.length > 0 ? options : undefined}
              >
                {(shown) => <Buy {...shown} />}
              </CachedFragment>
            )}
          </div>
          <div className="min-w-0">
            {bundleComponents && liveVariant && <BundleComponents components={bundleComponents} price={liveVariant.price} />}
            <CachedFragment name="sections" tag="div" cacheKey={product} fill={isServer ? fillSections : undefined} shows={() => live}>
              {(shown) => <Sections product={shown} />}
            </CachedFragment>
          </div>
        </div>
      </div>
      <HydrateLater>
        {liveVariant && open === undefined && (
          <RememberedHeight key={product.id} part="together">
            <Together product={live} variant={liveVariant} />
          </RememberedHeight>
        )}
        {reviews && (
          <CachedFragment name="reviews" tag="div" cacheKey={reviews.rating.count === 0 ? nothing : reviews} className="mt-12 wrap">
            {() => <ProductReviews key={product.id} productId={product.id} reviews={reviews} />}
          </CachedFragment>
        )}
        {questions && (
          <CachedFragment name="questions" tag="div" cacheKey={questions.total === 0 ? nothing : questions} className="mt-12 wrap">
            {() => <ProductQuestions key={product.id} productId={product.id} questions={questions} />}
          </CachedFragment>
        )}
        <RememberedHeight key={`posts ${product.id}`} part="posts">
          <ProductPosts productId={product.id} />
        </RememberedHeight>
        <div className="mt-20">
          <ProductRail title={t('related')} cards={related} />
        </div>
        <RememberedHeight key={`viewed ${product.id}`} part="viewed">
          <RecentlyViewed except={[product.id]} />
        </RememberedHeight>
      </HydrateLater>
    </>
  )
}

/** The breadcrumbs down to the product's leaf category. */
function useCrumbs({ categories }: Product): Crumb[] {
  const t = useText('common')
  const nav = useNav()
  const paths = categories.map(({ slug }) => pathTo(slug, nav))
  const deepest = paths.reduce((best, path) => (path.length > best.length ? path : best), [])
  return [{ name: t('header.shop'), to: urls.market() }, ...deepest.map(({ name, slug }) => ({ name, to: urls.collection(slug) }))]
}
