import { contentParts } from '#contract/content-text.ts'
import { digitsOf } from '#contract/currency-digits.ts'
import type { Product, Variant } from '#contract/product.ts'
import { openGraphImage } from '#contract/pictures.ts'
import type { Shop } from '#contract/shop.ts'
import { type Content, referenceOf } from '#contract/unit-price.ts'
import { urls } from '#contract/urls.ts'
import { element, xml } from './xml.ts'

/** Google Merchant Center's limits. */
const titleMax = 150
const descriptionMax = 5000
const typesMax = 5

interface From {
  shop: Shop
  origin: string
  now: Date
}

/** The product feed in pieces (RSS 2.0 in Google's namespace): an item for each variant, from batches of products. */
export async function* productFeed(products: AsyncIterable<Product[]>, from: From): AsyncGenerator<string> {
  const { shop, origin } = from
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xml(shop.name)}</title><link>${xml(origin + urls.market())}</link><description>${xml(shop.name)}</description>
`
  for await (const batch of products) yield batch.map((product) => (product.giftCard ? '' : itemsOf(product, from))).join('')
  yield '</channel></rss>\n'
}

function itemsOf(product: Product, from: From): string {
  const { origin } = from
  const { info, meta, brand, categories, photos } = product
  const [photo] = photos
  const common = [
    element('g:description', (info.shortDescription || meta.description).slice(0, descriptionMax)),
    element('g:image_link', photo && origin + openGraphImage(photo.url)),
    element('g:brand', brand.name),
    element('g:condition', 'new'),
    ...categories.slice(0, typesMax).map(({ name }) => element('g:product_type', name)),
    product.variants.length > 1 ? element('g:item_group_id', meta.friendlyPageName) : '',
  ].join('')
  return product.variants.map((variant) => `<item>${own(product, variant, from)}${common}</item>\n`).join('')
}

function own({ info, meta, deal }: Product, variant: Variant, { shop, origin, now }: From): string {
  const { id, sku, options, price, oldPrice, stock, content, components, isDigital } = variant
  const amount = (value: number) => `${value.toFixed(digitsOf(shop.currency.name))} ${shop.currency.name}`
  const reduced = oldPrice !== null && oldPrice > price
  // Files aren't shipped.
  const isFree = isDigital || (shop.freeShippingFrom !== null && price >= shop.freeShippingFrom)
  const shipping = amount(isFree ? 0 : shop.delivery.price)
  return [
    element('g:id', sku),
    element('g:mpn', sku),
    element('g:title', [info.name, ...Object.values(options)].join(', ').slice(0, titleMax)),
    element('g:link', origin + urls.product(meta.friendlyPageName, id)),
    ...availabilityOf(stock, now),
    element('g:price', amount(reduced ? oldPrice : price)),
    reduced ? element('g:sale_price', amount(price)) : '',
    reduced && deal ? element('g:sale_price_effective_date', `${now.toISOString()}/${deal.endsAt}`) : '',
    ...(content ? unitPricing(content) : []),
    components ? element('g:is_bundle', 'yes') : '',
    ...Object.entries(options).map(([name, value]) => optionOf(name, value)),
    ...shop.countries.map((country) => `<g:shipping>${element('g:country', country)}${element('g:price', shipping)}</g:shipping>`),
  ].join('')
}

/** A variant that ships later has its date, unless that day has passed. */
function availabilityOf({ state, backOrder }: Variant['stock'], now: Date): string[] {
  if (state !== 'out' || !backOrder) return [element('g:availability', state === 'out' ? 'out_of_stock' : 'in_stock')]
  const shipsOn = backOrder.shipsOn !== null && backOrder.shipsOn >= now.toISOString().slice(0, 10) ? backOrder.shipsOn : null
  const word = backOrder.isPreOrder && shipsOn !== null ? 'preorder' : 'backorder'
  return [element('g:availability', word), ...(shipsOn === null ? [] : [element('g:availability_date', `${shipsOn}T00:00Z`)])]
}

/** Google computes the unit price from both measures, and uses the unit "ct" for counted pieces. */
function unitPricing(content: Content): string[] {
  const measure = ({ amount, unit }: Content) =>
    contentParts({ amount, unit })
      .join(' ')
      .replace(/[a-z]{3,}$/, 'ct')
  return [
    element('g:unit_pricing_measure', measure(content)),
    element('g:unit_pricing_base_measure', measure({ unit: content.unit, amount: referenceOf(content).amount })),
  ]
}

const named: Record<string, string> = { Color: 'g:color', Colour: 'g:color', Size: 'g:size', Material: 'g:material' }

const optionOf = (name: string, value: string): string =>
  named[name]
    ? element(named[name], value)
    : `<g:product_detail>${element('g:attribute_name', name)}${element('g:attribute_value', value)}</g:product_detail>`
