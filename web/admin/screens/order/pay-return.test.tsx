// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { PayReturn } from './pay-return.tsx'

const staff = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))

beforeAll(() => loadText('en', ['common', 'errors', 'admin', 'admin-orders']))
afterEach(cleanup)

const show = (paymentMethod: string, refund: object) => {
  staff.mockResolvedValue(refund)
  const pay = vi.fn<() => Promise<void>>(async () => undefined)
  const order = { paymentMethod, refunds: [{ amount: 5 }] } as unknown as Order
  render(<PayReturn one={{ id: 'r' } as OrderReturn} order={order} pay={pay} />)
  fireEvent.click(screen.getByRole('button', { name: 'Refund this return' }))
  return pay
}

test("the button shows the server's refund amount, and cash is returned by hand", async () => {
  const pay = show('COD', { amount: 14.98, creditReturned: 0, pointsReturned: 0 })
  const button = await screen.findByText('Refund $14.98')
  expect(staff.mock.lastCall).toEqual(['GET /admin/returns/:id/refund', { id: 'r' }])
  expect(screen.getByText('You give the money back yourself, in cash or by bank transfer.')).toBeTruthy()
  expect(screen.getByText('Earlier refunds of this order are taken into account.')).toBeTruthy()
  fireEvent.click(button)
  await waitFor(() => expect(pay).toHaveBeenCalledOnce())
})

test("credit and points are shown next to the card's share", async () => {
  show('Stripe', { amount: 10, creditReturned: 2.5, pointsReturned: 30 })
  await screen.findByText('Refund $12.50')
  expect(screen.getByText('$10.00 goes back the way it was paid.')).toBeTruthy()
  expect(screen.getByText('30 spent points are returned.')).toBeTruthy()
  expect(screen.queryByText(/yourself/)).toBeNull()
})
