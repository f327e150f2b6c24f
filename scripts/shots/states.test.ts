import { expect, it } from 'vitest'
import { createMatcher } from '#web/lib/router/match.ts'
import type { RouteObject } from '#web/lib/router/route.ts'
import { type PageHandle, routes } from '#web/routes.tsx'
import { nameOf, pathOf, type State } from './state.ts'
import { states } from './states.ts'
import type { World } from './world.ts'

const world: Omit<World, 'storage'> = {
  low: '/product/a?variant=1',
  soldOut: '/product/a?variant=2',
  pictured: '/product/b',
  order: 'GF-1',
  token: 't',
  ownOrder: 'GF-2',
  toReview: { number: 'GF-1', productId: 'p' },
  sharedList: 's',
  post: '/post/p',
}

const matchesOf = createMatcher(routes)
const fileOf = ({ handle }: RouteObject): string | undefined => (handle as PageHandle | undefined)?.file
const pagesOf = (all: RouteObject[]): string[] => all.flatMap((route) => [fileOf(route) ?? [], pagesOf(route.children ?? [])].flat())

function pageOf(state: State): string | undefined {
  const route = matchesOf((pathOf(state, world as World) ?? '').replace(/[?#].*/, '')).at(-1)?.route
  return route && fileOf(route)
}

it('shows every page of the routes', () => {
  const pages = pagesOf(routes)
  expect(pages).toContain('web/pages/market/page.tsx')
  expect([...new Set(states.map(pageOf))]).toEqual(expect.arrayContaining(pages))
})

it('has a name of its own for every state', () => {
  expect(new Set(states.map(nameOf)).size).toBe(states.length)
})
