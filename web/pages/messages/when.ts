const dayMs = 86_400_000

/** The reader's local day of a time as a number; consecutive days differ by one. */
function dayNumber(time: string | number): number {
  const date = new Date(time)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs
}

export type Span = 'today' | 'yesterday' | 'week' | 'year' | 'older'

/** The span of a time before now, in the reader's days. */
export function spanOf(time: string, now: number): Span {
  const days = dayNumber(now) - dayNumber(time)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return 'week'
  return days < 300 ? 'year' : 'older'
}

/** Whether two times are on the same day for the reader. */
export const isSameDay = (one: string, other: string): boolean => dayNumber(one) === dayNumber(other)
