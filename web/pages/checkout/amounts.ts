import type { Summary } from '#contract/orders.ts'

/** The order's amounts when these points are used. What gift cards and store credit pay comes from the server. */
export function amountsWith(summary: Summary, points: number): Summary & { pointsCost: number; amountDue: number } {
  const pointsCost = points > 0 ? (summary.points?.usableCost ?? 0) : 0
  return { ...summary, pointsCost, amountDue: (cents(summary.totalCost) - cents(pointsCost) - cents(summary.creditCost)) / 1000 }
}

const cents = (amount: number): number => Math.round(amount * 1000)
