// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Summary } from '#contract/orders.ts'
import { useDealEnd } from './use-deal-end.ts'

vi.mock('#web/features/cart/cart.ts', () => ({ refreshCart: async () => null }))

const start = Date.parse('2026-03-02T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

const summaryOf = (price: number, pricesUntil: string | null): Summary =>
  ({
    products: [{ variantId: 'v', name: 'Bell', price }],
    shippingCost: 0,
    adjustments: [],
    totalCost: price,
    pricesUntil,
  }) as unknown as Summary
const inDeal = summaryOf(40, '2026-03-02T12:01:00.000Z')
const after = summaryOf(50, null)
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

function open(summary: Summary) {
  const refresh = vi.fn<() => Promise<null>>(async () => null)
  return { refresh, ...renderHook((now: Summary) => useDealEnd(now, refresh), { initialProps: summary }) }
}

test('the order is repriced when a deal in it ends, retried until it has ended, and changes are announced', async () => {
  const { refresh, result, rerender } = open(inDeal)
  await pass(58)
  expect(refresh).not.toHaveBeenCalled()
  await pass(4)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender(after)
  expect(result.current).toEqual([
    { about: 'price', name: 'Bell', was: 40, now: 50 },
    { about: 'total', was: 40, now: 50 },
  ])
  await pass(60)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('changes by the buyer are not announced to them', async () => {
  const { refresh, result, rerender } = open(inDeal)
  rerender(summaryOf(80, inDeal.pricesUntil))
  expect(result.current).toEqual([])
  const { refresh: refreshLater } = open(after)
  await pass(3600)
  expect(refreshLater).not.toHaveBeenCalled()
  expect(refresh).toHaveBeenCalled()
})
