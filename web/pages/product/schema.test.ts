import { describe, expect, test, vi } from 'vitest'
import type { Product, Variant } from '#contract/product.ts'
import type { Shop } from '#contract/shop.ts'
import { schemaOf, schemaText } from './schema.ts'

const shop = { currency: { name: 'USD' }, countries: ['US', 'CA'], delivery: { price: 5 }, returnDays: 30 } as Shop
const from = { shop, origin: 'https://shop.example' }
const variant = (Size: string, state: 'in' | 'out') => ({
  id: Size,
  sku: `T-${Size}`,
  options: { Size },
  price: 30,
  oldPrice: null,
  stock: { state },
})
const tee = {
  info: { name: 'Tee', shortDescription: 'Light.' },
  meta: { friendlyPageName: 'tee' },
  brand: { name: 'Loomhall' },
  photos: [{ url: '/pictures/tee-1.avif' }],
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [variant('S', 'in'), variant('M', 'out')],
} as unknown as Product
const none = { rating: { count: 0 }, reviews: [] } as never

describe('structured data of a product', () => {
  test('includes unit prices with their quantities', () => {
    const [one] = tee.variants
    const whey = { ...tee, options: [], variants: [{ ...one!, content: { amount: 900, unit: 'g' as const } }] }
    expect(JSON.parse(schemaText(whey, null, from))['@graph'][0].offers.priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      price: 30,
      priceCurrency: 'USD',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 900,
        unitCode: 'GRM',
        valueReference: { '@type': 'QuantitativeValue', value: 1000, unitCode: 'GRM' },
      },
    })
  })
  test('has a group of variants, with shipping and returns', () => {
    expect(schemaOf(tee, null, from)).toMatchObject({
      '@graph': [
        {
          '@type': 'ProductGroup',
          variesBy: ['https://schema.org/size'],
          hasVariant: [
            { sku: 'T-S', size: 'S', offers: { availability: 'https://schema.org/InStock', shippingDetails: { '@id': '#shipping' } } },
            {
              sku: 'T-M',
              size: 'M',
              offers: { availability: 'https://schema.org/OutOfStock', hasMerchantReturnPolicy: { '@id': '#returns' } },
            },
          ],
        },
        { '@id': '#shipping', shippingRate: { value: 5, currency: 'USD' } },
        { '@id': '#returns', merchantReturnDays: 30 },
      ],
    })
  })
  test('has one product for a single variant', () => {
    expect(schemaOf({ ...tee, options: [], variants: [tee.variants[0]!] }, null, from)).toMatchObject({
      '@graph': [{ '@type': 'Product', sku: 'T-S', offers: { price: 30 } }, {}, {}],
    })
  })
  test('names options and values as the page does', () => {
    const flask = {
      ...tee,
      options: [{ name: 'Length', values: [] }],
      variants: [variant('250 ml', 'in'), variant('M', 'in')],
    } as unknown as Product
    const labels = { '250 ml': '২৫০ মিলি', Length: 'দৈর্ঘ্য' }
    expect(schemaOf(flask, null, { ...from, shop: { ...shop, labels } })).toMatchObject({
      '@graph': [{ variesBy: ['দৈর্ঘ্য'], hasVariant: [{ name: 'Tee, ২৫০ মিলি', size: '২৫০ মিলি' }, { name: 'Tee, M' }] }, {}, {}],
    })
  })
  test('leaves out a ship date once it has passed', () => {
    const [one] = tee.variants
    const late = { ...one!, stock: { state: 'out', backOrder: { isPreOrder: false, shipsOn: '2026-03-02' } } } as Variant
    const later = { ...tee, options: [], variants: [late] }
    vi.useFakeTimers({ now: new Date('2026-03-02T23:00:00Z') })
    expect(schemaText(later, null, from)).toContain('"availabilityStarts":"2026-03-02"')
    vi.setSystemTime(new Date('2026-03-03T01:00:00Z'))
    expect(schemaText(later, null, from)).not.toContain('availabilityStarts')
    vi.useRealTimers()
  })
  test('claims no rating without reviews', () => expect(schemaText(tee, none, from)).not.toContain('aggregateRating'))
})
