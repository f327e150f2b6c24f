import { describe, expect, test } from 'vitest'
import type { Product, Variant } from '#contract/product.ts'
import { choicesOf, mostOf, photosOf, pickVariant, withLiveStock, wordsOf } from './variants.ts'

const variant = (color: string, size: string, state: 'in' | 'low' | 'out' = 'in', left?: number): Variant => ({
  id: `${color}-${size}`,
  sku: '',
  options: { Color: color, Size: size },
  price: 1,
  oldPrice: null,
  stock: { state, ...(left && { left }) },
})

const shirt = {
  options: [
    { name: 'Color', values: ['Black', 'Sand', 'Rust'] },
    { name: 'Size', values: ['S', 'M', 'L'] },
  ],
  photos: [],
  variants: [
    variant('Black', 'S', 'out'),
    variant('Black', 'M'),
    variant('Black', 'L', 'low', 3),
    variant('Sand', 'M', 'out'),
    variant('Sand', 'L'),
    variant('Rust', 'S', 'out'),
  ],
}
const by = (id: string): Variant => pickVariant(shirt, id) as Variant
const choice = (chosen: string, name: string, value: string) =>
  choicesOf(shirt, by(chosen))
    .find((option) => option.name === name)
    ?.choices.find((one) => one.value === value)

const photo = (url: string, options?: Record<string, string>) => ({
  url,
  alt: '',
  width: 1,
  height: 1,
  displayOrder: 0,
  ...(options && { options }),
})
const pictured = { ...shirt, photos: [photo('sand', { Color: 'Sand' }), photo('black', { Color: 'Black' }), photo('pattern')] }

describe('the pictures shown', () => {
  const urls = (of: Variant | undefined, from = pictured) => photosOf(from, of).map(({ url }) => url)
  test('are those of the variant, and those of any variant', () => expect(urls(by('Black-M'))).toEqual(['black', 'pattern']))
  test('are all if none shows the variant', () =>
    expect(urls(by('Rust-S'), { ...pictured, photos: pictured.photos.slice(0, 2) })).toEqual(['sand', 'black']))
})

describe('the variant shown', () => {
  test('is the one in the URL, sold out or not', () => expect(by('Black-S').id).toBe('Black-S'))
  test('is otherwise the first that can be bought', () => expect(pickVariant(shirt, 'nonsense')?.id).toBe('Black-M'))
  test('matches the main picture, as on the card', () => expect(pickVariant(pictured, null)?.id).toBe('Sand-L'))
  test('is the cheapest of those, as on the card', () => {
    const dear = { ...variant('Sand', 'M'), price: 2 }
    expect(pickVariant({ photos: pictured.photos, variants: [dear, ...shirt.variants] }, null)?.id).toBe('Sand-L')
  })
  test('is otherwise the first', () =>
    expect(pickVariant({ photos: [], variants: [variant('Rust', 'S', 'out')] }, null)?.id).toBe('Rust-S'))
  test('is none without variants', () => expect(pickVariant({ photos: [], variants: [] }, null)).toBeUndefined())
})

describe('the options offered', () => {
  test('mark the selected values', () =>
    expect(choice('Black-M', 'Size', 'M')).toMatchObject({ chosen: true, available: true, variantId: 'Black-M' }))
  test('disable a sold-out combination', () =>
    expect(choice('Black-M', 'Size', 'S')).toMatchObject({ available: false, variantId: 'Black-S' }))
  test('disable a missing combination', () => expect(choice('Sand-L', 'Size', 'S')).toMatchObject({ available: false, variantId: null }))
  test('keep an earlier option available through another later value', () =>
    expect(choice('Black-M', 'Color', 'Sand')).toMatchObject({ available: true, variantId: 'Sand-L' }))
  test('keep the later value when an earlier option changes, if possible', () =>
    expect(choice('Black-L', 'Color', 'Sand')).toMatchObject({ variantId: 'Sand-L' }))
  test('disable a value that is sold out in every combination', () =>
    expect(choice('Black-M', 'Color', 'Rust')).toMatchObject({ available: false, variantId: 'Rust-S' }))
})

test('live stock and rating replace the loaded ones, if there are any', () => {
  const product = { ...shirt, id: 'p', rating: { average: 4, count: 1, histogram: [0, 0, 0, 1, 0] } } as unknown as Product
  const live = withLiveStock(product, {
    id: 'p',
    rating: { average: 4.5, count: 2 },
    variants: [{ id: 'Black-M', stock: { state: 'out' } }],
  })
  expect(live.rating).toEqual({ average: 4.5, count: 2, histogram: [0, 0, 0, 1, 0] })
  expect(live.variants.map(({ stock }) => stock.state)).toEqual(['out', 'out', 'low', 'out', 'in', 'out'])
})

test('a cart accepts the remaining stock, 99 at most, and nothing sold out', () => {
  expect([by('Black-M'), by('Black-L'), by('Black-S')].map(mostOf)).toEqual([99, 3, 0])
})

test('a variant is described by its option values', () => expect(wordsOf(by('Black-M'))).toBe('Black, M'))
