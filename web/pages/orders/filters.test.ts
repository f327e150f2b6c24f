import { expect, test } from 'vitest'
import { urlOf, isFiltered, readFilters, toInput } from './filters.ts'

const now = new Date('2026-03-02T10:00:00Z')

test.each([
  ['', {}],
  ['?q=%20mat%20&status=Pending', { q: 'mat', orderStatus: 'Pending' }],
  ['?payment=Paid&time=30', { paymentStatus: 'Paid', from: '2026-01-31' }],
  ['?time=2025', { from: '2025-01-01', to: '2025-12-31' }],
  ['?status=Lost&payment=x&time=31&more=1', {}],
])('the address %j asks for %j', (query, input) => {
  const filters = readFilters(new URLSearchParams(query))
  expect(toInput(filters, now)).toEqual(input)
  expect(isFiltered(filters)).toBe(Object.keys(input).length > 0)
  expect(readFilters(new URL(urlOf(filters), 'http://x').searchParams)).toEqual(filters)
})
