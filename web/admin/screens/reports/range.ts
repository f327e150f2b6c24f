const dayMs = 86_400_000

export interface Range {
  /** The first and the last day, in UTC: "2026-03-02". */
  from: string
  to: string
}

/** What the tabs offer: that many days until today. */
export const lengths = [1, 7, 30, 90] as const
const usual = 30
const day = /^\d{4}-\d\d-\d\d$/

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** So many days until today. */
export const lastDays = (days: number, now: Date): Range => ({ from: dayOf(now.getTime() - (days - 1) * dayMs), to: dayOf(now.getTime()) })

/** The range that an address says: `days`, or `from` and `to`; what makes no sense counts as not said. */
export function rangeOf(query: URLSearchParams, now: Date): Range {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  if (day.test(from) && day.test(to) && from <= to) return { from, to }
  const days = Number(query.get('days'))
  return lastDays(lengths.find((one) => one === days) ?? usual, now)
}
