import { expect, test } from 'vitest'
import { prefixOf, splitLocale } from './locales.ts'

test.each([
  ['/market', 'en', '/market'],
  ['/bn/market?page=2', 'bn', '/market?page=2'],
  ['/bn', 'bn', '/'],
  ['/bn/', 'bn', '/'],
  ['/bn?q=1', 'bn', '/?q=1'],
  ['/bnx/market', 'en', '/bnx/market'],
  ['/en/market', 'en', '/market'],
  ['/de/market', 'en', '/de/market'],
  ['/', 'en', '/'],
])('%s is in %s, and %s inside', (url, locale, inside) => {
  expect(splitLocale(url, ['en', 'bn'])).toEqual({ locale, url: inside })
})

test('the URL of the default language has no prefix', () => {
  expect(['bn', 'en'].map((locale) => prefixOf(locale, ['bn', 'en']))).toEqual(['', '/en'])
})
