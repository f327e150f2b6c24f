// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import type { Summary } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import { storedGiftCards, storeGiftCards } from '#web/features/checkout/stored-gift-cards.ts'
import { useCreditChoice, useSummaryForCredit } from './use-credit-choice.ts'

const card = { token: 'abc', last4: '1234', balance: 50, expiresAt: null }
beforeEach(() => storeGiftCards([card]))

function useCheckoutCredit({ summary, error }: { summary: Summary | null; error: unknown }) {
  const credit = useCreditChoice(true)
  useSummaryForCredit(credit, summary, error)
  return credit.requested
}
const invalid = refuse('GIFT_CARD_IS_INVALID')

test('a gift card that the summary refuses is removed, also from the storage', () => {
  const { result, rerender } = renderHook(useCheckoutCredit, { initialProps: { summary: null, error: null as unknown } })
  expect(result.current.giftCards).toEqual(['abc'])
  rerender({ summary: null, error: invalid })
  expect([result.current.giftCards, storedGiftCards()]).toEqual([[], []])
})

test('rendering alone changes nothing that is stored', () => {
  function Probe() {
    return useCheckoutCredit({ summary: null, error: invalid }).giftCards
  }
  renderToString(<Probe />)
  expect(storedGiftCards()).toEqual([card])
})

test('points are sent as far as the last summary lets them be used', () => {
  const summary = { points: { usable: 30 } } as Summary
  const { result, rerender } = renderHook(useCheckoutCredit, { initialProps: { summary, error: null as unknown } })
  expect(result.current.points).toBe(30)
  rerender({ summary: null as unknown as Summary, error: invalid })
  expect(result.current.points).toBe(30)
})
