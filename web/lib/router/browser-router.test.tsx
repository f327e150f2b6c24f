// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserRouter } from './browser-router.ts'
import { useBlocker, useLoaderData, useNavigation, useParams, useRouteError } from './hooks.ts'
import { redirect, StatusError } from './outcome.ts'
import { Outlet } from './outlet.tsx'
import { RouterProvider } from './provider.tsx'
import type { LoaderFunctionArgs, RouteObject } from './route.ts'
import type { Router } from './router.ts'

const waiting = new Map<string, () => void>()
let loads: string[] = []

/** Loads when the test resolves it. */
function loader({ params, request }: LoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url)
  loads.push(pathname + search)
  return new Promise((resolve, reject) => {
    const name = params['name'] ?? ''
    waiting.set(pathname + search, () => {
      if (name === 'old') resolve(redirect('/page/new'))
      else if (name === 'gone') reject(new StatusError(404))
      else resolve(`${name}${search}`)
    })
  })
}
const arrive = (path: string) => act(async () => waiting.get(path)?.())

const Page = () => (
  <p>
    page {useLoaderData<string>()} of {useParams()['name']}
  </p>
)
const Failed = () => <p>failed with {(useRouteError() as { status?: number }).status ?? 'an error'}</p>
function Broken(): never {
  throw new Error('while rendering')
}
function Editor() {
  const stopped = useBlocker(() => true)
  return stopped ? <button onClick={stopped.proceed}>leave</button> : <p>editing</p>
}
const Frame = () => (
  <>
    <i>{useNavigation().state}</i>
    <Outlet />
  </>
)
const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      {
        ErrorBoundary: Failed,
        children: [
          { index: true, Component: () => <p>start</p> },
          { path: 'page/:name', Component: Page, loader, shouldRevalidate: ({ nextUrl }) => nextUrl.search !== '?same' },
          { path: 'lazy', lazy: async () => ({ Component: () => <p>came late</p> }) },
          { path: 'unreachable', lazy: () => Promise.reject(new Error('offline')) },
          { path: 'broken', Component: Broken },
          { path: 'editor', Component: Editor },
        ],
      },
    ],
  },
]

let router: Router
beforeEach(() => {
  loads = []
  window.history.replaceState(null, '', '/')
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  router = createBrowserRouter(routes, { loaderData: {}, errors: null })
  render(<RouterProvider router={router} />)
})
afterEach(cleanup)

const go = (to: string) => act(async () => void router.navigate(to))
const shown = () => document.querySelector('p')?.textContent
const path = () => window.location.pathname + window.location.search

test('the current page stays until the next one has loaded, and then the URL changes', async () => {
  await go('/page/a')
  expect([shown(), path(), document.querySelector('i')?.textContent]).toEqual(['start', '/', 'loading'])
  await arrive('/page/a')
  expect([shown(), path(), document.querySelector('i')?.textContent]).toEqual(['page a of a', '/page/a', 'idle'])
})

test('of two navigations the later one wins, whichever loads first', async () => {
  await go('/page/a')
  await go('/page/b')
  await arrive('/page/b')
  await arrive('/page/a')
  expect([shown(), path()]).toEqual(['page b of b', '/page/b'])
})

test('a redirect is followed', async () => {
  await go('/page/old')
  await arrive('/page/old')
  await arrive('/page/new')
  expect([shown(), path()]).toEqual(['page new of new', '/page/new'])
})

test('a failure shows the error page of the nearest route that has one; navigating leaves it', async () => {
  await go('/page/gone')
  await arrive('/page/gone')
  expect([shown(), path()]).toEqual(['failed with 404', '/page/gone'])
  await go('/broken')
  expect(shown()).toBe('failed with an error')
  await go('/lazy')
  expect(shown()).toBe('came late')
})

test('a page whose code is gone after an update is loaded from the server; the current one stays until then', async () => {
  await go('/lazy')
  await go('/unreachable')
  expect([shown(), path()]).toEqual(['came late', '/unreachable'])
})

test('a page loads again at another URL unless it opts out, and never for a fragment', async () => {
  await go('/page/a')
  await arrive('/page/a')
  await go('?same')
  expect([shown(), path()]).toEqual(['page a of a', '/page/a?same'])
  await go('?other')
  await arrive('/page/a?other')
  await go('#below')
  expect(shown()).toBe('page a?other of a')
  expect(loads).toEqual(['/page/a', '/page/a?other'])
})

test('revalidating loads the same page again', async () => {
  await go('/page/a')
  await arrive('/page/a')
  await act(async () => void router.revalidate())
  expect(router.snapshot().revalidation).toBe('loading')
  await arrive('/page/a')
  expect(router.snapshot().revalidation).toBe('idle')
  expect(loads).toEqual(['/page/a', '/page/a'])
})

test('a blocked navigation continues on request', async () => {
  await go('/editor')
  await go('/lazy')
  expect([shown(), path()]).toEqual([undefined, '/editor'])
  await act(async () => screen.getByText('leave').click())
  expect([shown(), path()]).toEqual(['came late', '/lazy'])
})

test('Back restores the scroll position, even if a short placeholder was shown while loading', async () => {
  await go('/lazy')
  const entry: unknown = window.history.state
  window.scrollTo(0, 2800)
  await go('/page/a')
  window.scrollTo(0, 300)
  await go('/page/b')
  await arrive('/page/b')
  expect([shown(), window.scrollY]).toEqual(['page b of b', 0])
  // Simulates the browser's Back button.
  window.history.replaceState(entry, '', '/lazy')
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect([shown(), window.scrollY]).toEqual(['came late', 2800])
})
