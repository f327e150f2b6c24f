import { expect, it } from 'vitest'
import { includesPattern, patternFinder } from './path-patterns.ts'

it('a pattern with a parameter covers matching paths and narrower patterns', () => {
  const one = (wide: string, narrow: string) => includesPattern(wide.split('/'), narrow.split('/'))
  expect(one('/orders/:id', '/orders/list')).toBe(true)
  expect(one('/orders/:id', '/orders/:number')).toBe(true)
  expect(one('/orders/:id', '/orders/list/all')).toBe(false)
  expect(one('/orders/list', '/orders/:id')).toBe(false)
})

it('finds the pattern of a path, preferring one without parameters', () => {
  const find = patternFinder(['/orders/:id', '/orders/list', '/:any/list', '/promotions/:id/codes.csv'])
  expect(['orders/list', 'orders/7', 'orders/7/', 'carts/list', 'promotions/7/codes.csv'].map(find)).toEqual([
    '/orders/list',
    '/orders/:id',
    '/orders/:id',
    '/:any/list',
    '/promotions/:id/codes.csv',
  ])
  expect(['orders', 'orders/', 'orders/7/8', 'promotions/7/codes_csv', ''].map(find)).toEqual(Array.from({ length: 5 }))
})
