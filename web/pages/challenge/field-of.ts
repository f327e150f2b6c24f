import type { ApiOutput } from '#contract/api.ts'
import type { Challenger } from '#contract/challenges/challenges.ts'
import { type Tier, tierOf } from '#contract/challenges/tiers.ts'
import type { Challenge } from '#contract/challenges/challenges.ts'

/** The totals of all participants on one scale, or of the first of them. */
export interface Field {
  totals: number[]
  first: Challenger[]
  /** Whether the totals are those of everyone in the ranking. */
  isWhole: boolean
}

/** The number of ranked participants that are requested. */
export const fieldMax = 50
const firstMax = 10

export const fieldOf = ({ items, nextCursor }: ApiOutput<'GET /challenges/:id/ranking'>): Field => ({
  totals: items.map(({ total }) => total),
  first: items.slice(0, firstMax),
  isWhole: nextCursor === null,
})

/** How many have reached each tier and none above it. */
export function reachedOf(totals: readonly number[], tiers: Challenge['tiers']): Record<Tier, number> {
  const counts = { bronze: 0, silver: 0, gold: 0 }
  for (const total of totals) {
    const tier = tierOf(total, tiers)
    if (tier) counts[tier] += 1
  }
  return counts
}

/**
 * The totals as marks on a line; marks that would overlap are stacked. `at` is from 0 to 1, `level` counts from 0. No mark is moved across
 * the line of a tier by rounding, so each is on the correct side.
 */
export function marksOf(
  totals: readonly number[],
  { top, columns, lines }: { top: number; columns: number; lines: readonly number[] },
): { at: number; level: number }[] {
  const levels = new Map<number, number>()
  const columnOf = (total: number) => (top > 0 ? (Math.min(total, top) / top) * columns : 0)
  return totals.map((total) => {
    const reached = Math.max(0, ...lines.filter((line) => total >= line).map((line) => Math.ceil(columnOf(line))))
    const next = Math.min(columns, ...lines.filter((line) => total < line).map((line) => Math.ceil(columnOf(line)) - 1))
    const column = Math.max(0, Math.min(Math.max(Math.round(columnOf(total)), reached), next))
    const level = levels.get(column) ?? 0
    levels.set(column, level + 1)
    return { at: column / columns, level }
  })
}
