import { describe, expect, test } from 'vitest'
import { emptyStored, readStored } from './stored.ts'

const line = { productId: 'p', variantId: 'v', quantity: 2, price: 9.9, changedAt: '2026-01-01T00:00:00.000Z' }

describe('stored state', () => {
  test('is restored unchanged', () => {
    const saved = {
      cart: { lines: [line], later: [line], codes: ['SAVE'], unmerged: true },
      auth: { access_token: 't', provider: 'none' as const },
      checkout: { shippingInfo: { city: 'Berlin' }, billingInfo: null },
    }
    expect(readStored(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  })

  test.each([null, undefined, 'text', 7, [], { cart: null, auth: 1, checkout: 'x' }, { cart: { lines: {} } }])(
    'is empty when it is %j',
    (saved) => {
      expect(readStored(saved)).toEqual(emptyStored)
    },
  )

  test('knows the sign-in method while signed in', () => {
    const auth = (provider: unknown, access_token: unknown = 't') => readStored({ auth: { access_token, provider } }).auth
    expect(auth('google')).toEqual({ access_token: 't', provider: 'google' })
    expect([auth('github').provider, auth(undefined).provider, auth('google', '').provider]).toEqual(['none', 'none', 'none'])
  })

  test('drops only malformed lines', () => {
    const broken = [
      null,
      { ...line, quantity: 0 },
      { ...line, quantity: 1.5 },
      { ...line, quantity: 100 },
      { ...line, price: 'x' },
      { ...line, productId: 1 },
    ]
    expect(readStored({ cart: { lines: [...broken, line], later: [...broken, line] } }).cart).toEqual({
      lines: [line],
      later: [line],
      codes: [],
      unmerged: false,
    })
  })

  test('has at most as many lines as a cart, and only texts in addresses', () => {
    expect(readStored({ cart: { lines: Array.from({ length: 150 }, () => line) } }).cart.lines).toHaveLength(100)
    expect(readStored({ checkout: { shippingInfo: { city: 'Berlin', phone: 7 } } }).checkout.shippingInfo).toEqual({ city: 'Berlin' })
  })
})
