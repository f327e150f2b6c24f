import { dayMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'

/** How long after UTC a day ends in the last place on Earth. */
const lastMidnightMs = 12 * 3_600_000

/** The end of the nth day after this one, wherever the buyer is. The first day itself doesn't count. */
const endOfDay = (from: Date, days: number): Date =>
  new Date(Math.floor(from.getTime() / dayMs) * dayMs + (days + 1) * dayMs + lastMidnightMs)

/** The end of the return and the withdrawal window of what is delivered now; null if the shop has no such window. */
export const returnWindows = (
  { returns }: Pick<Config, 'returns'>,
  deliveredAt: Date,
): { returnUntil: Date | null; withdrawUntil: Date | null } => ({
  returnUntil: returns.days > 0 ? endOfDay(deliveredAt, returns.days) : null,
  withdrawUntil: returns.withdrawalDays > 0 ? endOfDay(deliveredAt, returns.withdrawalDays) : null,
})
