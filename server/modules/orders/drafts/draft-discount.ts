import { minor } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'

/** A draft's discount: an amount in minor units, or instead a share of its lines in thousandths of a percent. */
export interface DraftDiscount {
  amount: number
  percent: number | null
}

/** What a percentage is stored in. */
export const perPercent = 1000

/** The discount as calls name it; refuses one that is both an amount and a share. */
export function readDiscount({ discount, discountPercent = 0 }: { discount: number; discountPercent?: number | undefined }): DraftDiscount {
  if (discount > 0 && discountPercent > 0) throw refuse('INVALID_INPUT', { discountPercent: ['is not needed with a discount'] })
  const percent = Math.round(discountPercent * perPercent)
  return { amount: minor(discount), percent: percent > 0 ? percent : null }
}

/** The discount on lines of this value, in minor units; fails if it's more than that value. */
export function amountOf({ amount, percent }: DraftDiscount, value: number): number {
  if (percent !== null) return Math.round((value * percent) / (100 * perPercent))
  if (amount > value) throw refuse('ERROR_IN_ORDER_CREATION', { discount: ['is more than the lines come to'] })
  return amount
}
