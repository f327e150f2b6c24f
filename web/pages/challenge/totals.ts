import type { Challenge } from '#contract/challenges/challenges.ts'

const dayMs = 86_400_000

interface DayTotal {
  day: string
  /** How many days after the first. */
  at: number
  added: number
  total: number
}

/** The reader's days with what they came to by then. */
export function totalsOf({ firstDay, mine }: Pick<Challenge, 'firstDay' | 'mine'>): DayTotal[] {
  let total = 0
  return (mine?.days ?? []).map(({ day, amount }) => {
    total += amount
    return { day, at: Math.round((Date.parse(day) - Date.parse(firstDay)) / dayMs), added: amount, total }
  })
}
