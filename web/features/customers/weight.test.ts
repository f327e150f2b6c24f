import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilosOf, shownWeight, typedKilos } from './weight.ts'

describe('a weight', () => {
  test('is stored in kilograms to the gram, and read in either unit', () => {
    expect(typedKilos('405', 'lb')).toBe(183.705)
    expect(shownWeight(183.705, 'lb')).toBe('405')
    expect(shownWeight(183.705, 'kg')).toBe('183.705')
    expect(shownWeight(140, 'kg')).toBe('140')
  })

  test.each(['kg', 'lb'] as const)('typed in %s comes back as it was typed', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 60_000 }), (hundredths) => {
        const typed = String(hundredths / 100)
        expect(shownWeight(typedKilos(typed, unit)!, unit)).toBe(typed)
      }),
    )
  })

  test('shown in another unit is unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 600_000 }), fc.constantFrom('kg', 'lb'), (grams, unit) => {
        expect(kilosOf(shownWeight(grams / 1000, unit), unit, grams / 1000)).toBe(grams / 1000)
      }),
    )
  })

  test('is parsed in common notations', () => {
    for (const typed of ['102,5', ' 102.5 ', '102.50', '১০২.৫']) expect(typedKilos(typed, 'kg')).toBe(102.5)
    expect(typedKilos('', 'kg')).toBe(null)
    for (const typed of ['a lot', '1e3', '-5', '1.2.3', '100kg', '.']) expect(typedKilos(typed, 'kg')).toBe(NaN)
  })
})
