// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { canMarkPaid, canWaive } from './next-step.ts'
import { WaiveDialog } from './waive-dialog.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin-orders']))
afterEach(cleanup)

const order = {
  id: 'o',
  orderStatus: 'Pending',
  shippingStatus: 'NotYetShipped',
  paymentStatus: 'Pending',
  paymentMethod: 'Stripe',
  amountDue: 30.3,
  amountOwed: 0.3,
  exchangeOf: null,
  refunds: [] as Order['refunds'],
  returns: [] as Order['returns'],
  products: [] as Order['products'],
} as Order

test.each<[string, Partial<Order>, boolean]>([
  ['a rest of a card order', {}, true],
  ['all of a card order', { amountOwed: 30.3 }, false],
  ['a rest on delivery', { paymentMethod: 'COD' }, false],
  ['what a card can pay', { amountOwed: 0.5 }, false],
  ['nothing', { paymentStatus: 'Paid', amountOwed: 0 }, false],
])('%s can be waived only where it is owed, too little for a card, and a card has paid the other part', (_, over, can) => {
  expect(canWaive({ ...order, ...over }, 'USD')).toBe(can)
  expect(canWaive({ ...order, ...over }, 'USD') && canMarkPaid({ ...order, ...over })).toBe(false)
})

test('the amount that is waived is named and sent, with the note', async () => {
  const onDone = vi.fn<(order: Order) => void>()
  render(<WaiveDialog order={order} onDone={onDone} onClose={() => {}} />)
  expect(document.querySelector('dialog')!.textContent).toContain('The $0.30 still owed becomes a discount.')
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'Too little' } })
  fireEvent.submit(document.querySelector('dialog form')!)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(call.mock.calls).toEqual([['POST /admin/orders/:id/waive', { id: 'o', amount: 0.3, note: 'Too little' }]])
})
