// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { useSummary } from './use-summary.ts'

const signed = vi.hoisted(() => vi.fn<(route: string, input: { isWrapped?: boolean }) => Promise<unknown>>())
vi.mock('#web/features/auth/session/session.ts', () => ({ signed, useSignedIn: () => false }))
beforeEach(() => void signed.mockReset())

const rest = {
  shippingMethod: undefined,
  codes: [],
  destination: undefined,
  credit: { giftCards: [], useCredit: false, points: 0 },
  currency: undefined,
}
const open = (isWrapped: boolean) =>
  renderHook((wrapped: boolean) => useSummary([], { ...rest, isWrapped: wrapped }), { initialProps: isWrapped })
const wrapInputs = () => signed.mock.calls.map(([, { isWrapped }]) => isWrapped)

test('gift wrap that has a price is asked for, as soon as the price is known, and when it is ticked', async () => {
  signed.mockResolvedValue({ giftWrapPrice: 4.5 })
  const { result, rerender } = open(true)
  await waitFor(() => expect(wrapInputs()).toEqual([undefined, true]))
  await waitFor(() => expect(result.current.busy).toBe(false))
  rerender(false)
  await waitFor(() => expect(wrapInputs()).toEqual([undefined, true, undefined]))
  rerender(true)
  expect(result.current.busy).toBe(true)
  await waitFor(() => expect(wrapInputs()).toEqual([undefined, true, undefined, true]))
})

test('free gift wrap is never sent: processes of the last release would refuse it', async () => {
  signed.mockResolvedValue({ totalCost: 10 })
  const { result, rerender } = open(false)
  await waitFor(() => expect(result.current.busy).toBe(false))
  rerender(true)
  expect(result.current.busy).toBe(false)
  expect(wrapInputs()).toEqual([undefined])
})

test('a refusal of the wrapped order is not followed by calls without the wrapping', async () => {
  signed.mockImplementation(async (_, { isWrapped }) => {
    if (isWrapped) throw refuse('INVALID_INPUT')
    return { giftWrapPrice: 4.5 }
  })
  const { result } = open(true)
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect([result.current.busy, result.current.summary]).toEqual([false, null])
  expect(wrapInputs()).toEqual([undefined, true])
})
