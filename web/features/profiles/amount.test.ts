import { describe, expect, it } from 'vitest'
import { amountOf } from './amount.ts'

describe('a formatted record', () => {
  it.each([
    [142.5, 'weight', 'kg', '142.5 kg'],
    [140, 'weight', 'kg', '140 kg'],
    [142.5, 'weight', 'lb', '314.2 lb'],
    [100, 'weight', 'lb', '220.5 lb'],
    [270, 'time', 'kg', '4:30 time'],
    [3725, 'time', 'kg', '1:02:05 time'],
    [1500, 'distance', 'kg', '1,500 m'],
    [5000, 'distance', 'kg', '5 km'],
    [42_195, 'distance', 'kg', '42.2 km'],
    [21, 'reps', 'lb', '21 reps'],
  ] as const)('%d of %s in %s is %s', (value, measure, unit, expected) => {
    const shown = amountOf(value, measure, { unit, locale: 'en' })
    expect(`${shown.text} ${shown.unit}`).toBe(expected)
  })

  it('has the digits of the language, also in times', () => {
    expect(amountOf(3725, 'time', { unit: 'kg', locale: 'bn' }).text).toBe('১:০২:০৫')
  })
})
