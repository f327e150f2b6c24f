import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Product, Variant } from '#contract/product.ts'
import type { Shop } from '#contract/shop.ts'
import { contentUnits } from '#contract/unit-price.ts'
import { inLatin1, withoutReferences } from '#web/lib/in-latin1.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { Buy, type BuyProps } from './buy.tsx'
import { fillBuy } from './buy-pattern.ts'
import { Gallery } from './gallery.tsx'
import { fillGallery } from './gallery-pattern.ts'
import { openOffer } from '#web/features/catalogue/offer.ts'
import { Options } from './options.tsx'
import { Sections } from './sections.tsx'
import { fillSections } from './sections-pattern.ts'
import type { Slide } from './slides.ts'
import { Title } from './title.tsx'
import { fillTitle } from './title-pattern.ts'

beforeAll(() => Promise.all(['en', 'bn'].map((locale) => loadText(locale, ['common', 'product-details', 'cart', 'ui']))))

const shop = {
  locale: 'en',
  locales: ['en', 'bn'],
  currency: { name: 'USD', language: 'en', style: 'IN' },
  delivery: { from: '2026-03-02', to: '2026-03-04', price: 4.9 },
  freeShippingFrom: 50,
  taxInPrices: null,
  returnDays: 30,
} as Shop
const shops: Shop[] = [
  shop,
  { ...shop, locale: 'bn' },
  { ...shop, freeShippingFrom: null, taxInPrices: 'included' },
  { ...shop, freeShippingFrom: 0, returnDays: 0 },
  // With signs beyond Latin 1.
  { ...shop, currency: { name: 'EUR', language: 'de', style: 'DE' } },
  { ...shop, currency: { name: 'INR', language: 'en', style: 'IN' } },
]

/** As the server renders a fragment. */
const renderIn = (where: Shop, node: ReactNode): string =>
  inLatin1(renderToString(<ShopContext value={where}>{node}</ShopContext>).replace(/^(?:<link rel="preload"[^>]*>)+/, ''))
const text = fc.oneof(
  fc.constantFrom('Bell', '& <"\'>', 'Bell – 12 kg', 'ঘণ্টা', '$& $1 7411', '', '8641.13'),
  fc.string({ unit: 'grapheme' }),
)
const url = fc.constantFrom('/pictures/bell-1.avif', '/pictures/bell-2.avif?3f2a', '/media/a/b.webp', 'https://cdn.example/1', '/1.svg')
const side = fc.constantFrom(1, 200, 320, 640, 800, 1600)
const price = fc.constantFrom(0, 0.9, 9.9, 49.9, 50, 64.9, 1234.5, 8641.13)

const slide: fc.Arbitrary<Slide> = fc.record(
  {
    url,
    alt: text,
    width: side,
    height: side,
    blur: fc.constantFrom('AAAA', 'UklG+/=='),
    dark: fc.constantFrom('/drawings/b.svg?theme=dark&units=metric'),
  },
  { requiredKeys: ['url', 'alt', 'width', 'height'] },
)

test('a gallery from a template equals the HTML of React', () => {
  const slides = fc.uniqueArray(slide, { minLength: 1, maxLength: 4, selector: (one) => one.url })
  fc.assert(
    fc.property(text, slides, fc.constantFrom(...shops), (name, all, where) => {
      const shown = { name, slides: all.map(({ blur, ...one }): Slide => (one.dark || !blur ? one : { ...one, blur })) }
      const renderGallery = (one: typeof shown) => renderIn(where, <Gallery {...one} />)
      expect(withoutReferences(fillGallery(shown, where, renderGallery) ?? '')).toBe(withoutReferences(renderGallery(shown)))
    }),
    { numRuns: 200 },
  )
})

const variantOf = fc.record(
  {
    id: fc.constantFrom('v1', 'v2'),
    sku: text,
    price,
    oldPrice: fc.option(price),
    lowestPrice: price,
    content: fc.record({ amount: fc.constantFrom(1, 60, 250, 900, 1000), unit: fc.constantFrom(...contentUnits) }),
    stock: fc.constantFrom<Variant['stock']>({ state: 'in' }, { state: 'low', left: 3 }, { state: 'low', left: 1 }),
  },
  { requiredKeys: ['id', 'sku', 'price', 'oldPrice', 'stock'] },
)
const productOf = fc.record({
  name: text,
  brand: fc.record({ id: fc.constant('b'), name: text, slug: fc.constantFrom('northbar', 'a&b') }),
  shortDescription: text,
  rating: fc.record({ average: fc.constantFrom(0, 3.7, 4.5, 5), count: fc.constantFrom(0, 1, 2, 1200) }),
  locale: fc.option(fc.constantFrom('en', 'bn'), { nil: undefined }),
  sizes: fc.constantFrom(undefined, [{ value: 'M', eu: '40', us: '8' }]),
  option: fc.constantFrom(undefined, 'Size', 'Color'),
})
type Arbitraries = typeof productOf extends fc.Arbitrary<infer T> ? T : never

function product(
  { name, shortDescription, option, ...rest }: Arbitraries,
  variant: Omit<Variant, 'options'>,
  otherPrice = variant.price,
): { product: Product; variant: Variant } {
  const values = ['M', 'L']
  const own: Variant = { ...variant, options: option === undefined ? {} : { [option]: 'M' } }
  const others: Variant[] =
    option === undefined ? [] : [{ ...own, id: 'other', price: otherPrice, options: { [option]: 'L' }, stock: { state: 'out' } }]
  const options = option === undefined ? [] : [{ name: option, values }]
  const made = { id: 'p', info: { name, shortDescription }, photos: [], options, variants: [own, ...others], ...rest }
  return { product: made as unknown as Product, variant: own }
}

test('the title from a template equals the HTML of React', () => {
  fc.assert(
    fc.property(productOf, variantOf, fc.constantFrom(...shops), (arbitrary, variant, where) => {
      const { product: one } = product(arbitrary, variant)
      const renderTitle = (shown: Product) => renderIn(where, <Title product={shown} />)
      expect(withoutReferences(fillTitle(one, where, renderTitle) ?? '')).toBe(withoutReferences(renderTitle(one)))
    }),
    { numRuns: 200 },
  )
})

test('the long texts from a template equal the HTML of React', () => {
  const line = fc.oneof(
    text,
    text.map((one) => `- ${one}`),
  )
  const description = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'))
  const attributes = fc.uniqueArray(fc.record({ name: text, value: text }), { maxLength: 4, selector: ({ name }) => name })
  fc.assert(
    fc.property(
      description,
      attributes,
      fc.constantFrom(...shops.filter(({ locale, locales }) => locale === locales[0])),
      (fullDescription, details, where) => {
        const one = { info: { fullDescription }, attributes: details, variants: [], locale: where.locale } as unknown as Product
        const renderSections = (shown: Product) => renderIn(where, <Sections product={shown} />)
        expect(withoutReferences(fillSections(one, where, renderSections) ?? '')).toBe(withoutReferences(renderSections(one)))
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  ['of the product is another', { locale: 'bn' }, shop],
  ['of the page is another than that of the catalogue', { locale: 'bn' }, { ...shop, locale: 'bn' }],
] as [string, Partial<Product>, Shop][])('React renders long texts where the language %s', (_, over, where) => {
  const one = { info: { fullDescription: 'Rings.' }, attributes: [], variants: [], ...over } as unknown as Product
  expect(fillSections(one, where, (shown) => renderIn(where, <Sections product={shown} />))).toBeUndefined()
})

const renderBuy = (where: Shop) => (shown: BuyProps) => renderIn(where, <Buy {...shown} />)
const renderOptions = (where: Shop) => (shown: BuyProps) =>
  shown.product.options.length > 0 ? renderIn(where, <Options {...shown} isMissing={false} />) : ''

test('the purchase section from a template equals the HTML of React', () => {
  fc.assert(
    fc.property(
      productOf,
      variantOf,
      fc.boolean(),
      price,
      fc.constantFrom(null, 'Shoes'),
      fc.constantFrom(...shops),
      (arbitrary, variant, chosen, otherPrice, sizeGuide, where) => {
        const { product: one, variant: own } = product(arbitrary, variant, otherPrice)
        const open = chosen ? undefined : arbitrary.option
        const shown: BuyProps = {
          product: one,
          variant: own,
          open,
          offer: open ? openOffer(one, open, undefined) : own,
          sizeGuide,
          fit: sizeGuide && 'Runs small: 4 of 6 & more',
        }
        expect(withoutReferences(fillBuy(shown, where, renderBuy(where), renderOptions(where)) ?? '')).toBe(
          withoutReferences(renderBuy(where)(shown)),
        )
      },
    ),
    { numRuns: 200 },
  )
})

const arbitrary: Arbitraries = {
  name: 'Bell',
  brand: { id: 'b', name: 'Northbar', slug: 'northbar' },
  shortDescription: 'Rings.',
  rating: { average: 4.5, count: 2 },
  locale: undefined,
  sizes: undefined,
  option: undefined,
}
const plain = { id: 'v', sku: 'B-1', price: 20, oldPrice: null, stock: { state: 'in' } } as const

test('React renders one product of each kind', () => {
  const where = { ...shop }
  const render = vi.fn<(shown: BuyProps) => string>(renderBuy(where))
  const all = [plain, { ...plain, id: 'w', price: 30 }, { ...plain, oldPrice: 25 }, { ...plain, sku: 'B-2', oldPrice: 40 }]
  for (const variant of all) {
    const shown: BuyProps = { ...product(arbitrary, variant), open: undefined, offer: { ...variant }, sizeGuide: null, fit: null }
    expect(fillBuy(shown, where, render, renderOptions(where))).toContain(variant.sku)
  }
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['that is sold out', { stock: { state: 'out' } }, shop],
  ['that is sold before it is there', { stock: { state: 'low', left: 2, backOrder: { isPreOrder: false, shipsOn: null } } }, shop],
  ['with another currency to choose', {}, { ...shop, currencies: [] }],
  ['that members pay less for', {}, { ...shop, membership: { name: 'Plus', percent: 5 } }],
] as [string, Partial<Variant>, Shop][])('a product %s is left to React', (_, over, where) => {
  const shown: BuyProps = { ...product(arbitrary, { ...plain, ...over }), open: undefined, offer: plain, sizeGuide: null, fit: null }
  expect(fillBuy(shown, where, renderBuy(where), renderOptions(where))).toBeUndefined()
})
