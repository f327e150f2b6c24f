import type { Product, Variant } from '#contract/catalogue.ts'
import { urls } from '#contract/urls.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd, trailOf } from '#web/lib/json-ld.tsx'
import { useShop } from '#web/lib/shop.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'

interface ProductHeadProps {
  product: Product
  variant: Variant | undefined
  crumbs: Crumb[]
}

/** What search engines and shared links show of a product. */
export function ProductHead({ product, variant, crumbs }: ProductHeadProps) {
  const origin = useOrigin()
  const { currency } = useShop()
  const { meta, info, photos } = product
  const path = urls.product(meta.friendlyPageName)
  return (
    <>
      <Head title={meta.title} description={meta.description} path={path} image={photos[0]?.url} type="product" />
      <meta property="product:price:amount" content={String(variant?.price ?? info.price)} />
      <meta property="product:price:currency" content={currency.name} />
      <JsonLd data={schemaOf(product, variant, origin, currency.name)} />
      <JsonLd data={trailOf([...crumbs, { name: info.name, to: path }], origin)} />
    </>
  )
}

function schemaOf({ info, meta, photos, brand, rating }: Product, variant: Variant | undefined, origin: string, currency: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: info.name,
    description: info.shortDescription,
    sku: variant?.sku ?? info.sku,
    image: photos.map(({ url }) => origin + url),
    brand: { '@type': 'Brand', name: brand.name },
    ...(rating.count > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count } }),
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
