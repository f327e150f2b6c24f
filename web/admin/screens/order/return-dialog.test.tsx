// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { ReturnDialog } from './return-dialog.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object, options: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))
vi.mock('./exchange-fields.tsx', () => ({ ExchangeField: () => null }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin-orders']))
afterEach(cleanup)

test('a return is started once although the answer was lost', async () => {
  const products = [{ variantId: 'socks', name: 'Socks', options: {}, quantity: 3 }]
  const order = { id: 'o', products, returnable: [{ variantId: 'socks', quantity: 3 }] } as unknown as Order
  const onDone = vi.fn<(order: Order) => void>()
  render(<ReturnDialog order={order} onDone={onDone} onClose={() => undefined} />)
  fireEvent.change(screen.getByRole('spinbutton', { hidden: true }), { target: { value: '2' } })
  const send = () => fireEvent.submit(document.querySelector('dialog form')!)
  call.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(order)
  send()
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).not.toBe(''))
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const [first, repeated] = call.mock.calls
  const input = { id: 'o', lines: [{ variantId: 'socks', quantity: 2 }], reason: 'damaged', text: '' }
  expect(first).toEqual(['POST /admin/orders/:id/returns', input, { idempotencyKey: expect.any(String) }])
  expect(repeated).toEqual(first)
})
