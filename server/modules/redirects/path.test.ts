import { expect, it } from 'vitest'
import { startCpuTimer } from '#test/cpu-time.ts'
import type { Db } from '#server/db/statement.ts'
import { sourcePath, withoutEndSlashes } from './path.ts'
import { redirectOf } from './redirects.ts'

/** A database that knows one redirect. */
const db = { query: async () => ({ rows: [{ to_path: '/new' }] }) } as unknown as Db

it('a path of only slashes is parsed in linear time, as anyone may send one', async () => {
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
  ['/myaccount/orders', undefined],
  ['/styleguide', '/styleguide'],
  ['https://old-shop.example/cart', undefined],
  ['/product/bell', '/product/bell'],
])('a redirect from %s begins at %s', (text, begin) => expect(sourcePath(text, 'https://shop.example')).toBe(begin))
