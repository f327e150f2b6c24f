import { expect, test } from 'vitest'
import { pageKey } from './key.ts'

test('a page is cached by its path and the parameters that matter, in one order', () => {
  expect(pageKey('/')).toBe('/')
  expect(pageKey('/market')).toBe('/market')
  expect(pageKey('/collections/all?option=Weight%3A16+kg&brand=b&utm_source=mail&brand=a')).toBe(
    '/collections/all?brand=a&brand=b&option=Weight%3A16+kg',
  )
})

test('parameters that change nothing share an entry', () => {
  expect(pageKey('/market?utm_source=mail&gclid=1')).toBe('/market')
  expect(pageKey('/product/whey-protein?variant=&fbclid=2')).toBe('/product/whey-protein')
  expect(pageKey('/collections/strength?variant=1')).toBe('/collections/strength')
  expect(pageKey('/market?page=2')).toBe('/market')
  expect(pageKey('/collections/all?rail=featured')).toBe('/collections/all?rail=featured')
  expect(pageKey('/collections/all?page=2&from=1&after=2.WyJ4')).toBe('/collections/all?after=2.WyJ4&from=1&page=2')
})

test('pages that may contain a secret are never cached, nor are overlong URLs', () => {
  for (const url of [
    '/order/GF-100042?token=secret',
    '/cart',
    '/checkout',
    '/account/sign-in',
    '/payment-success?order=GF-1',
    '/myAccount/orders',
    '/account',
    '/marketplace',
  ]) {
    expect(pageKey(url)).toBeNull()
  }
  expect(pageKey(`/collections/all?${Array.from({ length: 400 }, (_, index) => `brand=b${index}`).join('&')}`)).toBeNull()
  expect(pageKey(`/product/${'x'.repeat(2000)}`)).toBeNull()
})
