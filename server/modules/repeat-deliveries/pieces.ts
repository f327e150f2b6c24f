import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'

/** Refuses more pieces than one order may have: it would be refused on its day. */
export function refuseTooMany(others: { quantity: number }[], quantity: number): void {
  const { unitsMax } = limits.order
  if (others.reduce((sum, one) => sum + one.quantity, quantity) > unitsMax)
    throw refuse('INVALID_INPUT', { quantity: [`makes more than ${unitsMax} pieces`] })
}
