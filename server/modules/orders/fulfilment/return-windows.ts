import type { Config } from '#server/config.ts'

const dayMs = 86_400_000
/** Where the day ends last on Earth, after UTC. */
const lastMidnightMs = 12 * 3_600_000

/** The end of the nth day after this one, wherever the buyer is: the day itself doesn't count. */
const endOfDay = (from: Date, days: number): Date =>
  new Date(Math.floor(from.getTime() / dayMs) * dayMs + (days + 1) * dayMs + lastMidnightMs)

/** Until when what is delivered now may be returned, and its buyer may withdraw from the contract; null where the shop has no such time. */
export const returnWindows = (
  { returns }: Pick<Config, 'returns'>,
  deliveredAt: Date,
): { returnUntil: Date | null; withdrawUntil: Date | null } => ({
  returnUntil: returns.days > 0 ? endOfDay(deliveredAt, returns.days) : null,
  withdrawUntil: returns.withdrawalDays > 0 ? endOfDay(deliveredAt, returns.withdrawalDays) : null,
})
