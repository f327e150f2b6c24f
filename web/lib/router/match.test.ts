import { expect, test } from 'vitest'
import { createMatcher } from './match.ts'

const matchesOf = createMatcher([
  {
    id: 'root',
    children: [
      { id: 'start', index: true },
      { id: 'any', path: '*' },
      { id: 'product', path: 'product/:slug' },
      { id: 'order', path: 'order/:number' },
      { id: 'thanks', path: 'order/thanks' },
      { id: 'review', path: 'order/:number/review/:productId' },
      { id: 'account', path: 'myAccount' },
      { id: 'handle', path: ':handle/posts' },
    ],
  },
])

test.each([
  ['/', 'start', {}],
  ['/product/bell', 'product', { slug: 'bell' }],
  ['/Product/Bell/', 'product', { slug: 'Bell' }],
  ['/product/caf%C3%A9%20au', 'product', { slug: 'café au' }],
  ['/product/%E0%A4', 'product', { slug: '%E0%A4' }],
  ['/order/7', 'order', { number: '7' }],
  ['/order/thanks', 'thanks', {}],
  ['/order/7/review/8', 'review', { number: '7', productId: '8' }],
  ['/MYACCOUNT', 'account', {}],
  ['/ada/posts', 'handle', { handle: 'ada' }],
  ['/product', 'any', {}],
  ['/product/a/b', 'any', {}],
  ['/nowhere', 'any', {}],
])('%s is %s', (path, id, params) => {
  const matches = matchesOf(path)
  expect(matches.map(({ route }) => route.id)).toEqual(['root', id])
  expect(matches.at(-1)?.params).toEqual(params)
})

test('a route without an id gets one from its position', () => {
  const route = { path: 'a' }
  createMatcher([{ children: [route] }])
  expect(route).toMatchObject({ id: '0-0' })
})
