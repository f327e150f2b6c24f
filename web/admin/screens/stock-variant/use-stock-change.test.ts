// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StockRow } from '#contract/stock.ts'
import { useStockChange } from './use-stock-change.ts'

const call = vi.hoisted(() => vi.fn<(route: string, input: object, options?: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))
afterEach(cleanup)

test('stock is changed once although the answer was lost, and the next change is another one', async () => {
  const row = { variantId: 'v' } as StockRow
  const places = [{ id: 'main', name: 'Main', isDefault: true }]
  const { result } = renderHook(() => useStockChange({ row, places, onChanged: async () => undefined }))
  const send = () => act(async () => result.current.send())
  const type = () => act(() => result.current.setQuantity('24'))
  type()
  call.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({})
  await send()
  await send()
  expect(result.current.quantity).toBe('')
  type()
  await send()
  const [first, repeated, next] = call.mock.calls
  expect(first?.[2]).toEqual({ idempotencyKey: expect.any(String) })
  expect(repeated).toEqual(first)
  expect(next?.[1]).toEqual(first?.[1])
  expect(next?.[2]).not.toEqual(first?.[2])
})
