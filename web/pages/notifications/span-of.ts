/** How long ago something was, in the reader's days. */
type Span = 'today' | 'yesterday' | 'week' | 'earlier'

export function spanOf(time: string, now: number): Span {
  const days = Math.round((dayOf(now) - dayOf(Date.parse(time))) / 86_400_000)
  return days <= 0 ? 'today' : days === 1 ? 'yesterday' : days < 7 ? 'week' : 'earlier'
}

/** The local midnight of a time. Days with a clock change are an hour longer or shorter. */
const dayOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0)
