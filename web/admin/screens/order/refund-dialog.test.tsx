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
const show = (over: Partial<Order> = {}) => {
  const onDone = vi.fn<(order: Order) => void>()
  render(<RefundDialog order={{ ...order, ...over }} onDone={onDone} onClose={() => {}} />)
  return onDone
}
const amountField = () => screen.getByLabelText<HTMLInputElement>('Amount')
const send = () => fireEvent.submit(document.querySelector('dialog form')!)

test('shipped units are refunded at their price, and restocked if staff choose so', async () => {
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

test('it opens with nothing selected and no amount; all units are the full amount, and sent with it', async () => {
  const onDone = show()
  expect(amountField().value).toBe('')
  expect(screen.queryByText(/^Enter an amount/)).toBeNull()
  fireEvent.click(screen.getByText('Select all'))
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { hidden: true }).value).toBe('3')
  expect(amountField().value).toBe('27.00')
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }))
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const units = [{ variantId: 'socks', quantity: 3 }]
  expect(call.mock.calls[0]![1]).toEqual({ id: 'o', to: 'original', reason: '', lines: units, restock: units, amount: 27 })
})

test('unshipped units are removed from the order, unless staff choose otherwise', async () => {
  const paid = { id: 'o', paymentStatus: 'Paid' }
  const unsent = { shipments: [{ lines: [{ variantId: 'socks', quantity: 1 }] }] as Order['shipments'] }
  call.mockResolvedValue(paid)
  const onDone = show(unsent)
  fireEvent.change(screen.getByRole('spinbutton', { hidden: true }), { target: { value: '2' } })
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const lines = [{ variantId: 'socks', quantity: 2 }]
  const taken = ['POST /admin/orders/:id/cancel-refunded', { id: 'o', lines }, { idempotencyKey: expect.any(String) as string }]
  expect(call.mock.calls[1]).toEqual(taken)
  cleanup()
  call.mockClear()
  const again = show(unsent)
  fireEvent.change(screen.getByRole('spinbutton', { hidden: true }), { target: { value: '2' } })
  fireEvent.click(screen.getByLabelText(/^Don't ship the 2 units/))
  send()
  await waitFor(() => expect(again).toHaveBeenCalledOnce())
  expect(call).toHaveBeenCalledOnce()
})

test('a refund of cash on delivery says that it is paid by hand', () => {
  show({ paymentMethod: 'COD' })
  expect(screen.getByText('You give the money back yourself, in cash or by bank transfer.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Refund method'), { target: { value: 'credit' } })
  expect(screen.queryByText(/yourself/)).toBeNull()
})

test("a full refund is sent without an amount, and a larger one isn't sent", async () => {
  const onDone = show()
  fireEvent.change(amountField(), { target: { value: '27.01' } })
  send()
  fireEvent.change(screen.getByDisplayValue('27.01'), { target: { value: '27' } })
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ id: 'o', to: 'original', reason: '', lines: [], restock: [] }])
})
