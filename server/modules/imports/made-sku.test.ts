import { expect, test } from 'vitest'
import { makeSku } from './made-sku.ts'

test.each([
  ['tee', {}, [], 'tee'],
  ['tee', { Size: 'Extra large', Color: 'Red' }, [], 'tee-extra-large-red'],
  ['tee', { Size: 'S+' }, ['tee-s'], 'tee-s-2'],
  ['tee', {}, ['tee', 'tee-2'], 'tee-3'],
  ['a'.repeat(60), {}, ['a'.repeat(60)], `${'a'.repeat(58)}-2`],
] as const)('the SKU made for %s with %o beside %o is %s', (slug, choice, taken, sku) => {
  expect(makeSku(slug, choice, new Set(taken))).toBe(sku)
})

test('SKUs made from long names that begin alike differ, are within the limit, and the same each time', () => {
  const start = 'competition-bumper-plates-with-a-steel-ring-for-olympic-bars-in'
  const make = (end: string) => makeSku(`${start}-${end}`, {}, new Set())
  expect(make('red')).not.toBe(make('blue'))
  expect(make('red')).toBe(make('red'))
  expect(make('red')).toHaveLength(60)
})
