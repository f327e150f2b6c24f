import { afterEach, expect, test } from 'vitest'
import { localPath, plainPath, setPathPrefix } from './locale-path.ts'

afterEach(() => setPathPrefix(''))

test.each([
  ['/market?page=2', '/bn/market?page=2', '/market?page=2'],
  ['/', '/bn/', '/'],
  ['/bn/market', '/bn/market', '/market'],
  ['#reviews', '#reviews', '#reviews'],
  ['https://other.example/', 'https://other.example/', 'https://other.example/'],
])('%s is %s in a page of another language, and %s inside', (path, local, plain) => {
  setPathPrefix('/bn')
  expect(localPath(path)).toBe(local)
  expect(plainPath(local)).toBe(plain)
})

test('paths have no prefix in the default language', () => {
  expect(localPath('/market')).toBe('/market')
  expect(plainPath('/bn')).toBe('/bn')
})
