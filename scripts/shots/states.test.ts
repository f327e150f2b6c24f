import { expect, it } from 'vitest'
import { createMatcher } from '#web/lib/router/match.ts'
import type { RouteObject } from '#web/lib/router/route.ts'
import { type PageHandle, routes } from '#web/routes.tsx'
import { expectedTextsOf } from './expected-texts.ts'
import { interfaceTexts } from './interface-texts.ts'
import { nameOf, pathOf, type State } from './state.ts'
import { states } from './states.ts'
import type { ShotData } from './shot-data.ts'

const data: Omit<ShotData, 'storage'> = {
  low: '/product/a?variant=1',
  soldOut: '/product/a?variant=2',
  pictured: '/product/b',
  order: 'GF-1',
  token: 't',
  ownOrder: 'GF-2',
  toReview: { number: 'GF-1', productId: 'p' },
  sharedList: 's',
  post: '/post/p',
  issue: '/newsletter/archive/i',
}

const matchesOf = createMatcher(routes)
const fileOf = ({ handle }: RouteObject): string | undefined => (handle as PageHandle | undefined)?.file
const pagesOf = (all: RouteObject[]): string[] => all.flatMap((route) => [fileOf(route) ?? [], pagesOf(route.children ?? [])].flat())

function pageOf(state: State): string | undefined {
  const route = matchesOf((pathOf(state, data as ShotData) ?? '').replace(/[?#].*/, '')).at(-1)?.route
  return route && fileOf(route)
}

it('the list of screenshots shows every page of the routes', () => {
  const pages = pagesOf(routes)
  expect(pages).toContain('web/pages/market/page.tsx')
  expect([...new Set(states.map(pageOf))]).toEqual(expect.arrayContaining(pages))
})

it('the list of screenshots has a unique name for every state', () => {
  expect(new Set(states.map(nameOf)).size).toBe(states.length)
})

/**
 * Finds texts that were changed, without a browser. It can't find out whether the page shows the text in this state; whether it's now a
 * button or a link; short words or open patterns (/^Remove/) that other texts match too; and elements found by CSS (`skeleton`).
 */
it('the list of screenshots looks only for texts that the interface, its content or the demo data have', async () => {
  const isThere = interfaceTexts()
  const view = { width: 390, theme: 'light' } as const
  const asked = await Promise.all(states.map(async (state) => [nameOf(state), await expectedTextsOf(state, view)] as const))
  expect(asked.flatMap(([, all]) => all).length).toBeGreaterThan(states.length)
  expect(asked.flatMap(([name, all]) => all.filter((one) => !isThere(one)).map(({ words }) => `${name}: ${words}`))).toEqual([])
  expect(isThere({ words: 'Enter your first and last name.', exact: false })).toBe(false)
})
