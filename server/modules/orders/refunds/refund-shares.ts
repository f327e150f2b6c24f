import { shareOf } from '#server/modules/pricing/pricing.ts'

/** The parts of an order that have gone back so far. Money in minor units. */
export interface SettledRefunds {
  /** The part of the order's total that went back. */
  value: number
  /** How many of the spent points went back, and the money they had paid for. */
  points: number
  pointsCost: number
  /** How much of what gift cards and store credit had paid went back. */
  credit: number
}

interface Paid {
  totalCost: number
  pointsSpent: number
  pointsCost: number
  creditCost: number
}

/** What a part of the order's total was paid with. */
export interface PaidParts {
  value: number
  money: number
  points: number
  pointsCost: number
  credit: number
}

/**
 * Splits a part of an order's total into the money, points and credit that paid for it. Each share is computed from everything that has
 * gone back including this part, less what went back before, so that the parts add up to exactly the whole in any order.
 */
export function splitValue(paid: Paid, before: SettledRefunds, wanted: number): PaidParts {
  const value = Math.min(wanted, paid.totalCost - before.value)
  const upTo = before.value + value
  const points = Math.max(0, shareOf(paid.pointsSpent, upTo, paid.totalCost) - before.points)
  const pointsCost = Math.max(0, shareOf(paid.pointsCost, upTo, paid.totalCost) - before.pointsCost)
  const rest = (of: number) => of - shareOf(paid.pointsCost, of, paid.totalCost)
  const creditUpTo = shareOf(paid.creditCost, rest(upTo), paid.totalCost - paid.pointsCost)
  const credit = Math.min(value - pointsCost, Math.max(0, creditUpTo - before.credit))
  return { value, money: value - pointsCost - credit, points, pointsCost, credit }
}

/** How many of an order's earned points stay after this much of its money went back. */
export const earnedLeft = (earned: number, due: number, refunded: number): number => shareOf(earned, Math.max(0, due - refunded), due)
