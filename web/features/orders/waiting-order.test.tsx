// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { keepUnpaid, readUnpaid } from './unpaid.ts'
import { WaitingOrder } from './waiting-order.tsx'

let paymentStatus: string
let calls: unknown[]
beforeAll(() => loadText('en', ['order']))
beforeEach(() => {
  calls = []
  localStorage.clear()
  setTransport(async (_, input) => {
    calls.push(input)
    return { number: 'GF-1', paymentMethod: 'Stripe', orderStatus: 'Pending', paymentStatus, amountOwed: 210 }
  })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})
const shop = { locale: 'en', locales: ['en'], currency: { name: 'USD', language: 'en', style: 'US' } } as unknown as Shop
const show = () =>
  render(
    <ShopContext value={shop}>
      <WaitingOrder />
    </ShopContext>,
  )

it('an order that this browser placed and has to pay is shown with its link', async () => {
  paymentStatus = 'Pending'
  keepUnpaid({ number: 'GF-1', token: 'secret' })
  const { container } = show()
  const link = await screen.findByRole('link', { name: 'Pay $210.00' })
  expect(link.getAttribute('href')).toMatch(/GF-1.*secret/)
  expect(container.textContent).toContain('Order GF-1 is waiting for payment.')
  expect(calls).toEqual([{ id: 'GF-1', token: 'secret' }])
})

it('a paid order is forgotten, and without one nothing is asked', async () => {
  paymentStatus = 'Paid'
  keepUnpaid({ number: 'GF-1' })
  show()
  await waitFor(() => expect(readUnpaid()).toBeNull())
  cleanup()
  show()
  expect([calls.length, screen.queryByRole('link')]).toEqual([1, null])
})
