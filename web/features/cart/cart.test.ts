// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { mergeCart, refreshCart, setLine } from './cart.ts'

const key = { productId: 'p', variantId: 'a' }
const line = { ...key, quantity: 2, price: 5, changedAt: 'then' }
const cart = { id: 'c', userId: 'u', subtotal: 10, items: [{ ...key, quantity: 2, price: 5, product: {} }] }
const unreachable = new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: '' })

let calls: string[] = []
let failures = 0
let failure = unreachable

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  failures = 0
  failure = unreachable
  useStored.setState({ auth: { access_token: 't', provider: 'none' }, cart: { lines: [line], later: [], codes: [], unmerged: false } })
  setTransport(async (route) => {
    if (route === 'GET /user') return null
    calls.push(route)
    if ((failures -= 1) >= 0) throw failure
    return cart
  })
})
afterEach(() => {
  setTransport(overHttp)
  vi.useRealTimers()
})

test("a visitor's lines are merged into the customer's cart once", async () => {
  await mergeCart()
  await refreshCart()
  expect(calls).toEqual(['POST /cart/merge', 'GET /cart'])
})

test('a merge that fails by network is retried, and loses no line meanwhile', async () => {
  failures = 2
  await expect(mergeCart()).rejects.toBe(unreachable)
  expect(useStored.getState().cart).toMatchObject({ lines: [line], unmerged: true })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(useStored.getState().cart).toMatchObject({ lines: [line], unmerged: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual(['POST /cart/merge', 'POST /cart/merge', 'POST /cart/merge'])
  expect(useStored.getState().cart.unmerged).toBe(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toHaveLength(3)
})

test('after a failed merge the next read or change of the cart merges first', async () => {
  failures = 1
  await mergeCart().catch(() => null)
  await refreshCart()
  expect(calls.at(-1)).toBe('POST /cart/merge')
  useStored.setState((stored) => ({ cart: { ...stored.cart, unmerged: true } }))
  await setLine({ ...key, quantity: 3, price: 5 })
  expect(calls.slice(-2)).toEqual(['POST /cart/merge', 'POST /cart'])
})

test('a refused merge is not sent again', async () => {
  failures = 1
  failure = new Refusal({ code: 'INVALID_INPUT', status: 422, sentence: '' })
  await mergeCart().catch(() => null)
  await refreshCart()
  expect(calls).toEqual(['POST /cart/merge', 'GET /cart'])
})

test('offline changes are sent once online, in one repeatable merge', async () => {
  const other = { productId: 'q', variantId: 'b' }
  useStored.setState((stored) => ({ cart: { ...stored.cart, lines: [line, { ...line, ...other }] } }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await setLine({ ...key, quantity: 5, price: 5 })
  await setLine({ ...other, quantity: 0, price: 5 })
  expect(calls).toEqual([])
  expect(useStored.getState().cart).toMatchObject({ lines: [{ ...key, quantity: 5 }], unmerged: true, removed: [other] })
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  await vi.runAllTimersAsync()
  expect(calls.slice(0, 2)).toEqual(['DELETE /cart/item', 'POST /cart/merge'])
  expect(calls).not.toContain('POST /cart')
  expect(useStored.getState().cart).toMatchObject({ unmerged: false })
  expect(useStored.getState().cart.removed).toBeUndefined()
})

test('a line removed and restored offline is not removed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await setLine({ ...key, quantity: 0, price: 5 })
  await setLine({ ...key, quantity: 1, price: 5 })
  vi.restoreAllMocks()
  expect(useStored.getState().cart).toMatchObject({ lines: [{ ...key, quantity: 1 }], removed: [] })
  await refreshCart()
  expect(calls).toEqual(['POST /cart/merge'])
})
