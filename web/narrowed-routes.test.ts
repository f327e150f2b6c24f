import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { narrowedRoutes, wordOf } from './narrowed-routes.ts'

const narrowed = narrowedRoutes(routes)
const count = (all: RouteObject[]): number => all.reduce((sum, { children }) => sum + 1 + count(children ?? []), 0)
const matched = (among: RouteObject[], path: string) => matchRoutes(among, path)?.map(({ route: { path: pattern } }) => pattern)

test.each([
  '/market',
  '/collections',
  '/collections/all',
  '/product/bell',
  '/cart',
  '/checkout',
  '/order/GF-1',
  '/myAccount',
  '/myAccount/orders',
  '/account/sign-in',
  '/styleguide',
  '/product',
  '/product/bell/more',
  '/market/more',
])('%s matches the same among a few routes as among all', (path) => {
  const few = narrowed.get(wordOf(path)) ?? []
  expect(matched(few, path)).toEqual(matched(routes, path))
  expect(count(few)).toBeLessThan(count(routes) / 2)
})

test.each(['/', '/nowhere', '//market', '/MARKET', '/m%61rket', '/*', '/:slug'])('%s is compared with all routes', (path) => {
  expect(narrowed.get(wordOf(path))).toBeUndefined()
})
