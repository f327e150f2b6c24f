import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startCpuTimer } from '#test/cpu-time.ts'
import type { Db } from '#server/db/statement.ts'
import { livePages } from './live-pages.ts'
import { fromPath, withoutEndSlashes } from './path.ts'
import { redirectOf } from './redirects.ts'

/** A database that knows one redirect. */
const db = { query: async () => ({ rows: [{ to_path: '/new' }] }) } as unknown as Db

it('a path that is all slashes is read in no time: anyone may ask for it', async () => {
  const cpuMs = startCpuTimer()
  await redirectOf(db, `/a${'/'.repeat(50_000)}x`).catch(() => {})
  expect(cpuMs()).toBeLessThan(1000)
})

it.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a//b//', '/a//b'],
])('the path %s begins a redirect as %s', (path, begin) => expect(withoutEndSlashes(path)).toBe(begin))

it.each([
  ['/old', '/old'],
  ['https://old-shop.example/x/', '/x'],
  ['https://old-shop.example', undefined],
  ['https://old-shop.example/x?id=1', undefined],
  ['https://old-shop.example//evil.example', undefined],
  ['//old-shop.example/x', undefined],
  ['/market', undefined],
  ['/Market/', undefined],
  ['https://old-shop.example/cart', undefined],
  ['/product/bell', '/product/bell'],
])('a redirect from %s begins at %s', (text, begin) => expect(fromPath(text, 'https://shop.example')).toBe(begin))

it('the pages that are always there are all that have no parameters', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../web/routes.tsx'), 'utf8')
  const paths = [...source.matchAll(/(?:page\('|path: '|^ {2}')([^']+)'/gm)].map(([, path]) => `/${path}`)
  const fixed = paths.filter((path) => !/[:*]/.test(path) && path !== '/styleguide')
  expect(livePages.toSorted()).toEqual([...new Set(fixed)].toSorted())
})
