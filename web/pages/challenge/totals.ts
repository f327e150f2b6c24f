import type { Challenge } from '#contract/challenges/challenges.ts'

const dayMs = 86_400_000

interface DayTotal {
  day: string
  /** The number of days since the first. */
  at: number
  added: number
  total: number
}

/** The reader's days with cumulative totals. */
export function totalsOf({ firstDay, mine }: Pick<Challenge, 'firstDay' | 'mine'>): DayTotal[] {
  let total = 0
  return (mine?.days ?? []).map(({ day, amount }) => {
    total += amount
    return { day, at: Math.round((Date.parse(day) - Date.parse(firstDay)) / dayMs), added: amount, total }
  })
}
