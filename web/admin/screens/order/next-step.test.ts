import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import { failedAmount, failedRefunds } from './next-step.ts'

type Name = Order['timeline'][number]['event']
const at = '2026-01-05T10:00:00.000Z'
const orderOf = (...events: [Name, number?][]) => ({
  timeline: events.map(([event, amount]) => ({ event, at, note: '', ...(amount !== undefined && { amount }) })),
})
const money = (amount: number) => `$${amount.toFixed(2)}`

describe('refunds that failed', () => {
  it('are told with their amount, which old ones have in their note', () => {
    expect(failedAmount(orderOf(['REFUNDED', 10], ['REFUND_FAILED', 10]), money)).toBe('$10.00')
    expect(failedAmount({ timeline: [{ event: 'REFUND_FAILED', at, note: '$7.00' }] }, money)).toBe('$7.00')
    expect(failedAmount(orderOf(['REFUND_FAILED', 10], ['REFUND_FAILED', 5.5]), money)).toBe('$15.50')
  })

  it('are settled by staff all at once, and by a lost dispute that of its amount', () => {
    expect(failedRefunds(orderOf(['REFUND_FAILED', 10], ['REFUND_REPLACED', 10], ['DISPUTE_LOST', 20]))).toEqual([])
    expect(failedRefunds(orderOf(['REFUND_FAILED', 10], ['REFUND_FAILED', 5], ['REFUND_RETRIED']))).toEqual([])
    expect(failedAmount(orderOf(['REFUND_FAILED', 10], ['REFUND_FAILED', 5], ['REFUND_REPLACED', 10]), money)).toBe('$5.00')
    expect(failedAmount(orderOf(['REFUND_FAILED', 10], ['REFUND_RETRIED'], ['REFUND_FAILED', 10]), money)).toBe('$10.00')
  })
})
