import { moneyChecks } from './money-checks.ts'
import { orderChecks } from './order-checks.ts'
import { reviewChecks } from './review-checks.ts'
import { stockChecks } from './stock-checks.ts'

/** What must always agree. Each check returns the ids of differences. To add one, add it to its group. */
export const checks = { ...stockChecks, ...orderChecks, ...moneyChecks, ...reviewChecks }

export type CheckName = keyof typeof checks
