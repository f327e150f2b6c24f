import { digitsOf } from '#contract/currency-digits.ts'
import type { Product } from '#contract/product.ts'
import { openGraphImage } from '#contract/pictures.ts'
import { urls } from '#contract/urls.ts'

/** Structured data of the gift card for search engines: a product whose offers are its amounts. */
export function giftCardJson({ info, brand, variants, photos }: Product, origin: string, currency: string): object {
  const prices = variants.map(({ price }) => price)
  const [photo] = photos
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: info.name,
    description: info.shortDescription,
    brand: { '@type': 'Brand', name: brand.name },
    ...(photo && { image: origin + openGraphImage(photo.url) }),
    offers: {
      '@type': 'AggregateOffer',
      url: origin + urls.giftCards(),
      priceCurrency: currency,
      lowPrice: Math.min(...prices).toFixed(digitsOf(currency)),
      highPrice: Math.max(...prices).toFixed(digitsOf(currency)),
      offerCount: prices.length,
      availability: 'https://schema.org/InStock',
    },
  }
}
