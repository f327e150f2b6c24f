// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { DraftForm } from './draft-form.tsx'
import { newDraft } from './draft.ts'

const staff = vi.hoisted(() => vi.fn<(route: string, input?: { isWrapped?: boolean }, options?: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff, useMay: () => () => true }))
vi.mock('#web/lib/navigate.ts', () => ({ goTo: () => undefined }))

const variant = (id: string, color: string) => ({ id, options: { Color: color }, price: 10, stock: { state: 'in' } })
const belt = { id: 'p', info: { name: 'Belt' }, photos: [], variants: [variant('red', 'Red'), variant('blue', 'Blue')] }
const answers: Record<string, unknown> = {
  'GET /admin/customers': { rows: [{ id: 'c', name: 'Ada L.', email: 'ada@gymfolk.example' }] },
  'GET /search/suggestions': { products: [{ id: 'p', slug: 'belt', name: 'Belt', photo: '', price: 10 }] },
  'GET /user/products/url/:uniqueName': belt,
  'POST /admin/order-drafts/preview': {
    problems: {},
    shippingMethods: [],
    productCost: 10,
    discount: 0,
    shippingCost: 0,
    tax: 0,
    totalCost: 10,
  },
}

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-compose']))
beforeEach(() => {
  staff.mockReset()
  staff.mockImplementation(async (route) => answers[route])
})
afterEach(cleanup)

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const announced = (text: string) => waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text))
const isFocused = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()))

test('choosing a customer and products by keyboard is announced, and moves the focus along', async () => {
  render(<DraftForm loaded={newDraft()} />)
  type(/^Find a customer/, 'ada')
  await announced('1 customer found')
  fireEvent.click(screen.getByRole('button', { name: /Ada L\./ }))
  await announced('Ada L. added.')
  await isFocused(() => screen.getByRole('button', { name: 'Someone else' }))
  type(/^Add a product/, 'belt')
  await announced('1 product found')
  fireEvent.click(screen.getByRole('button', { name: /Belt/ }))
  await announced('2 variants of Belt')
  await isFocused(() => screen.getByRole('button', { name: /^Red/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Red/ }))
  await announced('Belt, Red added.')
  await isFocused(() => screen.getByLabelText('Quantity of Belt, Red'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Belt, Red' }))
  await announced('Belt, Red removed.')
  await isFocused(() => screen.getByLabelText(/^Add a product/))
  expect(screen.queryByLabelText('Quantity of Belt, Red')).toBeNull()
})

test.each([
  ['is sent for the preview once its price is known', 4.5, [undefined, true]],
  ['is not sent where it is free', undefined, [undefined]],
])('gift wrap %s', async (_, giftWrapPrice, sent) => {
  const inputs: { isWrapped?: boolean }[] = []
  staff.mockImplementation(async (route: string, input?: { isWrapped?: boolean }) => {
    if (route !== 'POST /admin/order-drafts/preview') return answers[route]
    inputs.push(input ?? {})
    return { ...(answers[route] as object), offersGiftWrap: true, ...(giftWrapPrice && { giftWrapPrice }) }
  })
  const lines = [{ productId: 'p', variantId: 'red', name: 'Belt', details: '', photo: '', price: 10, quantity: 1 }]
  render(<DraftForm loaded={{ ...newDraft(), lines, gift: { message: '', isWrapped: true } }} />)
  await waitFor(() => expect(inputs.map(({ isWrapped }) => isWrapped)).toEqual(sent), { timeout: 3000 })
})

test('a discount requires a reason, which gets the focus when it is missing', async () => {
  render(<DraftForm loaded={newDraft()} />)
  const reason = () => screen.getByLabelText<HTMLInputElement>(/^Reason for the discount/)
  expect(reason().required).toBe(false)
  type(/^Discount/, '5')
  expect(reason().required).toBe(true)
  screen.getByText('(required)')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save as draft' })))
  await isFocused(reason)
  expect(staff.mock.calls.map(([route]) => route)).not.toContain('POST /admin/order-drafts')
})

test('a draft is saved once although the answer was lost', async () => {
  render(<DraftForm loaded={{ ...newDraft(), email: 'kim@gymfolk.example' }} />)
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save as draft' })))
  staff.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ id: 'd', version: 1 })
  await save()
  await save()
  const [first, repeated] = staff.mock.calls
  expect(first).toEqual(['POST /admin/order-drafts', expect.anything(), { idempotencyKey: expect.any(String) }])
  expect(repeated).toEqual(first)
})
