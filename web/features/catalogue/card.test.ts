import { describe, expect, test } from 'vitest'
import type { ProductCard } from '#contract/product.ts'
import { toCard, toCards, withLive, withoutBadge } from './card.ts'

const now = Date.parse('2026-06-01T00:00:00.000Z')
type Variant = ProductCard['variants'][number]
const variant = (id: string, price: number, stock: Variant['stock'] = { state: 'in' }): Variant => ({
  id,
  sku: '',
  options: {},
  price,
  oldPrice: null,
  stock,
})

function product(change: Partial<ProductCard> = {}, publishDate = '2025-01-01T00:00:00.000Z'): ProductCard {
  return {
    id: 'p',
    meta: { friendlyPageName: 'bell' },
    brand: { id: 'b', name: 'Northbar', slug: 'northbar' },
    tags: [],
    options: [],
    info: { name: 'Bell', sku: '', price: 10, oldPrice: null, isFeatured: false, publishDate, isRedeemable: false },
    photos: [
      { url: '/1.svg', alt: 'A bell', width: 8, height: 8 },
      { url: '/2.svg', alt: 'Its other side', width: 8, height: 8 },
    ],
    variants: [variant('v', 10)],
    rating: { average: 4.5, count: 3 },
    ...change,
  }
}

describe('the badge of a card', () => {
  test('shows "sold out" first of all', () => {
    expect(toCard(product({ variants: [variant('v', 10, { state: 'out' })], tags: ['BEST_SELLING_PRODUCTS'] }), now)).toMatchObject({
      badge: 'soldOut',
    })
  })
  test('then low stock, then best seller, then new', () => {
    expect(
      toCard(product({ variants: [variant('v', 10, { state: 'low', left: 3 })], tags: ['BEST_SELLING_PRODUCTS'] }), now),
    ).toMatchObject({ badge: 'left', left: 3 })
    expect(toCard(product({ tags: ['BEST_SELLING_PRODUCTS'] }, '2026-05-30T00:00:00.000Z'), now).badge).toBe('bestSeller')
    expect(toCard(product({}, '2026-05-30T00:00:00.000Z'), now).badge).toBe('new')
    expect(toCard(product(), now).badge).toBeUndefined()
  })
  test('is left out if the heading says the same', () => {
    const cards = [toCard(product({ tags: ['BEST_SELLING_PRODUCTS'] }), now), toCard(product({}, '2026-05-30T00:00:00.000Z'), now)]
    expect(withoutBadge(cards, 'bestSeller').map(({ badge }) => badge)).toEqual([undefined, 'new'])
  })
})

describe('the saving on a card', () => {
  const colored = (id: string, Color: string, oldPrice: number | null) => ({ ...variant(id, 78), options: { Color, Size: id }, oldPrice })
  test('names the value that alone has it, if the shown variant is not reduced', () => {
    const variants = [colored('S', 'Black', null), colored('M', 'Sand', 92), colored('L', 'Sand', 92)]
    expect(toCard(product({ variants }), now)).toMatchObject({ upTo: { percent: 15, value: 'Sand' } })
    const { info } = product()
    expect(toCard(product({ variants, info: { ...info, oldPrice: 92 } }), now)).not.toHaveProperty('upTo')
  })
  test('is left out, if no value has it alone', () => {
    const variants = [colored('S', 'Black', 92), colored('M', 'Black', null), colored('L', 'Sand', 92)]
    expect(toCard(product({ variants }), now)).not.toHaveProperty('upTo')
  })
})

describe('adding to the cart from a card', () => {
  test('adds a single available variant, up to the stock', () => {
    expect(toCard(product(), now).only).toEqual({ id: 'v', max: 99 })
    expect(toCard(product({ variants: [variant('v', 10, { state: 'low', left: 2 })] }), now).only).toEqual({ id: 'v', max: 2 })
  })
  test('is not offered if there is a choice, or nothing left', () => {
    expect(toCard(product({ variants: [variant('v', 10), variant('w', 10)] }), now).only).toBeUndefined()
    expect(toCard(product({ variants: [variant('v', 10, { state: 'out' })] }), now).only).toBeUndefined()
  })
})

describe('a card with live data', () => {
  const live = (...variants: Variant[]) => ({ id: 'p', rating: { average: 4.2, count: 4 }, variants })
  const best = toCard(product({ tags: ['BEST_SELLING_PRODUCTS'] }), now)

  test('equals the card of the current product', () => {
    const rating = { average: 4.2, count: 4 }
    for (const stock of [{ state: 'in' }, { state: 'low', left: 2 }, { state: 'out' }] satisfies Variant['stock'][]) {
      const variants = [variant('v', 10, stock)]
      expect(JSON.parse(JSON.stringify(withLive(best, live(...variants))))).toEqual(
        toCard(product({ tags: ['BEST_SELLING_PRODUCTS'], rating, variants }), now),
      )
    }
  })
  test('is for sale again once there is stock', () => {
    const sold = toCard(product({ variants: [variant('v', 10, { state: 'out' })] }), now)
    expect(withLive(sold, live(variant('v', 10)))).toMatchObject({ badge: undefined, only: { id: 'v', max: 99 } })
  })
  test('shows a first rating only once it is loaded with it', () => {
    const unrated = toCard(product({ rating: { average: 0, count: 0 } }), now)
    expect(withLive(unrated, live(variant('v', 10)))).toMatchObject({ rating: 0, rated: 0 })
  })
})

test('"from" is shown only if prices differ', () => {
  expect(toCard(product({ variants: [variant('v', 10), variant('w', 12)] }), now).from).toBe(true)
  expect(toCard(product(), now)).not.toHaveProperty('from')
})

test('a product without photos has a card', () => expect(toCard(product({ photos: [] }), now).shot).toEqual(['', '', 1, 1]))

describe('the cards of a list', () => {
  const newOne = () => product({}, '2026-05-30T00:00:00.000Z')
  test('show "new" on one in four', () => {
    const cards = toCards([product(), ...Array.from({ length: 6 }, newOne)], now)
    expect(cards.map(({ badge }) => badge)).toEqual([undefined, 'new', undefined, undefined, undefined, 'new', undefined])
  })
  test('show "best seller" on every one, whatever is next to it', () => {
    const cards = toCards([newOne(), ...Array.from({ length: 3 }, () => product({ tags: ['BEST_SELLING_PRODUCTS'] }))], now)
    expect(cards.map(({ badge }) => badge)).toEqual(['new', 'bestSeller', 'bestSeller', 'bestSeller'])
  })
  test('return the same object without a badge, so that its rendering can be reused', () => {
    const two = [newOne(), newOne()]
    expect(toCards(two, now)[1]).toBe(toCards(two, now)[1])
  })
  test('show colors if there are several', () => {
    const colors = (swatches: string[]) => toCard(product({ options: [{ name: 'Color', values: swatches, swatches }] }), now).swatches
    expect(colors(['#111111', '#eeeeee'])).toEqual(['#111111', '#eeeeee'])
    expect(colors(['#111111'])).toBeUndefined()
  })
})
