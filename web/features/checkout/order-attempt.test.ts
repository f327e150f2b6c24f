import { beforeEach, describe, expect, test, vi } from 'vitest'

const order = { products: [{ productId: 'a', quantity: 1 }], totalCost: 49.9 }
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}

/** A page that was just loaded: nothing in memory, the session's storage as it was. */
async function freshPage() {
  vi.resetModules()
  return import('./order-attempt.ts')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
})

describe('the idempotency key of an order', () => {
  test('is the same for a second press and a retry', async () => {
    const { idempotencyKeyFor } = await freshPage()
    expect(idempotencyKeyFor({ ...order })).toBe(idempotencyKeyFor({ ...order }))
    expect(idempotencyKeyFor(order)).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is the same after a reload', async () => {
    const key = (await freshPage()).idempotencyKeyFor(order)
    expect((await freshPage()).idempotencyKeyFor(order)).toBe(key)
  })

  test('changes with anything in the order', async () => {
    const { idempotencyKeyFor } = await freshPage()
    const first = idempotencyKeyFor(order)
    expect(idempotencyKeyFor({ ...order, totalCost: 50 })).not.toBe(first)
    expect(idempotencyKeyFor(order)).not.toBe(first)
  })

  test('changes once the order is placed, so that the same can be ordered again', async () => {
    const { idempotencyKeyFor, clearAttempt } = await freshPage()
    const first = idempotencyKeyFor(order)
    clearAttempt()
    expect(idempotencyKeyFor(order)).not.toBe(first)
  })

  test('lasts as long as the page without storage, and contains no address', async () => {
    const { idempotencyKeyFor } = await freshPage()
    idempotencyKeyFor({ ...order, city: 'Portland' })
    expect([...stored.values()].join()).not.toContain('Portland')
    vi.stubGlobal('sessionStorage', undefined)
    const alone = await freshPage()
    expect(alone.idempotencyKeyFor(order)).toBe(alone.idempotencyKeyFor(order))
  })
})
