const dayMs = 86_400_000

/** The day of a time where its reader is, as a number: of two days in a row the second is one more. */
function dayNumber(time: string | number): number {
  const date = new Date(time)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs
}

export type Span = 'today' | 'yesterday' | 'week' | 'year' | 'older'

/** How far back a time is, in the days of its reader. */
export function spanOf(time: string, now: number): Span {
  const days = dayNumber(now) - dayNumber(time)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return 'week'
  return days < 300 ? 'year' : 'older'
}

/** Whether two times are on one day of their reader. */
export const isSameDay = (one: string, other: string): boolean => dayNumber(one) === dayNumber(other)
