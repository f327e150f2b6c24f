import { laterOf } from '#web/features/catalogue/back-order.ts'
import type { Product, Variant } from '#contract/product.ts'
import type { Shop } from '#contract/shop.ts'
import { urls } from '#contract/urls.ts'
import { type Content, referenceOf } from '#contract/unit-price.ts'
import { photosOf } from '#web/features/catalogue/variants.ts'
import type { Reviews } from '#web/features/reviews/types.ts'
import { absoluteUrl } from '#web/lib/absolute-url.ts'

interface From {
  shop: Shop
  origin: string
}
const texts = new WeakMap<Product, { from: From; reviews: Reviews | null; day: string; text: string }>()

/** Structured data of a product with all its variants, as JSON; cached for the same product, reviews and shop, for a day because of dates that pass. */
export function schemaText(product: Product, reviews: Reviews | null, from: From): string {
  const day = new Date().toISOString().slice(0, 10)
  const cached = texts.get(product)
  if (cached?.day === day && cached.reviews === reviews && cached.from.shop === from.shop && cached.from.origin === from.origin)
    return cached.text
  const text = JSON.stringify(schemaOf(product, reviews, from))
  texts.set(product, { from, reviews, day, text })
  return text
}

/** Several variants form a ProductGroup, whose offers share the shipping details and the return policy. */
export function schemaOf(product: Product, reviews: Reviews | null, from: From): object {
  const { info, meta, brand, variants, options, photos } = product
  const path = from.origin + urls.product(meta.friendlyPageName)
  const common = {
    name: info.name,
    description: info.shortDescription,
    url: path,
    image: photos.slice(0, 3).map(({ url }) => absoluteUrl(url, from.origin)),
    brand: { '@type': 'Brand', name: brand.name },
    ...reviewsSchema(reviews),
  }
  const [only] = variants
  const thing =
    variants.length > 1
      ? {
          '@type': 'ProductGroup',
          ...common,
          productGroupID: meta.friendlyPageName,
          variesBy: options
            .map(({ name }) => propertyOf[name] ?? name)
            .map((name) => (name in properties ? `https://schema.org/${name}` : labelIn(from.shop, name))),
          hasVariant: variants.map((variant) => variantSchema(product, variant, from)),
        }
      : { '@type': 'Product', ...common, sku: only?.sku ?? info.sku, ...(only && { offers: offerOf(product, only, from) }) }
  return { '@context': 'https://schema.org', '@graph': [thing, ...videosOf(product, from), shippingOf(from.shop), returns(from.shop)] }
}

const videosOf = ({ info, photos }: Product, { origin }: From): object[] =>
  photos.flatMap(({ url, alt, video }) =>
    video
      ? [
          {
            '@type': 'VideoObject',
            name: alt || info.name,
            description: info.shortDescription,
            thumbnailUrl: absoluteUrl(url, origin),
            contentUrl: absoluteUrl(video.url, origin),
            uploadDate: info.publishDate,
            duration: `PT${Math.max(Math.round(video.seconds), 1)}S`,
          },
        ]
      : [],
  )

const properties = { color: true, size: true, weight: true }
/** The schema.org properties of the shop's options. */
const propertyOf: Record<string, string> = { Color: 'color', Colour: 'color', Size: 'size', Weight: 'weight' }

/** The page's label for an option or its value. */
const labelIn = ({ labels }: Shop, term: string): string => labels?.[term] ?? term

function variantSchema(product: Product, variant: Variant, from: From): object {
  const [photo] = photosOf(product, variant)
  const label = (value: string) => labelIn(from.shop, value)
  const own = Object.entries(variant.options).flatMap(([name, value]) => (propertyOf[name] ? [[propertyOf[name], label(value)]] : []))
  return {
    '@type': 'Product',
    name: [product.info.name, ...Object.values(variant.options).map(label)].join(', '),
    sku: variant.sku,
    ...(photo && { image: absoluteUrl(photo.url, from.origin) }),
    ...Object.fromEntries(own),
    offers: offerOf(product, variant, from),
  }
}

const offerOf = ({ meta, deal }: Product, variant: Variant, { shop, origin }: From): object => ({
  '@type': 'Offer',
  url: origin + urls.product(meta.friendlyPageName, variant.id),
  price: variant.price,
  priceCurrency: shop.currency.name,
  ...(variant.content && { priceSpecification: unitPriceOf(variant.price, variant.content, shop) }),
  ...(deal && variant.lowestPrice !== undefined && { priceValidUntil: deal.endsAt.slice(0, 10) }),
  ...availabilityOf(variant),
  itemCondition: 'https://schema.org/NewCondition',
  // Files are neither shipped nor returned.
  ...(!variant.isDigital && { shippingDetails: { '@id': '#shipping' }, hasMerchantReturnPolicy: { '@id': '#returns' } }),
})

/** Google's format: the price of an amount, and the reference amount of the unit price. */
function unitPriceOf(price: number, { amount, unit }: Content, { currency }: Shop): object {
  const measure = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] })
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency.name,
    referenceQuantity: { ...measure(amount), valueReference: measure(referenceOf({ amount, unit }).amount) },
  }
}
/** UN/CEFACT codes; C62 is for pieces. */
const unitCodes: Record<Content['unit'], string> = { g: 'GRM', ml: 'MLT', cm: 'CMT', piece: 'C62', capsule: 'C62', serving: 'C62' }

/** Out-of-stock variants include whether they can be ordered ahead, and when they ship. */
function availabilityOf({ stock: { state, backOrder } }: Variant): object {
  const word = (name: string) => ({ availability: `https://schema.org/${name}` })
  if (state !== 'out' || !backOrder) return word(state === 'out' ? 'OutOfStock' : 'InStock')
  const { key, shipsOn } = laterOf(backOrder)
  return { ...word(key === 'preOrderOn' ? 'PreOrder' : 'BackOrder'), ...(shipsOn && { availabilityStarts: shipsOn }) }
}

const shippingOf = ({ delivery, currency, countries }: Shop): object => ({
  '@type': 'OfferShippingDetails',
  '@id': '#shipping',
  shippingRate: { '@type': 'MonetaryAmount', value: delivery.price, currency: currency.name },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
})

/** The return policy as on the page: unused, within a number of days. */
const returns = ({ countries, returnDays }: Shop): object => ({
  '@type': 'MerchantReturnPolicy',
  '@id': '#returns',
  applicableCountry: countries,
  ...(returnDays > 0
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
})

/** Included only with reviews, since structured data must match the page. */
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
