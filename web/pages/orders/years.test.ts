import { expect, test } from 'vitest'
import { byYear } from './years.ts'

const on = (orderedDate: string) => ({ orderedDate })

test('orders are grouped by year, in their order', () => {
  const [march, may, july] = [on('2026-03-02T10:00:00Z'), on('2025-05-10T10:00:00Z'), on('2025-07-01T10:00:00Z')]
  expect(byYear([march, july, may])).toEqual([
    { year: 2026, orders: [march] },
    { year: 2025, orders: [july, may] },
  ])
  expect(byYear([])).toEqual([])
})
