import { describe, expect, it } from 'vitest'
import posts from '#web/text/bn/posts.json' with { type: 'json' }
import { formatNumber } from '#web/lib/format.ts'
import { liftName } from './lift-name.ts'
import { platesFor } from './plates.ts'
import { figureOf, shownValue } from './value.ts'

const side = (kilograms: number) => platesFor(kilograms).map((plate) => plate.kilograms)

describe('the loaded bar', () => {
  it.each([
    [142.5, [25, 25, 10, 1.25]],
    [20, []],
    [15, []],
    [60, [20]],
    [21, [0.5]],
    [502.5, [25, 25, 25, 25, 25, 25, 25, 25, 25, 15, 1.25]],
  ])('of %d kg has these plates on a side', (kilograms, plates) => {
    expect(side(kilograms)).toEqual(plates)
  })
})

describe('a record’s number', () => {
  it.each([
    ['weight', 142.5, 'kg', { number: 142.5, unit: 'kg' }],
    ['weight', 142.5, 'lb', { number: 314, unit: 'lb' }],
    ['time', 1478, 'kg', { number: '24:38', unit: null }],
    ['time', 3909, 'kg', { number: '1:05:09', unit: null }],
    ['time', 9, 'kg', { number: '0:09', unit: null }],
    ['distance', 5000, 'kg', { number: 5, unit: 'km' }],
    ['distance', 400, 'lb', { number: 400, unit: 'm' }],
    ['reps', 20, 'kg', { number: 20, unit: null }],
  ] as const)('%s of %d in %s', (measure, value, unit, shown) => {
    expect(shownValue({ measure, value }, unit)).toEqual(shown)
  })
})

describe('a record in Bengali', () => {
  const digits = (value: number) => formatNumber(value, 'bn')
  const name = (lift: string) => liftName(lift, (key) => posts.lifts[key.slice('lifts.'.length) as keyof typeof posts.lifts])
  it('has Bengali digits and names, for runs and weights', () => {
    expect(figureOf(shownValue({ measure: 'time', value: 2892 }, 'kg'), digits)).toBe('৪৮:১২')
    expect([name('10 km'), name('Half marathon'), name('zercher squat')]).toEqual(['১০ কিমি', 'হাফ ম্যারাথন', 'Zercher squat'])
  })
})
