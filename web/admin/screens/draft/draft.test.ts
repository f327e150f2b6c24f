import { expect, test } from 'vitest'
import { contentsOf, discountProblems, newDraft, pricedOf } from './draft.ts'

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
