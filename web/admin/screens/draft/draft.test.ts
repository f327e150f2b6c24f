import { expect, test, vi } from 'vitest'
import { contentsOf, discountProblems, loadDraft, newDraft, pricedOf } from './draft.ts'

const staff = vi.hoisted(() => vi.fn<(route: string) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))

const line = { productId: 'p', variantId: 'v', name: 'Mat', details: '', photo: '', price: 89, quantity: 1 }
test.each([
  ['', '', {}],
  ['89', 'late', {}],
  ['5,50', 'late', {}],
  ['89.01', 'late', { discount: 'tooMuch' }],
  ['0.005', 'late', { discount: 'wrong' }],
  ['ten', 'late', { discount: 'wrong' }],
  ['5', ' ', { reason: 'missing' }],
  ['100%', 'late', {}],
  ['100,1 %', 'late', { discount: 'tooMuch' }],
  ['%', 'late', { discount: 'wrong' }],
  ['5%', '', { reason: 'missing' }],
])('a discount of "%s" with the reason "%s" on 89.00', (discount, reason, problems) =>
  expect(discountProblems({ ...newDraft(), lines: [line], discount, reason })).toEqual(problems),
)

test('a discount can be entered before there are items', () =>
  expect(discountProblems({ ...newDraft(), discount: '5', reason: 'late' })).toEqual({}))

test('gift wrap is priced only where it has a price, since processes of the last release refuse it', () => {
  const wrapped = { ...newDraft(), lines: [line], gift: { message: '', isWrapped: true } }
  expect(pricedOf(wrapped, undefined)).not.toHaveProperty('isWrapped')
  expect(pricedOf(wrapped, 4.5)).toMatchObject({ isWrapped: true })
  expect(pricedOf({ ...wrapped, gift: null }, 4.5)).not.toHaveProperty('isWrapped')
})

test('a percentage is sent as such, so that it follows the lines', () => {
  const lines = [{ ...line, quantity: 2 }]
  expect(contentsOf({ ...newDraft(), lines, discount: '12,5%' })).toMatchObject({ discount: 0, discountPercent: 12.5 })
  expect(pricedOf({ ...newDraft(), lines, discount: '12,5%' }, undefined)).toMatchObject({ discount: 0, discountPercent: 12.5 })
  expect(contentsOf({ ...newDraft(), lines, discount: '5,50' })).toMatchObject({ discount: 5.5 })
  expect(contentsOf({ ...newDraft(), lines, discount: '100,1%' })).toMatchObject({ discount: 0 })
})

test('a draft opens with all of its lines, in one call, and marks what is off sale', async () => {
  const item = { name: 'Mat', options: { Color: 'Red' }, photo: 'mat.avif', price: 89 }
  const items = [
    { ...item, variantId: 'blue', isOffered: false },
    { ...item, variantId: 'red', isOffered: true },
  ]
  const lines = [
    { productId: 'p', variantId: 'red', quantity: 2 },
    { productId: 'p', variantId: 'blue', quantity: 1 },
    { productId: 'q', variantId: 'lost', quantity: 3 },
  ]
  staff.mockResolvedValue({ version: 2, lines, items, discount: 0, discountPercent: null, reason: '', email: '', shippingAddress: null })
  const loaded = await loadDraft('d')
  expect(staff).toHaveBeenCalledOnce()
  expect(loaded.lines).toMatchObject([
    { variantId: 'red', name: 'Mat', details: 'Red', photo: 'mat.avif', price: 89, quantity: 2 },
    { variantId: 'blue', name: 'Mat', isGone: true },
    { variantId: 'lost', isGone: true },
  ])
  expect(loaded.lines[0]).not.toHaveProperty('isGone')
  expect(contentsOf(loaded).lines).toEqual(lines)
})
