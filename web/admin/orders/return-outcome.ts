import type { OrderReturn } from '#contract/order-return.ts'

type Return = Pick<OrderReturn, 'state' | 'exchangeOrder' | 'withoutRefund' | 'differenceRefunded' | 'closedByRefund'>

/** How a return ended, where that says more than its state; how far it is, of any other. */
export function outcomeOf({ state, exchangeOrder, withoutRefund, differenceRefunded, closedByRefund }: Return) {
  if (closedByRefund) return 'closedByRefund'
  if (state !== 'refunded') return state
  if (exchangeOrder !== null) return differenceRefunded ? 'exchangedAndRefunded' : 'exchanged'
  return withoutRefund ? 'withoutRefund' : state
}
