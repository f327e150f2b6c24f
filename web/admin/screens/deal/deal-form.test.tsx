// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { DealForm } from './deal-form.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
const goTo = vi.hoisted(() => vi.fn<(to: string) => void>())
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))
vi.mock('#web/lib/navigate.ts', () => ({ goTo }))

const product = {
  id: 'belt',
  name: 'Lifting belt',
  photo: null,
  variants: [
    { id: 'm', sku: 'BELT-M', options: { Size: 'M' }, price: 40 },
    { id: 'l', sku: 'BELT-L', options: { Size: 'L' }, price: 45 },
  ],
}
let refusal: Error | null = null
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-deals', 'admin-selection']))
beforeEach(() => {
  refusal = null
  vi.clearAllMocks()
  call.mockImplementation(async (route) => {
    if (route === 'GET /admin/products') return { rows: [product], nextCursor: null }
    if (route === 'GET /admin/products/:id') return product
    if (refusal) throw refusal
    return {}
  })
})
afterEach(cleanup)

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const isOff = () => screen.getByRole('button', { name: 'Create deal' }).getAttribute('aria-disabled') === 'true'
const start = () => fireEvent.submit(document.querySelector('form')!)
const sent = () => call.mock.calls.filter(([route]) => route === 'POST /admin/deals').map(([, input]) => input)
async function pickBelt(): Promise<void> {
  render(<DealForm />)
  type('Product', 'belt')
  fireEvent.click(await screen.findByRole('button', { name: 'Lifting belt' }))
  await screen.findByLabelText('Deal price of M')
}
const noteOf = (label: string): string | null | undefined => {
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  return document.getElementById(field.getAttribute('aria-describedby')!)?.textContent
}

test('a deal starts right away without a limit by default; variants without a price keep theirs', async () => {
  await pickBelt()
  expect(screen.getByText('Regular price: $45.00')).toBeTruthy()
  type('Deal price of L', '39,50')
  type('Ends', '2027-01-02T18:30')
  start()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/admin/deals'))
  const endsAt = new Date('2027-01-02T18:30').toISOString()
  expect(sent()).toEqual([{ productId: 'belt', endsAt, quantity: null, prices: [{ variantId: 'l', price: 39.5 }] }])
})

test('a deal can be scheduled, for a limited quantity', async () => {
  await pickBelt()
  type('Deal price of M', '30')
  type('Starts', '2027-01-01T08:00')
  type('Units at this price', '12')
  start()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject([{ startsAt: new Date('2027-01-01T08:00').toISOString(), quantity: 12 }])
})

test('a deal without a product or an end is not sent', async () => {
  await pickBelt()
  expect(isOff()).toBe(false)
  type('Ends', '')
  expect(isOff()).toBe(true)
  type('Ends', '2027-01-02T18:30')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Lifting belt' }))
  expect(isOff()).toBe(true)
  start()
  expect(sent()).toEqual([])
})

test('a refused price is explained at its variant, also when an earlier field has changed', async () => {
  await pickBelt()
  refusal = refuse('INVALID_INPUT', { 'prices.0.price': ['is not lower than 45.00'] })
  type('Deal price of L', '45')
  start()
  await waitFor(() => expect(noteOf('Deal price of L')).toContain('below $45.00'))
  type('Deal price of M', '30')
  expect(noteOf('Deal price of L')).toContain('below $45.00')
  expect(screen.getByLabelText('Deal price of M').getAttribute('aria-invalid')).not.toBe('true')
  expect(goTo).not.toHaveBeenCalled()
})

test.each([
  ['Starts', refuse('DEALS_OVERLAP'), 'already has a deal'],
  ['Starts', refuse('INVALID_INPUT', { startsAt: ['is more than 400 days ahead'] }), 'within the next 400 days'],
  ['Ends', refuse('INVALID_INPUT', { endsAt: ['is not after the start'] }), 'after the start, at most 60 days'],
  ['Units at this price', refuse('INVALID_INPUT', { quantity: ['is too small'] }), 'from 1 to 1,000,000'],
  ['Product', refuse('INVALID_PRODUCT_ID'), 'no longer available'],
])('at %s it is said what was refused', async (label, reason, sentence) => {
  await pickBelt()
  refusal = reason
  start()
  await waitFor(() => expect(noteOf(label)).toContain(sentence))
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
})

test('errors without a field are shown above the form, missing prices below theirs', async () => {
  await pickBelt()
  refusal = refuse('TOO_MANY_DEALS')
  start()
  expect(await screen.findByText(/limit for deals/)).toBeTruthy()
  refusal = refuse('INVALID_INPUT', { prices: ['is too short'] })
  start()
  expect(await screen.findByText('Enter at least one deal price.')).toBeTruthy()
  expect(screen.queryByText(/limit for deals/)).toBeNull()
})
