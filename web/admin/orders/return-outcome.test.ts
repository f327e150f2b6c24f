import { expect, it } from 'vitest'
import { outcomeOf } from './return-outcome.ts'

it('a closed return is labeled by its outcome', () => {
  const over = { state: 'refunded', exchangeOrder: null } as const
  const exchanged = { state: 'refunded', exchangeOrder: 'GF-2' } as const
  expect(outcomeOf(over)).toBe('refunded')
  expect(outcomeOf({ ...over, withoutRefund: true })).toBe('withoutRefund')
  expect(outcomeOf(exchanged)).toBe('exchanged')
  expect(outcomeOf({ ...exchanged, differenceRefunded: true })).toBe('exchangedAndRefunded')
  expect(outcomeOf({ state: 'rejected', exchangeOrder: null, closedByRefund: true })).toBe('closedByRefund')
  expect(outcomeOf({ ...exchanged, state: 'received' })).toBe('received')
})
