import { beforeEach, describe, expect, test, vi } from 'vitest'

const order = { products: [{ productId: 'a', quantity: 1 }], totalCost: 49.9 }
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
}

/** A page that was just loaded: nothing in memory, the session's storage as it was. */
async function freshPage() {
  vi.resetModules()
  return import('./order-attempt.ts')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
})

describe('the key of an order', () => {
  test('is the same for a second press and for a retry', async () => {
    const { keyFor } = await freshPage()
    expect(keyFor({ ...order })).toBe(keyFor({ ...order }))
    expect(keyFor(order)).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is the same after a reload', async () => {
    const key = (await freshPage()).keyFor(order)
    expect((await freshPage()).keyFor(order)).toBe(key)
  })

  test('is another one as soon as anything in the order is another', async () => {
    const { keyFor } = await freshPage()
    const first = keyFor(order)
    expect(keyFor({ ...order, totalCost: 50 })).not.toBe(first)
    expect(keyFor(order)).not.toBe(first)
  })

  test('is another one once the order stands: ordering the same again is allowed', async () => {
    const { keyFor, forgetAttempt } = await freshPage()
    const first = keyFor(order)
    forgetAttempt()
    expect(keyFor(order)).not.toBe(first)
  })

  test('lasts for the page where nothing can be kept, and keeps no address', async () => {
    const { keyFor } = await freshPage()
    keyFor({ ...order, city: 'Portland' })
    expect([...kept.values()].join()).not.toContain('Portland')
    vi.stubGlobal('sessionStorage', undefined)
    const alone = await freshPage()
    expect(alone.keyFor(order)).toBe(alone.keyFor(order))
  })
})
