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

describe('which pictures are shown', () => {
  const urls = (of: Variant | undefined, from = pictured) => photosOf(from, of).map(({ url }) => url)
  test('those of the variant, and those that show any', () => expect(urls(by('Black-M'))).toEqual(['black', 'pattern']))
  test('all where none shows it', () =>
    expect(urls(by('Rust-S'), { ...pictured, photos: pictured.photos.slice(0, 2) })).toEqual(['sand', 'black']))
})

describe('which variant is shown', () => {
  test('the one the address names, sold out or not', () => expect(by('Black-S').id).toBe('Black-S'))
  test('else the first that can be bought', () => expect(pickVariant(shirt, 'nonsense')?.id).toBe('Black-M'))
  test('of what the main picture shows, as on the card', () => expect(pickVariant(pictured, null)?.id).toBe('Sand-L'))
  test('the cheapest of them, as the card says', () => {
    const dear = { ...variant('Sand', 'M'), price: 2 }
    expect(pickVariant({ photos: pictured.photos, variants: [dear, ...shirt.variants] }, null)?.id).toBe('Sand-L')
  })
  test('else the first', () => expect(pickVariant({ photos: [], variants: [variant('Rust', 'S', 'out')] }, null)?.id).toBe('Rust-S'))
  test('none without variants', () => expect(pickVariant({ photos: [], variants: [] }, null)).toBeUndefined())
})

describe('what can be chosen', () => {
  test('the chosen values are marked', () =>
    expect(choice('Black-M', 'Size', 'M')).toMatchObject({ chosen: true, available: true, variantId: 'Black-M' }))
  test('a sold out combination is not available', () =>
    expect(choice('Black-M', 'Size', 'S')).toMatchObject({ available: false, variantId: 'Black-S' }))
  test('a combination that is not made is not available', () =>
    expect(choice('Sand-L', 'Size', 'S')).toMatchObject({ available: false, variantId: null }))
  test('an earlier option stays available through another later value', () =>
    expect(choice('Black-M', 'Color', 'Sand')).toMatchObject({ available: true, variantId: 'Sand-L' }))
  test('an earlier option keeps the later value where it can', () =>
    expect(choice('Black-L', 'Color', 'Sand')).toMatchObject({ variantId: 'Sand-L' }))
  test('a value sold out in everything is not available', () =>
    expect(choice('Black-M', 'Color', 'Rust')).toMatchObject({ available: false, variantId: 'Rust-S' }))
})

test('stock and rating of now take the place of what was loaded, where there are any', () => {
  const product = { ...shirt, id: 'p', rating: { average: 4, count: 1, histogram: [0, 0, 0, 1, 0] } } as unknown as Product
  const live = withLiveStock(product, {
    id: 'p',
    rating: { average: 4.5, count: 2 },
    variants: [{ id: 'Black-M', stock: { state: 'out' } }],
  })
  expect(live.rating).toEqual({ average: 4.5, count: 2, histogram: [0, 0, 0, 1, 0] })
  expect(live.variants.map(({ stock }) => stock.state)).toEqual(['out', 'out', 'low', 'out', 'in', 'out'])
})

test('a cart may contain what is left, 99 at most, and nothing that is sold out', () => {
  expect([by('Black-M'), by('Black-L'), by('Black-S')].map(mostOf)).toEqual([99, 3, 0])
})

test('a variant is described by its values', () => expect(wordsOf(by('Black-M'))).toBe('Black, M'))
