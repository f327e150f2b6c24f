// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { RefundDialog } from './refund-dialog.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object, options: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin-orders']))
beforeEach(() => call.mockClear())
afterEach(cleanup)

const socks = { variantId: 'socks', name: 'Socks', options: {}, quantity: 3, totalPrice: 30, discount: 3 }
const order = {
  id: 'o',
  paymentStatus: 'Paid',
  amountDue: 27,
  creditCost: 0,
  refunded: 0,
  refunds: [] as Order['refunds'],
  returns: [] as Order['returns'],
  shipments: [{ lines: [{ variantId: 'socks', quantity: 3 }] }],
  products: [socks] as unknown as Order['products'],
} as Order
const show = () => {
  const onDone = vi.fn<(order: Order) => void>()
  render(<RefundDialog order={order} onDone={onDone} onClose={() => {}} />)
  return onDone
}
const amountField = () => screen.getByDisplayValue<HTMLInputElement>(/^\d+\.\d\d$/)
const send = () => fireEvent.submit(document.querySelector('dialog form')!)

test('units that were sent are refunded at what they cost, and put back in stock when staff say so', async () => {
  const onDone = show()
  fireEvent.change(screen.getByRole('spinbutton', { hidden: true }), { target: { value: '2' } })
  expect(amountField().value).toBe('18.00')
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }))
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const pieces = [{ variantId: 'socks', quantity: 2 }]
  const input = { id: 'o', to: 'original', reason: '', lines: pieces, restock: pieces, amount: 18 }
  expect(call.mock.calls).toEqual([['POST /admin/orders/:id/refund', input, { idempotencyKey: expect.any(String) }]])
})

test('all that is left is sent without an amount, and more than that isn’t sent', async () => {
  const onDone = show()
  fireEvent.change(amountField(), { target: { value: '27.01' } })
  send()
  fireEvent.change(screen.getByDisplayValue('27.01'), { target: { value: '27' } })
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ id: 'o', to: 'original', reason: '', lines: [], restock: [] }])
})
