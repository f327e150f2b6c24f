import { expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { apiRouter, splitRoute } from './api-router.ts'
import { includesPattern } from './path-patterns.ts'

const router = apiRouter(['GET /orders/:id', 'PUT /orders/:id', 'POST /orders/list', 'GET /files/:name/list'], ['POST /old'])
const routeOf = (method: string, url: string) => router.find(method, `/api${url}`)?.found.route

it('finds an endpoint by method and path, and decodes its parameters', () => {
  expect(router.find('GET', '/api/orders/a%20b/?x=1')).toEqual({
    found: { path: '/orders/:id', route: 'GET /orders/:id' },
    params: { id: 'a b' },
  })
  expect(routeOf('HEAD', '/orders/7')).toBe('GET /orders/:id')
  expect(routeOf('POST', '/old')).toBe('POST /old')
  expect(router.find('DELETE', '/api/orders/7')).toBe(null)
  // What a value may be is up to the contract.
  expect(routeOf('GET', `/orders/${'x'.repeat(300)}`)).toBe('GET /orders/:id')
})

it('prefers a path without parameters to one with parameters', () => {
  expect(routeOf('POST', '/orders/list')).toBe('POST /orders/list')
  expect(router.find('GET', '/api/orders/list')?.found).toEqual({ path: '/orders/list', route: undefined })
  expect(router.find('HEAD', '/api/orders/list')?.found).toEqual({ path: '/orders/list', route: undefined })
})

it('lists the methods of a path', () => {
  expect(router.methodsAt('/api/orders/7?x=1')).toEqual(['GET', 'PUT', 'HEAD'])
  expect(router.methodsAt('/api/orders/list')).toEqual(['POST'])
  expect(router.methodsAt('/api/old')).toEqual([])
  expect(router.methodsAt('/api/nothing')).toBe(undefined)
})

it('all applications of a process share one router for the same routes', () => {
  expect(apiRouter(['GET /a'])).toBe(apiRouter(['GET /a']))
  expect(apiRouter(['GET /a'])).not.toBe(apiRouter([], ['GET /a']))
})

it('upload endpoints, which have routes of their own, shadow no other path', () => {
  const files = endpoints.filter((endpoint) => 'file' in endpoint && endpoint.file)
  expect(files.length).toBeGreaterThan(0)
  const segments = (route: string) => splitRoute(route)[1].split('/')
  const paths = new Set(endpoints.map(({ route }) => splitRoute(route)[1]))
  for (const { route } of files) {
    const others = [...paths].filter((path) => path !== splitRoute(route)[1])
    expect(others.filter((path) => includesPattern(segments(route), path.split('/')))).toEqual([])
  }
})
