import { describe, expect, test } from 'vitest'
import { safeNext } from './next.ts'

describe('after signing in', () => {
  test.each(['/checkout', '/order/GF-100042', '/collections/all?brand=northbar&page=2', '/product/a#ratings'])(
    'the customer returns to %s',
    (next) => {
      expect(safeNext(next)).toBe(next)
    },
  )

  test.each([
    null,
    '',
    'checkout',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://evil.example',
    '/https:\\evil.example/../..//evil.example',
    'http:evil.example',
    '/%00/../\\/evil.example',
  ])('%j does not lead to another site', (next) => {
    const to = new URL(safeNext(next), 'https://shop.example')
    expect(to.origin).toBe('https://shop.example')
  })

  test.each(['/account/sign-in', '/account/sign-in?next=/cart', '/account/sign-up', '/account/forgot-password'])(
    "%s is replaced by the shop's start page",
    (next) => {
      expect(safeNext(next)).toBe('/market')
    },
  )
})
