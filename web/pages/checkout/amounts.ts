import type { Summary } from '#contract/orders.ts'

/** What the order comes to, and what is left to pay when these points are used. */
export function amountsWith(summary: Summary, points: number): Summary & { pointsCost: number; amountDue: number } {
  const pointsCost = points > 0 ? (summary.points?.usableCost ?? 0) : 0
  return { ...summary, pointsCost, amountDue: (Math.round(summary.totalCost * 100) - Math.round(pointsCost * 100)) / 100 }
}
