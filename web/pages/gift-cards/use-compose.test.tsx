// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { useCompose } from './use-compose.ts'

const add = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => {}))
vi.mock('#web/features/cart/use-cart.ts', () => ({ useCartChanges: () => ({ busy: false, add }) }))

const variants = [{ id: '0198c0de-0000-7000-8000-000000000001', price: 50 }]
const product = { id: '0198c0de-0000-7000-8000-000000000002', info: { name: 'Gift card' }, photos: [], variants } as unknown as Product

test('a double press adds one gift card to the cart', async () => {
  const { result } = renderHook(() => useCompose(product))
  act(() => result.current.change({ recipientName: 'Bo', recipientEmail: 'bo@example.com', senderName: 'Ada' }))
  await act(async () => void (await Promise.all([result.current.submit(), result.current.submit()])))
  expect(add).toHaveBeenCalledTimes(1)
})

test("a customer's gift card names them, unless they clear the name", () => {
  const { result } = renderHook(() => useCompose(product))
  expect(result.current.values.senderName).toBe('')
  act(() => useSession.setState({ customer: { name: 'Ada Moreno' } as Customer }))
  expect(result.current.values.senderName).toBe('Ada Moreno')
  act(() => result.current.change({ senderName: '' }))
  expect(result.current.values.senderName).toBe('')
  act(() => useSession.setState({ customer: null }))
})
