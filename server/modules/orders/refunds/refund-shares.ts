import { shareOf } from '#server/modules/pricing/pricing.ts'

/** What of an order has gone back by now. Minor units. */
export interface Settled {
  /** How much of its total. */
  value: number
  /** Of the points that were spent on it, and what they had paid for. */
  points: number
  pointsCost: number
  /** Of what gift cards and store credit had paid. */
  credit: number
}

interface Paid {
  totalCost: number
  pointsSpent: number
  pointsCost: number
  creditCost: number
}

/** What a part of the order's total was paid with. */
export interface Parts {
  value: number
  money: number
  points: number
  pointsCost: number
  credit: number
}

/**
 * Splits a part of an order's total into the money, the points and the credit that paid for it. Each sum is the share of everything that went back by now, less
 * what went back before: so whatever the parts and their order, together they are exactly the whole.
 */
export function splitValue(paid: Paid, before: Settled, wanted: number): Parts {
  const value = Math.min(wanted, paid.totalCost - before.value)
  const upTo = before.value + value
  const points = Math.max(0, shareOf(paid.pointsSpent, upTo, paid.totalCost) - before.points)
  const pointsCost = Math.max(0, shareOf(paid.pointsCost, upTo, paid.totalCost) - before.pointsCost)
  const rest = (of: number) => of - shareOf(paid.pointsCost, of, paid.totalCost)
  const creditUpTo = shareOf(paid.creditCost, rest(upTo), paid.totalCost - paid.pointsCost)
  const credit = Math.min(value - pointsCost, Math.max(0, creditUpTo - before.credit))
  return { value, money: value - pointsCost - credit, points, pointsCost, credit }
}

/** How many of the points that an order earned stay, once so much of its money went back. */
export const earnedLeft = (earned: number, due: number, refunded: number): number => shareOf(earned, Math.max(0, due - refunded), due)
