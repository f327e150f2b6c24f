import type { OrderReturn } from '#contract/order-return.ts'

type Return = Pick<OrderReturn, 'state' | 'exchangeOrder' | 'withoutRefund' | 'differenceRefunded' | 'closedByRefund'>

/** The outcome of a return if that says more than its state; otherwise its state. */
export function outcomeOf({ state, exchangeOrder, withoutRefund, differenceRefunded, closedByRefund }: Return) {
  if (closedByRefund) return 'closedByRefund'
  if (state !== 'refunded') return state
  if (exchangeOrder !== null) return differenceRefunded ? 'exchangedAndRefunded' : 'exchanged'
  return withoutRefund ? 'withoutRefund' : state
}
