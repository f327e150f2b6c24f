import type { Summary } from '#contract/orders.ts'

/** What the order comes to, and what is left to pay when these points are used; what gift cards and store credit pay the server has said. */
export function amountsWith(summary: Summary, points: number): Summary & { pointsCost: number; amountDue: number } {
  const pointsCost = points > 0 ? (summary.points?.usableCost ?? 0) : 0
  return { ...summary, pointsCost, amountDue: (cents(summary.totalCost) - cents(pointsCost) - cents(summary.creditCost)) / 1000 }
}

const cents = (amount: number): number => Math.round(amount * 1000)
