import type { Product, Variant } from '#contract/catalogue.ts'
import { urls } from '#contract/urls.ts'
import type { Reviews } from '#web/features/reviews/types.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd, trailOf } from '#web/lib/json-ld.tsx'
import { useShop } from '#web/lib/shop.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'

interface ProductHeadProps {
  product: Product
  variant: Variant | undefined
  crumbs: Crumb[]
  reviews: Reviews | null
}

/** What search engines and shared links show of a product. */
export function ProductHead({ product, variant, crumbs, reviews }: ProductHeadProps) {
  const origin = useOrigin()
  const { currency } = useShop()
  const { meta, info, photos } = product
  const path = urls.product(meta.friendlyPageName)
  return (
    <>
      <Head title={meta.title} description={meta.description} path={path} image={photos[0]?.url} type="product" />
      <meta property="product:price:amount" content={String(variant?.price ?? info.price)} />
      <meta property="product:price:currency" content={currency.name} />
      <JsonLd data={{ ...schemaOf(product, variant, origin, currency.name), ...reviewsSchema(reviews) }} />
      <JsonLd data={trailOf([...crumbs, { name: info.name, to: path }], origin)} />
    </>
  )
}

function schemaOf({ info, meta, photos, brand }: Product, variant: Variant | undefined, origin: string, currency: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: info.name,
    description: info.shortDescription,
    sku: variant?.sku ?? info.sku,
    image: photos.map(({ url }) => origin + url),
    brand: { '@type': 'Brand', name: brand.name },
    ...(variant && {
      offers: {
        '@type': 'Offer',
        url: origin + urls.product(meta.friendlyPageName, variant.id),
        price: variant.price,
        priceCurrency: currency,
        availability: `https://schema.org/${variant.stock.state === 'out' ? 'OutOfStock' : 'InStock'}`,
      },
    }),
  }
}

/** Only where there are reviews: nothing is claimed that can't be read on the page. */
function reviewsSchema(reviews: Reviews | null): object {
  if (!reviews || reviews.rating.count === 0) return {}
  const { average, count } = reviews.rating
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    review: reviews.reviews.map(({ author, rating, text, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author || 'Anonymous' },
      datePublished: createdAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      ...(text && { reviewBody: text }),
    })),
  }
}
