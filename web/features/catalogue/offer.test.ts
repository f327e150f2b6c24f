import { describe, expect, test } from 'vitest'
import type { Product, Variant } from '#contract/product.ts'
import { openOffer, openOption } from './offer.ts'

const variant = (options: Record<string, string>, price: number, oldPrice: number | null = null): Variant => ({
  id: Object.values(options).join(' '),
  sku: '',
  options,
  price,
  oldPrice,
  stock: { state: 'in' },
})
const product = (variants: Variant[]): Product => {
  const names = [...new Set(variants.flatMap((one) => Object.keys(one.options)))]
  const options = names.map((name) => ({ name, values: [...new Set(variants.map((one) => one.options[name]!))] }))
  return { info: { price: Math.min(...variants.map(({ price }) => price)) }, options, variants } as unknown as Product
}
const bell = product([variant({ Weight: '8 kg' }, 40, 47), variant({ Weight: '16 kg' }, 65)])
const flask = product([variant({ Size: '250 ml' }, 16), variant({ Size: '500 ml' }, 19, 22)])
const roller = product(
  ['Black', 'Teal'].flatMap((Color) => [
    variant({ Color, Length: '33 cm' }, 32),
    variant({ Color, Length: '60 cm' }, Color === 'Teal' ? 50 : 46),
  ]),
)
const at = (one: Product, id: string) => one.variants.find((own) => own.id === id)

describe('an option that the customer must choose', () => {
  test('is the size, if there are several', () => {
    expect(openOption(flask, flask.variants[0])).toBe('Size')
    expect(openOption(product([variant({ Size: 'One size' }, 16)]), undefined)).toBeUndefined()
  })
  test('is the one that determines the price, if the default costs more than the card says', () => {
    expect(openOption(bell, at(bell, '16 kg'))).toBe('Weight')
    expect(openOption(bell, at(bell, '8 kg'))).toBeUndefined()
    expect(openOption(roller, at(roller, 'Teal 60 cm'))).toBe('Length')
    expect(openOption(roller, at(roller, 'Teal 33 cm'))).toBeUndefined()
  })
})

describe('the price before a choice', () => {
  test('is that of the card', () => {
    expect(openOffer(flask, 'Size', undefined)).toEqual({ price: 16, oldPrice: null, from: true, upTo: { percent: 14, value: '500 ml' } })
    expect(openOffer(bell, 'Weight', undefined)).toEqual({ price: 40, oldPrice: 47, from: true })
  })
  test('is a single price if all variants cost the same', () => {
    const tee = product([variant({ Size: 'S' }, 30), variant({ Size: 'M' }, 30)])
    expect(openOffer(tee, 'Size', undefined)).toEqual({ price: 30, oldPrice: null, from: false })
  })
  test('follows the selected color', () => {
    const tee = product([
      variant({ Color: 'Black', Size: 'S' }, 30),
      variant({ Color: 'Moss', Size: 'S' }, 35),
      variant({ Color: 'Moss', Size: 'M' }, 35),
    ])
    expect(openOffer(tee, 'Size', at(tee, 'Moss S'))).toEqual({ price: 35, oldPrice: null, from: false })
  })
})
