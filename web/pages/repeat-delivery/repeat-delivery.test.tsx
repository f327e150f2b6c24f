// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import { RepeatDelivery } from './repeat-delivery.tsx'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#web/features/auth/session/session.ts', async (original) => ({ ...(await original<object>()), signed: call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'repeat-deliveries', 'my-account']))
afterEach(cleanup)

const id = '0198c0de-0000-7000-8000-000000000001'
const other = '0198c0de-0000-7000-8000-000000000002'
const product = { id, variantId: id, name: 'Whey protein', slug: 'whey-protein', photo: '', options: {} }
const lines = [
  { product, quantity: 1, percent: 10 },
  { product: { ...product, variantId: other, name: 'Creatine' }, quantity: 1, percent: 10 },
]
const estimate: RepeatDeliveryDetail['estimate'] = {
  price: 35.55,
  lines: [{ variantId: id, price: 35.55, productCost: 35.55 }],
  leftOut: [{ variantId: other, reason: 'out_of_stock' }],
  productCost: 35.55,
  shippingCost: 4.9,
  totalCost: 40.45,
}

async function show(over: Partial<RepeatDeliveryDetail>): Promise<string> {
  const detail: RepeatDeliveryDetail = {
    id,
    version: 1,
    state: 'active',
    problem: null,
    product,
    lines: lines.slice(0, 1),
    quantity: 1,
    weeks: 4,
    percent: 10,
    nextOn: '2026-12-21',
    card: null,
    startedAt: '2026-09-28T10:00:00.000Z',
    estimate: null,
    estimateProblem: null,
    variants: [],
    intervals: [4],
    dates: { from: '2026-11-29', until: '2027-05-27', resumeOn: '2026-12-02' },
    skippedOn: null,
    orders: [],
    address: {
      firstName: 'Ada',
      lastName: 'Moreno',
      addressLine1: '1 Forge Street',
      addressLine2: '',
      postCode: '97201',
      city: 'Portland',
      region: 'OR',
      country: 'US',
      phone: '+15035550123',
      tag: 'HOME',
    },
    ...over,
  }
  call.mockResolvedValue(detail)
  const page = { id: 'page', index: true, Component: () => <RepeatDelivery id={id} addresses={[]} /> }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  return (await screen.findByText('Price today')).nextElementSibling!.textContent
}

test('a delivery that is out of stock says so, and what happens on its date', async () => {
  const text = await show({ estimateProblem: 'out_of_stock' })
  expect(text).toContain('Out of stock today')
  expect(text).toContain("we'll skip this delivery, charge nothing, and try again on the next date")
})

test("the price of a delivery without one of its products isn't put as that of all", async () => {
  const text = await show({ lines, estimate })
  expect(text).toContain("$35.55 for what's available today, plus $4.90 shipping")
})
